ending-place = All men are home.
