import type { Point } from '#web/canvas/geometry.ts';
import type { Bindings } from '../keys/bindings.ts';
import type { GameWorld } from '../world/game-world.ts';
import type { Art } from '../world/sprites.ts';
import type { LevelUpEvent } from './events.ts';

/** The canvas as the handlers need it: its size in device pixels. */
export interface CanvasShown {
  width: number;
  height: number;
}

/** What the debug panel counts. */
export interface Debug {
  readonly isOpen: boolean;
  readonly lastKey: string;
  /** Times of the ticks of the last second. */
  readonly ticks: readonly number[];
}

interface BaseState<S extends string> {
  readonly state: S;
  readonly canvas: CanvasShown;
  readonly context: CanvasRenderingContext2D;
  /** The time of the frame that was drawn last; undefined before the first. */
  readonly previousUpdateTime: number | undefined;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Whether the present tick draws. */
  readonly draws: boolean;
  /** Whether something besides the world has changed that is drawn. */
  readonly isStale: boolean;
  readonly art: Art | undefined;
  readonly debug: Debug;
}

/** The menu; the page shows it. */
export type MainMenuState = BaseState<'menu'>;

/** The first state: the menu, before anything has been drawn. */
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
  /** The cell that is looked at, and what for. */
  readonly cursor: { readonly at: Point; readonly purpose: 'look' | 'travel' } | undefined;
  readonly highlights: boolean;
  /** A level that was gained, and since when it is shown. */
  readonly levelUp:
    { readonly event: LevelUpEvent; readonly since: number | undefined } | undefined;
}

export type CommonGameState = Playing<'game'>;

/** The game is over: the world is still seen. */
export interface PlayerDeadState extends Playing<'dead'> {
  /** Since when that is shown. */
  readonly deadSince: number | undefined;
}

export type GameState = CommonGameState | PlayerDeadState;
export type State = MainMenuState | GameState;

/** What handlers ask for that is not theirs: the game, the page around the canvas, the settings. */
export interface Deeds {
  bindings(): Bindings;
  /** Starts what the menu offers under that number. */
  choose(number: number): boolean;
  step(direction: 'up' | 'down' | 'left' | 'right', isRun: boolean): void;
  act(deed: 'wait' | 'explore' | 'rest' | 'use' | 'drop' | 'undo'): void;
  /** Attacks the nearest enemy, or walks towards it. */
  attack(): void;
  travel(to: Point): void;
  /** Ends what goes on by itself. */
  stop(): void;
  /** The next cell with something to look at; undefined where nothing is near. */
  nextThing(from: Point, by: 1 | -1): Point | undefined;
  /** The way that the hero would go to a cell; undefined where there is none. */
  wayTo(to: Point): readonly Point[] | undefined;
  /** Whether things are seen on their way. */
  isAnimated(): boolean;
  selectSlot(slot: number): void;
  turnSlot(by: 1 | -1): void;
  open(dialog: 'map' | 'log' | 'help'): void;
  zoom(by: 1 | -1): void;
  leave(): void;
  /** The next step of what goes on by itself. */
  goOn(time: number): void;
  /** What the page shows of the state: called where that has changed. */
  show(state: State): void;
}
