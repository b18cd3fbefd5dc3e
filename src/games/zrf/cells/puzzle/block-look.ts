import { hashText, assertDefined } from '#core';
import type { OptionValues } from '#core';
import { helpOf } from '#play';
import type { KeyMap } from '#play';
import { barLabels, commandTyped, keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { BLOCK_KEYS } from '../../voice/keymap.ts';
import type { ZrfAction, ZrfEvent, ZrfGame, ZrfState } from '../../rules/index.ts';
import { endsOf } from '../../rules/index.ts';
import { countSteps, moveLengths } from '../../puzzles/index.ts';
import type { AnyLook, Look, Press } from '#screen/model/look.ts';
import type { Say } from '#i18n/say.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { centred } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawField } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import type { ZrfFrame } from '../board/content.ts';
import type { ZrfHand } from '../board/hand.ts';
import { pressBoard } from '../board/press.ts';
import type { Desk } from '../board/press.ts';
import { describeMove, notateMoves, wayOfSteps } from '../../voice/block-moves.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import { readSlide } from '../../voice/typed/read-slide.ts';
import { describeTurn } from '../../voice/describe.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { drawBlocks, SIGNS } from './draw-blocks.ts';
import { pointAtBlock, pressBlocks, waysOf } from './hand.ts';
import type { BlockHand } from './hand.ts';
import { minSizeFor, sizeFor } from './picture.ts';
import { movable } from './plan.ts';
import type { Plan, Plans } from './plan.ts';
import type { Puzzling } from './puzzling.ts';
import { describeProblem } from '#voice/problems.ts';

/** Describes the chosen block and its possible directions. */
function describeChosen(plan: Plan, state: ZrfState, hand: BlockHand, say: Say): string {
  const { problem } = hand;
  if (problem !== undefined) return describeProblem(problem, say);
  const block = plan.labels[hand.block] ?? '';
  const directions = waysOf(plan, state, hand.block).map((way) =>
    say(`puzzle-way-${way}`, { count: 1 }),
  );
  if (hand.isFar) return say('screen-puzzle-far', { block });
  if (directions.length === 0) return say('screen-puzzle-stuck', { block });
  return say('screen-puzzle-chosen', { block, ways: directions.join(', ') });
}

type BlockLook = Look<ZrfState, ZrfAction, ZrfEvent, ZrfFrame, BlockHand>;

/** Parts shared with the letter board: moves are typed in the same way on both. */
export interface SharedParts {
  readonly game: ZrfGame;
  readonly plans: Plans;
  readonly plain: AnyLook;
  readonly glossaryOf: (state: ZrfState, say: Say) => Glossary;
  deskFor(state: ZrfState, say: Say): Desk;
}

/** Makes the look of a sliding-block puzzle in cells: whole blocks with outlines. */
export function makeBlockLook(shared: SharedParts): BlockLook {
  const { game, plans, plain, glossaryOf } = shared;
  const planOf = (state: ZrfState): Plan => assertDefined(plans.of(state));
  return {
    game: game.id,
    ...(plain.words === undefined ? {} : { words: plain.words }),
    point: (state, before) => pointAtBlock(planOf(state), state, before),
    press: (state, hand, key, _participants, say) =>
      (hand.typed === undefined ? pressBlocks(planOf(state), state, hand, key) : undefined) ??
      typed(planOf(state), shared.deskFor(state, say), hand, key),
    draw(grid, area, { state, hand, hint }, say) {
      const { cells } = state;
      drawBlocks(grid, area, { plan: planOf(state), cells, chosen: hand?.block, hint });
      if (hand?.typed !== undefined) drawTyped(grid, area, hand.typed, say('zrf-type-move'));
    },
    animate: () => [],
    describe: (before, events, _participants, say) => [
      describeEvents(planOf(before), before, events, say),
    ],
    describeTurn: (state, participants, say) =>
      describeTurn(glossaryOf(state, say), state, participants),
    preview: (state, hand, say) => describeChosen(planOf(state), state, hand, say),
    hint: (action, say, state) => describeStep(planOf(state), state, endsOf(action), say),
    explain: (state, action, _expected, say) =>
      describeStep(planOf(state), state, endsOf(action), say),
    notate: (start, log) =>
      notateMoves(
        planOf(start),
        start.cells,
        log.map(({ action }) => action),
      ),
    keys: (state, say) => barLabels(say, keysFor(planOf(state))),
    rules: (say, state) => plain.rules(say, state),
    print: (state, names, say) => plain.print(state, names, say),
    makeBoard: (state) => plain.makeBoard(state),
    readMove: (state, list, say) => readMove(shared, planOf(state), state, list, say),
  };
}

/** Reads a move in record notation, or else in ordinary board notation. */
function readMove(
  { plain }: SharedParts,
  plan: Plan,
  state: ZrfState,
  list: string,
  say: Say,
): FirstMove | undefined {
  const slide = readSlide(plan, state.cells, list, say);
  if (slide?.kind === 'play') return slide;
  const other = plain.readMove(state, list, say);
  return other?.kind === 'play' ? other : (slide ?? other);
}

const TYPED_WIDTH = 30;

/** Draws the typed line over the board. */
function drawTyped(grid: Grid, area: Area, field: TextField, title: string): void {
  const panel = centred(area, { width: TYPED_WIDTH, height: 3 });
  drawField(grid, drawPanel(grid, panel, title), field);
}

/** Handles a key while a move is being typed. */
function typed(
  plan: Plan,
  desk: Desk,
  hand: BlockHand,
  key: Parameters<typeof pressBoard>[2],
): Press<ZrfAction, BlockHand> | undefined {
  const isTyping = hand.typed !== undefined || commandTyped(BLOCK_KEYS, key) === 'type';
  const pressed = isTyping ? pressBoard(desk, hand, key) : undefined;
  if (pressed?.kind !== 'point') return pressed;
  if (pressed.hand.problem !== undefined) {
    const { state, glossary } = desk;
    const slide = readSlide(plan, state.cells, hand.typed?.text ?? '', glossary.say);
    if (slide?.kind === 'play' && slide.rest.trim() === '')
      return { kind: 'run', actions: slide.actions };
    if (slide?.kind === 'refused')
      return { kind: 'point', hand: { ...hand, problem: slide.problem } };
  }
  const { typed: field, problem }: ZrfHand = pressed.hand;
  return { kind: 'point', hand: { ...hand, typed: field, problem } };
}

/** Describes a step that was played or suggested. */
function describeStep(
  plan: Plan,
  { cells }: ZrfState,
  anchors: readonly number[],
  say: Say,
): string {
  const block = plan.handling.blockAt(cells, assertDefined(anchors[0]));
  return describeMove(plan, { block, anchors }, say);
}

function describeEvents(
  plan: Plan,
  before: ZrfState,
  events: readonly ZrfEvent[],
  say: Say,
): string {
  const [first] = events;
  return first?.kind === 'move' ? describeStep(plan, before, [first.from, first.to], say) : '';
}

/** Keys of a puzzle; puzzles of single tiles have no letter keys. */
function keysFor({ isOfTiles }: Plan): KeyMap {
  return BLOCK_KEYS.filter(({ command }) => command !== 'letter' || !isOfTiles);
}

function helpFor(plan: Plan, { cells }: ZrfState, say: Say): readonly KeyLabel[] {
  const [block = 0] = movable(plan, cells);
  const anchor = assertDefined(plan.handling.anchorsIn(cells)[block]);
  const way = plan.handling.waysOf(cells, block)[1]?.anchors ?? [anchor];
  const [move = ''] = plan.handling.stepsOf({ anchors: way });
  return keyLabels((id) => say(id, { move }), helpOf(keysFor(plan)));
}

function hasOwnStart(game: ZrfGame, { start }: OptionValues): boolean {
  return start !== undefined && start !== game.options.start.default;
}

/** Puzzle data of a game that began with `start`; undefined if it is not a puzzle. */
export function puzzlingOf(
  { game, glossaryOf, plans }: SharedParts,
  start: ZrfState,
): Puzzling<ZrfState, ZrfAction> | undefined {
  const plan = plans.of(start);
  if (plan === undefined) return undefined;
  const usual = `${game.id}/${start.variant}`;
  return {
    metrics: ['moves', 'straight', 'steps'],
    keyOf: (options) =>
      hasOwnStart(game, options) ? `${usual}/${hashText(game.makeState(start))}` : usual,
    isUsual: (options) =>
      !hasOwnStart(game, options) && start.variant === game.options.variant.default,
    count: (actions) => ({ ...countSteps(actions) }),
    split: moveLengths,
    least: () => minSizeFor(plan),
    sizeIn: (_state, area) => sizeFor(plan, area),
    about: (state, say) => glossaryOf(state, say).paragraphs()[0] ?? '',
    legend: (_state, say) =>
      plan.goalBlocks.size === 0 ? '' : say('screen-puzzle-legend', { ...SIGNS }),
    describeMove(state, { steps, text }, say) {
      const way = wayOfSteps(game, state, plan.handling.anchorsIn(state.cells), steps);
      return way === undefined ? text : describeMove(plan, way, say);
    },
    help: (state, say) => helpFor(plan, state, say),
  };
}
