/**
 * What rules may come to. Beyond these they are refused with a message, before they cost time or
 * memory: any text can be opened, and macros let a short one grow without end.
 */
export const RULES_LIMITS = {
  /** Bytes of one rules file: four times the longest that is known. */
  fileBytes: 1024 * 1024,
  /** Bytes of a rules file and all that it includes. */
  allBytes: 4 * 1024 * 1024,
  /** Files that are included, each as often as it is. */
  includes: 100,
  /** Files that include each other, one in another. */
  includeDepth: 16,
  /** Lists in lists: hand-written rules need 20, and every pass may recurse so deep. */
  nesting: 200,
  /** Macros that call macros, and the lists in which they do: hand-written rules need 30. */
  expansionDepth: 400,
  /** Words and lists that expansion looks at: a megabyte of rules has 300 000. */
  expansion: 600_000,
  /** Letters of a word or text that is put together from arguments of macros. */
  gluedLetters: 20_000,
  /** Problems that are told of one set of rules. */
  problems: 100,
  /** Bytes of a picture or sound. */
  assetBytes: 32 * 1024 * 1024,
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
  /** Pixels of a rectangle, and steps of a direction, to either side. */
  pixels: 1_000_000,
} as const;
