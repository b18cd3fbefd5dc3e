/**
 * Limits on the size of rules. Beyond them, rules are rejected with a message before they use up
 * time or memory. Any file can be opened, and macros let a short one expand without bound.
 */
export const RULES_LIMITS = {
  /** Bytes of one rules file: four times the size of the longest existing one. */
  fileBytes: 1024 * 1024,
  /** Bytes of a rules file including all its includes. */
  allBytes: 4 * 1024 * 1024,
  /** Number of includes, counting repeated ones. */
  includes: 100,
  /** Nesting depth of includes. */
  includeDepth: 16,
  /** Nesting depth of lists. Hand-written rules need 20; every pass may recurse to this depth. */
  nesting: 200,
  /** Nesting depth of macro calls, including the lists around them. Hand-written rules need 30. */
  expansionDepth: 400,
  /**
   * Words and lists after expansion; the largest existing file has 3 million. Equal calls are
   * expanded once. The other two limits are the nodes actually visited and the calls cached.
   */
  expansion: 10_000_000,
  expansionWork: 2_000_000,
  expansionsKept: 100_000,
  /** Characters of a word or text assembled from macro arguments. */
  gluedLetters: 20_000,
  /** Number of problems reported for one set of rules. */
  problems: 100,
  /** Bytes of an image or sound. */
  assetBytes: 32 * 1024 * 1024,
  /** Total unpacked bytes of all files in a folder or zip. */
  folderBytes: 256 * 1024 * 1024,
  /** Bytes of a zip file, and number of its entries. */
  zipBytes: 128 * 1024 * 1024,
  zipEntries: 10_000,
  /**
   * Close to the maximum of the format, because single-colour images compress extremely well. The
   * byte limits are the effective ones.
   */
  zipRatio: 1100,
  /** Number of names listed in a folder, and the depth of subfolders. */
  names: 5000,
  folders: 4,
} as const;

/**
 * Limits on declarations in rules. Existing files reach a tenth of these values. Table sizes grow
 * with their products.
 */
export const MEANING_LIMITS = {
  /** Number of games and variants in a menu. */
  entries: 1000,
  /** Number of players, which limits tables by player. The largest existing game has 15. */
  players: 64,
  /** Boards of 64 by 64. Link tables have positions × directions entries. */
  positions: 4096,
  directions: 256,
  /** Dimensions of a grid, each adding a label to position names. */
  dimensions: 8,
  zones: 1024,
  pieces: 1024,
  /** Limited by the bits of a small integer. */
  attributes: 31,
  moveTypes: 1024,
  /** Number of flag names, and of position flag names. */
  flags: 4096,
  /** Number of entries in a turn order. */
  turns: 4096,
  /** Number of pieces of one type in stock. */
  stock: 1_000_000,
  /** Characters of a name. Moves and saved positions repeat names many times. */
  letters: 100,
  /** Positions × piece types × players: the size of the hash key table. */
  cells: 1_000_000,
  /** The same × move types, because each type has its own table. */
  moves: 32_000_000,
  /** Piece types × move types. */
  choices: 200_000,
  /** Size of goals: players × positions, lines × links, and occupants × cells. */
  goals: 50_000_000,
  /**
   * Words and lists of all games and variants in a file, including inherited ones. Ten million take
   * a second. Opening is timed if it blocks the interface (`game/trial.ts`).
   */
  words: 100_000_000,
  /** Absolute value of rectangle coordinates and direction offsets, in pixels. */
  pixels: 1_000_000,
} as const;

/**
 * Limits on compiling and playing rules. A block or turn that exceeds one is cut off, and the
 * machine records a fault (`run/faults.ts`). Hand-written rules stay far below.
 */
export const PLAY_LIMITS = {
  /**
   * Nodes for one piece's blocks on one position. Above the first limit, effects are queued during
   * play; above the second, blocks are walked.
   */
  nodesWithEffects: 400,
  nodes: 1_500,
  /** Acts allowed for specialising them, and additional acts per allowed node. */
  acts: 10_000,
  actsPerNode: 10,
  /** Total acts of specialisation. Further blocks are walked. */
  specialising: 50_000_000,
  /** Effects of a step that is complete before play. All other steps may have 16 times as many. */
  effects: 128,
  /** Pieces picked up and position flags set, when specialising blocks. */
  load: 256,
  /** Pieces picked up, position flags set and effects, when walking blocks. */
  walkedLoad: 4096,
  /** Words of code, words of records, and attack questions. Beyond these, blocks are walked. */
  code: 32 * 1024 * 1024,
  records: 16 * 1024 * 1024,
  questions: 1024 * 1024,
  /** Words of records up to which steps found during play are interned. */
  recordsInPlay: 4 * 1024 * 1024,
  /** Words of cached walk and attack results. */
  remembered: 4 * 1024 * 1024,
  /** Acts in walking one block, and in all walks for one position. */
  walk: 1_000_000,
  walks: 10_000_000,
  /** Milliseconds for making a move and listing the moves that follow (`run/budget.ts`). */
  moveTime: 60_000,
  /** Milliseconds for trying a move in the interface thread, before a worker takes over. */
  patience: 150,
  /** Work units that take longer than that on any machine. Limits moves when there is no clock. */
  work: 50_000_000_000,
  /** Work units between two checks of the clock, a few hundredths of a second. */
  slice: 5_000_000,
  /** Work units per move above which rules are reported as slow. */
  slowWork: 10_000_000,
  /** Steps of one position. Search can number up to 500 000. */
  steps: 50_000,
  /** Words of one position's steps that are assembled during play. */
  heap: 4 * 1024 * 1024,
  /** Steps of one turn. The longest known capture in draughts of any size has 23. */
  chain: 300,
  /** Steps made to find the turns with the most captures. */
  lookahead: 200_000,
  /** Steps × royal pieces × positions checked to prevent leaving one under attack. */
  safety: 100_000_000,
} as const;
