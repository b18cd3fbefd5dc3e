/** Limits of a pack. Larger packs are rejected before they cost time or memory. */
export const PACK_LIMITS = {
  /** Bytes per file. */
  fileBytes: 512 * 1024,
  /** Files read per pack; other files are skipped. */
  files: 64,
  /** Bytes of all files of a pack. */
  packBytes: 4 * 1024 * 1024,
  /** Bytes of a zip on disk, and entries in its directory. */
  zipBytes: 24 * 1024 * 1024,
  zipEntries: 2000,
  /** Expansion of one compressed byte in a zip. */
  zipRatio: 200,
  /** Levels of nested lists and mappings. An adventure needs seven. */
  depth: 12,
  /** Entries per list or mapping. */
  entries: 500,
  /** Values per file, counting every repetition by an alias. */
  values: 20_000,
  /** YAML tokens per file. */
  tokens: 200_000,
  /** Problems reported per pack. */
  problems: 200,
} as const;

/** Limits of the sounds of a pack, which count separately from its other files. */
export const SOUND_LIMITS = {
  /** Sounds per pack. */
  files: 100,
  /** Bytes of all sounds of a pack. */
  allBytes: 8 * 1024 * 1024,
  /** Bytes per sound. */
  bytes: 512 * 1024,
  seconds: 20,
} as const;

/** Limits of the pictures of a pack, which count separately from its other files. */
export const PICTURE_LIMITS = {
  /** Pictures per pack. */
  files: 400,
  /** Bytes of all pictures of a pack. */
  allBytes: 16 * 1024 * 1024,
  svgBytes: 200 * 1024,
  /** Bytes per PNG or WebP. */
  bitmapBytes: 1024 * 1024,
  /** Pixels of the longer side of a PNG or WebP. */
  side: 2048,
  /** Elements per SVG, and elements drawn when references are counted each time. */
  svgElements: 5000,
  svgDrawn: 20_000,
  /** Levels of nested elements. */
  svgDepth: 64,
  /** Problems reported per picture. */
  problems: 20,
} as const;

/** Files of a pack that has as many as allowed of every kind. */
export const MAX_PACK_FILES = PACK_LIMITS.files + PICTURE_LIMITS.files + SOUND_LIMITS.files;
