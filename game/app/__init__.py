"""The program around the scenes: window, loop, sound, storage, command line."""
