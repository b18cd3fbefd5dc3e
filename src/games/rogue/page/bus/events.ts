import type { Point } from '#web/canvas/geometry.ts';
import type { PressedKey } from '../keys/bindings.ts';
import type { EnteredCommand } from '../keys/commands.ts';
import type { Visual } from '../world/game-world.ts';
import type { WorldShown } from '../world/shown.ts';
import type { Art } from '../world/sprites.ts';

interface BaseEvent<T extends string> {
  readonly type: T;
}

/** An event of the browser page. */
interface DomEvent<T extends string, E> extends BaseEvent<T> {
  readonly event: E;
}

/** Window size in CSS pixels, and device pixels per CSS pixel. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export type LoadEvent = DomEvent<'load', WindowSize>;
export type ResizeEvent = DomEvent<'resize', WindowSize>;
export type KeyDownEvent = DomEvent<'keyDown', PressedKey>;
/** A page button equivalent to a key was pressed. */
export type CommandEvent = DomEvent<'command', EnteredCommand | { readonly slot: number }>;

/** A click or tap on the canvas, in device pixels. With `isLook`, it only looks at the cell. */
export type PointEvent = DomEvent<'point', Point & { readonly isLook: boolean }>;

/** Drawing clock, at most 60 ticks per second; `time` in milliseconds. */
export interface TickEvent extends BaseEvent<'tick'> {
  readonly time: number;
}

/** The tile set finished loading at its display size. */
export interface ArtEvent extends BaseEvent<'art'> {
  readonly art: Art;
}

/** A game was opened, or another position is shown without animation. */
export interface WorldEvent extends BaseEvent<'world'> {
  readonly shown: WorldShown;
  readonly isDead: boolean;
}

/** The player left the game. */
export type LeaveEvent = BaseEvent<'leave'>;

/** A turn was played. */
export interface TurnEvent extends BaseEvent<'turn'> {
  readonly shown: WorldShown;
  readonly visuals: readonly Visual[];
  /** True if movement is animated. */
  readonly isAnimated: boolean;
}

/** Events sent only by the game. */
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
