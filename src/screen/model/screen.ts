import type { Piece } from '#audio';
import type { Grid, Size } from '../cells/grid.ts';
import type { Key } from './key.ts';
import type { Pointer } from './pointer.ts';

/**
 * One screen of the arcade. Most are values: a key is answered with the screen to show next, which
 * may be the same one, the one it was opened from, or undefined to leave the arcade. Those that
 * play or animate have a lifetime, told by `enter` and `leave`.
 */
export interface Screen {
  /** The fewest cells that it fits into; 40 by 12 where it does not say. */
  readonly least?: Size;
  draw(grid: Grid): void;
  onKey(key: Key): Screen | undefined;
  /** Whether the wheel of a mouse stands for arrows up and down, as it does unless somebody would walk by it. */
  takesWheel?(): boolean;
  /** Answers a mouse or a finger on a part that it drew (`addHit`); keys and lists need no answer. */
  onPointer?(pointer: Pointer): Screen | undefined;
  /** Whether a line is typed, to which keys belong that type something. */
  isTyping?(): boolean;
  /** Whether it waits for another screen and has nothing to explain. */
  readonly isWaiting?: boolean;
  /** Takes a text that is pasted, where that is not typed into a line; a screen without it has no use for one. */
  onPaste?(text: string): Screen | undefined;
  /** What happened last in words, for those who hear the screen; empty for nothing. */
  told?(): string;
  enter?(): void;
  leave?(): void;
  /** What is asked before everything is left from here, where work would be lost. */
  leaveQuestion?(): string | undefined;
  /** The way out: opened, it leaves the arcade. */
  readonly isExit?: boolean;
  /** Whether it is a picture: drawn alike in languages that are read from right to left. */
  readonly isUnmirrored?: boolean;
  /** The music that belongs to it; a screen that does not say lets it go on as it was. */
  music?(): Piece | undefined;
}
