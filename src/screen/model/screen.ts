import type { Piece } from '#audio';
import type { Grid, Size } from '../cells/grid.ts';
import type { Key } from './key.ts';
import type { Pointer } from './pointer.ts';

/**
 * One screen of the arcade. Most screens are values: a key returns the next screen. That may be the
 * same one, its parent, or undefined to leave the arcade. Screens that play or animate have a
 * lifetime bounded by `enter` and `leave`.
 */
export interface Screen {
  /** Minimum size; 40 by 12 by default. */
  readonly minSize?: Size;
  draw(grid: Grid): void;
  onKey(key: Key): Screen | undefined;
  /**
   * True if the mouse wheel acts as up and down arrows. This is the default, except where it would
   * move the player.
   */
  takesWheel?(): boolean;
  /** Handles a pointer event on a part added with `addHit`; keys and lists need no handler. */
  onPointer?(pointer: Pointer): Screen | undefined;
  /** True while a line is being typed, which then receives all keys that type text. */
  isTyping?(): boolean;
  /** True while waiting for another screen, with nothing to explain. */
  readonly isWaiting?: boolean;
  /** Accepts pasted text that is not typed into a line. Screens without this method ignore it. */
  onPaste?(text: string): Screen | undefined;
  /** False for a pasted text that `onPaste` has no use for. */
  takesPaste?(text: string): boolean;
  /** Latest events in words, for screen readers; empty for none. */
  announcement?(): string;
  enter?(): void;
  leave?(): void;
  /** Question to ask before leaving the arcade when work would be lost. */
  leaveQuestion?(): string | undefined;
  /** True for the exit: opening it leaves the arcade. */
  readonly isExit?: boolean;
  /** True for a picture, which is not mirrored in right-to-left languages. */
  readonly isUnmirrored?: boolean;
  /** Music of the screen; without this method the current music continues. */
  music?(): Piece | undefined;
}
