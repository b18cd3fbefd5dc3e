ending-place = The edges are connected.
