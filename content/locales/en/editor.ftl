# The editor of sliding puzzles.

# What keeps a drawing from being a puzzle
problem-draft-size = A board has 1 to { $most } columns and as many rows; this one has { $width } by { $height }.
problem-draft-content = Nothing is called { $name }: blocks are letters, or numbers from 1 to 99.
problem-draft-no-block = There is no block yet: draw one.
problem-draft-torn = The parts of block { $block } do not touch: join them, or make them two blocks.
problem-draft-no-goal = There is no goal yet: say where a block has to come to.
problem-draft-strange = The goal speaks of block { $block }, which is not on the board.
problem-draft-outside = The goal of block { $block } reaches over the edge of the board.
problem-draft-blocked = The goal of block { $block } lies on a wall.
problem-draft-overlap = The goals of { $one } and { $other } overlap: both cannot lie there.
problem-draft-few = Block { $block } and its equals need more places to come to.
problem-draft-reached = The goal is reached already: move a block, or its goal.
problem-draft-text = This is no drawing of a puzzle: line { $line } cannot be read.

# Why a game cannot be drawn anew
problem-draft-no-blocks-game = These rules are no puzzle of sliding blocks: other pieces, players or turns.
problem-draft-no-board = The board is no rectangle of at most { $most } by { $most } places.
problem-draft-other-moves = Its blocks do not slide to all four sides wherever there is room.
problem-draft-other-goal = Its goal says more than to which places blocks have to come.
