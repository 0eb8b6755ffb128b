"""The rules of patience, without a picture, a file or a clock."""
