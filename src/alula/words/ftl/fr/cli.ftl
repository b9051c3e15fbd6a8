### to be written
