import type { Point } from '#web/canvas/geometry.ts';
import type { Bindings } from '../keys/bindings.ts';
import type { GameWorld } from '../world/game-world.ts';
import type { Art } from '../world/sprites.ts';
import type { LevelUpEvent } from './events.ts';

/** The canvas as handlers access it, with its size in device pixels. */
export interface CanvasShown {
  width: number;
  height: number;
}

/** Counters of the debug panel. */
export interface Debug {
  readonly isOpen: boolean;
  readonly lastKey: string;
  /** Times of the last second's ticks. */
  readonly ticks: readonly number[];
}

interface BaseState<S extends string> {
  readonly state: S;
  readonly canvas: CanvasShown;
  readonly context: CanvasRenderingContext2D;
  /** Time of the last drawn frame; undefined before the first. */
  readonly previousUpdateTime: number | undefined;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** True if the current tick draws. */
  readonly draws: boolean;
  /** True if anything visible besides the world has changed. */
  readonly isStale: boolean;
  readonly art: Art | undefined;
  readonly debug: Debug;
}

/** The menu, shown by the page. */
export type MainMenuState = BaseState<'menu'>;

/** The initial state: the menu, before any drawing. */
export function firstState(canvas: CanvasShown, context: CanvasRenderingContext2D): MainMenuState {
  return {
    state: 'menu',
    canvas,
    context,
    previousUpdateTime: undefined,
    density: 1,
    draws: false,
    isStale: true,
    art: undefined,
    debug: { isOpen: false, lastKey: '', ticks: [] },
  };
}

interface Playing<S extends string> extends BaseState<S> {
  readonly world: GameWorld;
  /** The cursor's cell and purpose. */
  readonly cursor: { readonly at: Point; readonly purpose: 'look' | 'travel' } | undefined;
  readonly highlights: boolean;
  /** A new level, and the time its display began. */
  readonly levelUp:
    { readonly event: LevelUpEvent; readonly since: number | undefined } | undefined;
}

export type CommonGameState = Playing<'game'>;

/** The game is over; the world remains visible. */
export interface PlayerDeadState extends Playing<'dead'> {
  /** Time when the end was first shown. */
  readonly deadSince: number | undefined;
}

export type GameState = CommonGameState | PlayerDeadState;
export type State = MainMenuState | GameState;

/** Services for handlers: the game, the page around the canvas and the settings. */
export interface HandlerServices {
  bindings(): Bindings;
  /** Starts the menu choice with this number. */
  choose(number: number): boolean;
  step(direction: 'up' | 'down' | 'left' | 'right', isRun: boolean): void;
  act(action: 'wait' | 'use' | 'drop' | 'undo'): void;
  /** Begins an automatic action. */
  begin(errand: 'explore' | 'rest' | 'climb-down' | 'climb-up'): void;
  /** Attacks the nearest enemy, or walks towards it. */
  attack(): void;
  travel(to: Point): void;
  /** Stops the current automatic action. */
  stop(): void;
  /** The next cell with something to look at; undefined if nothing is near. */
  nextThing(from: Point, by: 1 | -1): Point | undefined;
  /** The hero's path to a cell; undefined if there is none. */
  wayTo(to: Point): readonly Point[] | undefined;
  /** True if movement is animated. */
  isAnimated(): boolean;
  selectSlot(slot: number): void;
  turnSlot(by: 1 | -1): void;
  open(dialog: 'map' | 'log' | 'help'): void;
  zoom(by: 1 | -1): void;
  leave(): void;
  /** Performs the next step of an automatic action. */
  goOn(time: number): void;
  /** Updates the page; called when its data has changed. */
  show(state: State): void;
}
