/**
 * What rules may come to. Beyond these they are refused with a message, before they cost time or
 * memory: any text can be opened, and macros let a short one grow without end.
 */
export const RULES_LIMITS = {
  /** Bytes of one rules file: four times the longest that is known. */
  fileBytes: 1024 * 1024,
  /** Bytes of a rules file and all that it includes. */
  allBytes: 4 * 1024 * 1024,
  /** Files that are included, counted each time. */
  includes: 100,
  /** Files that include each other, one in another. */
  includeDepth: 16,
  /** Lists in lists: hand-written rules need 20, and every pass may recurse so deep. */
  nesting: 200,
  /** Macros that call macros, and the lists in which they do: hand-written rules need 30. */
  expansionDepth: 400,
  /**
   * Words and lists that expansion comes to: the most that is known is 3 million. Equal calls are
   * worked out once: so many are looked at really, and so many calls are remembered.
   */
  expansion: 10_000_000,
  expansionWork: 2_000_000,
  expansionsKept: 100_000,
  /** Letters of a word or text that is put together from arguments of macros. */
  gluedLetters: 20_000,
  /** Problems that are told of one set of rules. */
  problems: 100,
  /** Bytes of a picture or sound. */
  assetBytes: 32 * 1024 * 1024,
  /** Bytes of all files of a folder or zip together, unpacked. */
  folderBytes: 256 * 1024 * 1024,
  /** Bytes of a zip as it lies on the disk, and entries in its list. */
  zipBytes: 128 * 1024 * 1024,
  zipEntries: 10_000,
  /** Pictures of one colour shrink as far as the packing can: the bytes are what is limited. */
  zipRatio: 1100,
  /** Names of a folder that are listed, and folders in folders in which they are. */
  names: 5000,
  folders: 4,
} as const;

/** How much rules may declare: known files have a tenth of it, and tables grow with products of these. */
export const MEANING_LIMITS = {
  /** Games and variants: a menu of more cannot be read. */
  entries: 1000,
  /** Every table of players stays small; 15 is the most that was seen. */
  players: 64,
  /** Boards of 64 by 64; tables of links have positions times directions entries. */
  positions: 4096,
  directions: 256,
  /** Dimensions of a grid: names grow by a label for each. */
  dimensions: 8,
  zones: 1024,
  pieces: 1024,
  /** Attributes of a piece are bits of a small integer. */
  attributes: 31,
  moveTypes: 1024,
  /** Names of flags, and of position flags, each. */
  flags: 4096,
  /** Entries of a turn order, which is walked in a circle. */
  turns: 4096,
  /** Pieces of a type in stock. */
  stock: 1_000_000,
  /** Letters of a name: moves and saved positions repeat names without end. */
  letters: 100,
  /** Positions times kinds of pieces times players: a table of keys has an entry for each. */
  cells: 1_000_000,
  /** The same for all move types, each of which has a table of its own. */
  moves: 32_000_000,
  /** Kinds of pieces times move types. */
  choices: 200_000,
  /** What goals look at: players times places, lines times links, and occupants times cells. */
  goals: 50_000_000,
  /**
   * Words and lists of all games and variants of a file, each with what it inherits: ten million take a
   * second, and opening is timed where somebody waits for it (`game/trial.ts`).
   */
  words: 100_000_000,
  /** Pixels of a rectangle, and steps of a direction, to either side. */
  pixels: 1_000_000,
} as const;

/**
 * What rules may come to while they are compiled and played. A block or a turn that goes beyond ends
 * there, and the machine notes a fault (`run/faults.ts`): hand-written rules stay far below.
 */
export const PLAY_LIMITS = {
  /** Nodes of the blocks of a piece on one position: beyond the first, effects are queued in play;
   * beyond the second the blocks are walked in play. */
  nodesWithEffects: 400,
  nodes: 1_500,
  /** Acts that are done to specialise them, and so many more for each node that there may be. */
  acts: 10_000,
  actsPerNode: 10,
  /** Acts of all that is specialised: what is needed after that is walked. */
  specialising: 50_000_000,
  /** Effects of a step that is complete before play; 16 times as many in all others. */
  effects: 128,
  /** Pieces that a step picks up, and position flags that are set, when blocks are specialised. */
  load: 256,
  /** Pieces that a step picks up, position flags that are set, and effects, when blocks are walked. */
  walkedLoad: 4096,
  /** Words of code and of records, and attack questions: beyond them blocks are walked in play. */
  code: 32 * 1024 * 1024,
  records: 16 * 1024 * 1024,
  questions: 1024 * 1024,
  /** Words of records up to which steps that are found in play are kept with those found before. */
  recordsInPlay: 4 * 1024 * 1024,
  /** Words of what is remembered of walks, and of attacks. */
  remembered: 4 * 1024 * 1024,
  /** Acts of a block that is walked, and of all that are walked to list the steps of a position. */
  walk: 1_000_000,
  walks: 10_000_000,
  /** Milliseconds that a move may take, with the list of moves that follow it (`run/budget.ts`). */
  moveTime: 60_000,
  /** Milliseconds that a move is tried for where the person waits, before a thread works it out. */
  patience: 150,
  /** Units of work that take longer than that on any machine: the end of a move where there is no clock. */
  work: 50_000_000_000,
  /** Units of work between two looks at the clock: some hundredths of a second. */
  slice: 5_000_000,
  /** Units of work of a move beyond which rules are called slow. */
  slowWork: 10_000_000,
  /** Steps of one position: searching numbers them up to 500 000. */
  steps: 50_000,
  /** Words of the steps of one position that are put together in play. */
  heap: 4 * 1024 * 1024,
  /** Steps of one turn: the longest capture that is known in draughts of any size has 23. */
  chain: 300,
  /** Steps that are made to find which turn captures most. */
  lookahead: 200_000,
  /** Steps times royal pieces times positions that are looked at so that none is left under attack. */
  safety: 100_000_000,
} as const;
