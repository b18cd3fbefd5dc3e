/** What a pack may come to. Beyond these it is refused before it costs time or memory. */
export const PACK_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 512 * 1024,
  /** Files of a pack that are read; other files are skipped. */
  files: 64,
  /** Bytes of all files of a pack together. */
  packBytes: 4 * 1024 * 1024,
  /** Bytes of a zip as it lies on the disk, and entries in its list. */
  zipBytes: 8 * 1024 * 1024,
  zipEntries: 2000,
  /** How many bytes one byte in a zip may grow to. */
  zipRatio: 200,
  /** Lists in mappings in lists: an adventure needs seven. */
  depth: 12,
  /** Entries of one list or mapping. */
  entries: 500,
  /** Values of one file, counted again wherever an alias repeats them. */
  values: 20_000,
  /** Words and signs of one file, as YAML parts it. */
  tokens: 200_000,
  /** Problems that are told of one pack. */
  problems: 200,
} as const;
