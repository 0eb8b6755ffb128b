"""Where cards lie, fly and are grasped."""
