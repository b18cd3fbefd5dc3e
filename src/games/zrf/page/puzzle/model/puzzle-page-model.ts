import { largest, smallest } from '#core';
import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { PuzzleResult } from '#play';
import { noteFewest, puzzleRecords } from '#web/storage/puzzle-records.ts';
import { speed } from '#web/storage/settings.ts';
import type { Speed } from '#web/storage/settings.ts';
import { makePuzzleSolver } from '../../engine/solver.ts';
import type { ZrfGamePage } from '../../game/zrf-page.ts';
import { makePageModel } from '../../game/zrf-page-model.ts';
import type { ZrfPageModel } from '../../game/zrf-page-model.ts';
import { SolverModel } from './solver-model.ts';
import type { Box, Exit } from '../../blocks/block-frame.tsx';
import { reachOf } from '../sliding/blocks-reach.ts';
import type { BlockReach } from '../sliding/blocks-reach.ts';
import type { Blocks } from '#games/zrf/voice/block-moves.ts';
import { castOf } from '../game/cast.ts';
import type { Member } from '../game/cast.ts';
import { keyAt } from './records.ts';
import { goalPlacesOf, isAboutSome } from '../game/goal.ts';
import type { GoalPlaces } from '../game/goal.ts';
import type { Clock } from '../sliding/glide.ts';
import { placeOf } from '../game/ground.ts';
import type { Squares } from '../game/ground.ts';
import { OptimumSeeker } from './optimum.ts';
import type { Square } from '../../blocks/outline.ts';
import { PACE } from './solution.ts';
import { BlockAnimator } from '../sliding/block-animator.ts';
import type { Tempo } from '../sliding/block-animator.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';
import { puzzleSettings } from '../../settings/sections.ts';

/** View model of a puzzle: blocks, goal and solver. */
export interface PuzzlePageModel {
  readonly page: ZrfPageModel;
  readonly model: PuzzlePlayModel;
  readonly cast: readonly Member[];
  /** Blocks as named in messages and move lists. */
  readonly blocks: Blocks;
  readonly box: Box;
  /** Block places that satisfy the goal; undefined if they cannot be shown. */
  readonly goal: GoalPlaces | undefined;
  /** Blocks of the goal; empty if it concerns most of the blocks. */
  readonly goalBlocks: ReadonlySet<number>;
  readonly animator: BlockAnimator;
  readonly solver: SolverModel;
  readonly seeker: OptimumSeeker;
  /** Places that each block can reach; empty while moves are disabled. */
  readonly reaches: ReadonlySignal<readonly BlockReach[]>;
  /** Block whose reachable places are marked. */
  readonly picked: Signal<number | undefined>;
  /** True if a hint was played; the result then does not count as unaided. */
  readonly isHelped: ReadonlySignal<boolean>;
  readonly result: PuzzleResult;
  close(): void;
}

const PLACE: Readonly<Record<Speed, number>> = { off: 0, slow: 230, normal: 115, fast: 55 };
const MAX_GLIDE_MS: Readonly<Record<Speed, number>> = {
  off: 0,
  slow: 1400,
  normal: 700,
  fast: 350,
};

const CLOCK: Clock = {
  now: () => performance.now(),
  onFrame: (call) => void requestAnimationFrame(call),
};

/** Opening in the frame at the side that the only goal block must reach. */
function exitOf({ columns, rows }: Squares, places: readonly Square[]): Exit | undefined {
  const lefts = places.map(({ column }) => column);
  const tops = places.map(({ row }) => row);
  const across = { from: smallest(lefts), to: largest(lefts) + 1 };
  const down = { from: smallest(tops), to: largest(tops) + 1 };
  if (down.to === rows) return { side: 'bottom', ...across };
  if (across.to === columns) return { side: 'right', ...down };
  if (across.from === 0) return { side: 'left', ...down };
  return down.from === 0 ? { side: 'top', ...across } : undefined;
}

/** Squares covered by a block with its first tile on `anchor`. */
export function placesOf(
  { handling, ground }: Pick<PuzzlePlayModel, 'handling' | 'ground'>,
  block: number,
  anchor: number,
): Square[] {
  return handling.tilesOf(block, anchor).map((position) => placeOf(ground, position));
}

function goalOf(model: PuzzlePlayModel): Pick<PuzzlePageModel, 'goal' | 'goalBlocks' | 'box'> {
  const { ground, handling } = model;
  const { columns, rows, missing } = ground;
  const goal = goalPlacesOf(handling.puzzle);
  const isAbout = goal !== undefined && isAboutSome(goal, handling.puzzle);
  const goalBlocks = new Set(isAbout ? goal.keys() : []);
  const [only] = isAbout && goal.size === 1 ? goal : [];
  const exit = only === undefined ? undefined : exitOf(ground, placesOf(model, ...only));
  return { goal, goalBlocks, box: { columns, rows, missing, exit } };
}

export function makePuzzlePageModel(
  gamePage: ZrfGamePage,
  model: PuzzlePlayModel,
): PuzzlePageModel {
  const { handling, origin } = model;
  const goal = goalOf(model);
  const cast = castOf(model.rules, handling, origin.cells, goal.goalBlocks);
  const solver = new SolverModel({
    model,
    solver: makePuzzleSolver(),
    settings: () => puzzleSettings.value,
    onFewest: (metric, fewest) => noteFewest(keyAt(model), metric, fewest),
  });
  const tempo = (): Tempo => {
    const isShown = solver.solution.peek() !== undefined && speed.peek() !== 'off';
    if (!isShown) return { place: PLACE[speed.peek()], most: MAX_GLIDE_MS[speed.peek()] };
    const pace = PACE[puzzleSettings.value.pace] * 0.55;
    return { place: Math.min(pace, PLACE.slow), most: pace };
  };
  const cells = computed(() => solver.solution.value?.cells.value ?? model.state.value.cells);
  const animator = new BlockAnimator({ model, cells, tempo, clock: CLOCK });
  const seeker = new OptimumSeeker(model, makePuzzleSolver);
  const result = new PuzzleResult(puzzleRecords, {
    puzzle: keyAt(model),
    save: () => gamePage.saveId,
    cursor: model.match.cursor,
    isContinued: model.match.origin !== undefined,
  });
  const picked = signal<number | undefined>(undefined);
  const stops = [
    effect(() => void seeker.seek(puzzleSettings.value.metric)),
    effect(() => {
      // The model reports a solved puzzle only after all motion has stopped.
      if (!animator.glide.isMoving.value && model.playback.isMoving.value) model.playback.settle();
    }),
    effect(() => {
      if (cells.value.length > 0) picked.value = undefined;
    }),
  ];
  return {
    page: makePageModel(gamePage, model),
    model,
    cast,
    blocks: { rules: model.rules, handling, labels: cast.map(({ label }) => label) },
    ...goal,
    animator,
    solver,
    seeker,
    picked,
    reaches: computed(() => {
      const position = animator.position.value;
      const isOpen = model.isOpen.value && solver.solution.value === undefined;
      return isOpen ? position.anchors.map((anchor) => reachOf(model, position.cells, anchor)) : [];
    }),
    isHelped: computed(() => result.isHelpedAt(model.present.value.cursor)),
    result,
    close: () => {
      for (const stop of stops) stop();
      animator.close();
      solver.close();
      seeker.close();
    },
  };
}

/** True if a block can move now. */
export function canMove({ reaches }: PuzzlePageModel, block: number): boolean {
  return (reaches.value[block]?.ways.length ?? 0) > 1;
}

/** Slides a block along a way, unless it stays in place, and records the result once solved. */
export function slide(
  { model, picked, result }: PuzzlePageModel,
  anchors: readonly number[],
): boolean {
  picked.value = undefined;
  result.noteMove(model.match.cursor, false);
  if (!model.playText(model.handling.stepsOf({ anchors }))) return false;
  if (model.isSolved.value) result.noteSolved({ ...model.counts.value });
  return true;
}

/** Shows a hint, or plays the hint already shown and marks the game as helped. */
export function takeHint({ model, solver, result }: PuzzlePageModel): void {
  if (solver.hint.value !== undefined) result.noteMove(model.match.cursor, true);
  solver.requestHint();
}
