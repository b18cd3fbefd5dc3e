import type { Point } from '#web/canvas/geometry.ts';
import type { PressedKey } from '../keys/bindings.ts';
import type { Given } from '../keys/commands.ts';
import type { Visual } from '../world/game-world.ts';
import type { WorldShown } from '../world/shown.ts';
import type { Art } from '../world/sprites.ts';

interface BaseEvent<T extends string> {
  readonly type: T;
}

/** An event of the page, in the words of the page. */
interface DomEvent<T extends string, E> extends BaseEvent<T> {
  readonly event: E;
}

/** The size of the window, in CSS pixels, and device pixels per CSS pixel. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export type LoadEvent = DomEvent<'load', WindowSize>;
export type ResizeEvent = DomEvent<'resize', WindowSize>;
export type KeyDownEvent = DomEvent<'keyDown', PressedKey>;
/** A button of the page was used that stands for a key. */
export type CommandEvent = DomEvent<'command', Given | { readonly slot: number }>;

/** A point of the canvas was clicked or tapped, in device pixels. */
export type PointEvent = DomEvent<'point', Point>;

/** The clock of drawing, at most 60 times a second; `time` in milliseconds. */
export interface TickEvent extends BaseEvent<'tick'> {
  readonly time: number;
}

/** The tile set is there, in the size in which it is drawn. */
export interface ArtEvent extends BaseEvent<'art'> {
  readonly art: Art;
}

/** A game was opened, or another position of it is shown at once. */
export interface WorldEvent extends BaseEvent<'world'> {
  readonly shown: WorldShown;
  readonly isDead: boolean;
}

/** The game was left. */
export type LeaveEvent = BaseEvent<'leave'>;

/** A turn was taken. */
export interface TurnEvent extends BaseEvent<'turn'> {
  readonly shown: WorldShown;
  readonly visuals: readonly Visual[];
  /** Whether things are seen on their way. */
  readonly isAnimated: boolean;
}

/** What the game alone sends. */
export type PlayerDieEvent = BaseEvent<'playerDie'>;
export interface LevelUpEvent extends BaseEvent<'levelUp'> {
  readonly level: number;
  readonly damage: number;
  readonly armor: number;
  readonly previousDamage: number;
  readonly previousArmor: number;
}
export type GameEvent = WorldEvent | LeaveEvent | TurnEvent | PlayerDieEvent | LevelUpEvent;

export type RogueBusEvent =
  | LoadEvent
  | ResizeEvent
  | KeyDownEvent
  | CommandEvent
  | PointEvent
  | TickEvent
  | ArtEvent
  | GameEvent;
