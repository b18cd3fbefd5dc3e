/** A line of a text that is not empty, and its number. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}
