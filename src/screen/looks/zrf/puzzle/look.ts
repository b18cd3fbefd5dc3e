import { hashText, assertDefined } from '../../../../core/index.ts';
import type { OptionValues } from '../../../../core/index.ts';
import type { KeyLabel } from '../../../model/key.ts';
import type { ZrfAction, ZrfEvent, ZrfGame, ZrfState } from '../../../../games/zrf/index.ts';
import { RECORD } from '../../../../games/zrf/index.ts';
import { countSteps, moveLengths } from '../../../../puzzles/index.ts';
import type { AnyLook, Look, Notated, Press } from '../../../model/look.ts';
import type { Say } from '../../../../i18n/say.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { centred } from '../../../widgets/areas.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { drawField } from '../../../widgets/text-field.ts';
import type { TextField } from '../../../widgets/text-field.ts';
import type { ZrfFrame } from '../board/board.ts';
import type { ZrfHand } from '../board/hand.ts';
import { pressBoard } from '../board/press.ts';
import type { Desk } from '../board/press.ts';
import { tellTurn } from '../../../../presentation/zrf/told.ts';
import type { Telling } from '../../../../presentation/zrf/told.ts';
import type { RulesWords } from '../../../../presentation/zrf/words.ts';
import { drawBlocks, SIGNS } from './drawing.ts';
import { pointAtBlock, pressBlocks } from './hand.ts';
import type { BlockHand } from './hand.ts';
import { widthFor } from './picture.ts';
import { ARROW_NAMES, movable, nextTo } from './plan.ts';
import type { Arrow, Plan, Plans } from './plan.ts';
import type { Puzzling } from './puzzling.ts';
import { tellAction, tellBlock, tellMove, tellStep } from './told.ts';

type BlockLook = Look<ZrfState, ZrfAction, ZrfEvent, ZrfFrame, BlockHand>;

/** What the board of letters lends: moves are typed in the same way at both. */
export interface Lent {
  readonly game: ZrfGame;
  readonly words: RulesWords;
  readonly plans: Plans;
  readonly plain: AnyLook;
  deskFor(state: ZrfState): Desk;
}

/** A puzzle of sliding blocks in cells: whole blocks with outlines. */
export function makeBlockLook(lent: Lent): BlockLook {
  const { game, words, plans, plain } = lent;
  const planOf = (state: ZrfState): Plan => assertDefined(plans.of(state));
  const telling = (state: ZrfState, say: Say): Telling => ({
    rules: game.rulesOf(state),
    words,
    say,
  });
  return {
    game: game.id,
    ...(plain.words === undefined ? {} : { words: plain.words }),
    point: (state, before) => pointAtBlock(planOf(state), state, before),
    press: (state, hand, key) =>
      hand.typed === undefined
        ? (pressBlocks(planOf(state), state, hand, key) ?? typed(lent, state, hand, key))
        : typed(lent, state, hand, key),
    draw(grid, area, { state, hand, hint }, say) {
      const { cells } = state;
      drawBlocks(grid, area, { plan: planOf(state), cells, chosen: hand?.block, hint });
      if (hand?.typed !== undefined) drawTyped(grid, area, hand.typed, say('zrf-text-type'));
    },
    animate: () => [],
    tell: (before, events, _company, say) => [tellEvents(planOf(before), before, events, say)],
    tellTurn: (state, company, say) => tellTurn(telling(state, say), state, company),
    preview: (state, hand, say) => tellBlock(planOf(state), state, hand, say),
    hint: (action, say, state) => tellAction(planOf(state), state, action, say),
    explain: (state, action, _expected, say) => tellAction(planOf(state), state, action, say),
    notate: (start, log) =>
      notate(
        planOf(start),
        start,
        log.map(({ action }) => action),
      ),
    keys: (state, say) => keysOf(planOf(state), say),
    rules: (say, state) => plain.rules(say, state),
    print: (state, names) => plain.print(state, names),
    makeBoard: (state) => plain.makeBoard(state),
    splitMoves: (state, text) => plain.splitMoves(state, text),
  };
}

const TYPED_WIDTH = 30;

/** The line that is typed, over the board. */
function drawTyped(grid: Grid, area: Area, field: TextField, title: string): void {
  const panel = centred(area, { width: TYPED_WIDTH, height: 3 });
  drawField(grid, drawPanel(grid, panel, title), field);
}

/** Keys of the line in which moves are typed. */
function typed(
  lent: Lent,
  state: ZrfState,
  hand: BlockHand,
  key: Parameters<typeof pressBoard>[2],
): Press<ZrfAction, BlockHand> | undefined {
  const isTyping = hand.typed !== undefined || key.text === ':' || key.name === '/';
  const pressed = isTyping ? pressBoard(lent.deskFor(state), hand, key) : undefined;
  if (pressed?.kind !== 'point') return pressed;
  const { typed: field, problem }: ZrfHand = pressed.hand;
  return { kind: 'point', hand: { ...hand, typed: field, problem } };
}

function tellEvents(plan: Plan, before: ZrfState, events: readonly ZrfEvent[], say: Say): string {
  const [first] = events;
  return first?.kind === 'move' ? tellStep(plan, before, first.from, first.to, say) : '';
}

const SIGNS_OF: Readonly<Record<Arrow, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** Whole moves in a list: the block, and where it went step by step. */
function notate(plan: Plan, start: ZrfState, actions: readonly ZrfAction[]): Notated[] {
  const anchors = plan.handling.anchorsIn(start.cells);
  let first = 0;
  return moveLengths(actions).map((count) => {
    const steps = actions.slice(first, first + count).map(endsOf);
    const block = anchors.indexOf(assertDefined(steps[0])[0]);
    const signs = steps.map(([from, to]) => {
      const arrow = ARROW_NAMES.find((name) => nextTo(plan, from, name) === to);
      return arrow === undefined ? '' : SIGNS_OF[arrow];
    });
    anchors[block] = assertDefined(steps.at(-1))[1];
    const turn = { by: 0, text: (plan.labels[block] ?? '') + signs.join(''), first, count };
    first += count;
    return turn;
  });
}

/** Where a step takes the first tile of its block from, and to. */
function endsOf({ record }: ZrfAction): readonly [number, number] {
  return [assertDefined(record[RECORD.first]), assertDefined(record[RECORD.first + 1])];
}

function keysOf(plan: Plan, say: Say): KeyLabel[] {
  const named = (keys: string, id: string) => ({ keys, label: say(`zrf-blocks-key-${id}`) });
  return [
    named('←→↑↓', 'slide'),
    named('f', 'far'),
    named('Tab', 'next'),
    ...(plan.isOfTiles ? [] : [named('A–Z', 'letter')]),
    named(':', 'type'),
  ];
}

function helpOf(plan: Plan, { cells }: ZrfState, say: Say): KeyLabel[] {
  const [block = 0] = movable(plan, cells);
  const anchor = assertDefined(plan.handling.anchorsIn(cells)[block]);
  const way = plan.handling.waysOf(cells, block)[1]?.anchors ?? [anchor];
  const [move = ''] = plan.handling.stepsOf({ anchors: way });
  const named = (keys: string, id: string) => ({
    keys,
    label: say(`zrf-blocks-help-${id}`, { move }),
  });
  return [
    named('←→↑↓', 'slide'),
    named('f', 'far'),
    named('Tab, Space', 'next'),
    ...(plan.isOfTiles ? [] : [named('A–Z', 'letter')]),
    named(':', 'type'),
  ];
}

function hasOwnStart(game: ZrfGame, { start }: OptionValues): boolean {
  return start !== undefined && start !== game.options.start.default;
}

/** What is known of a puzzle that began with `start`; undefined where that is none. */
export function puzzlingOf(
  { game, words, plans }: Lent,
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
    widthIn: (_state, area) => widthFor(plan, area),
    about: (state) => words.paragraphs(state.variant, plan.rules)[0] ?? '',
    legend: (_state, say) =>
      plan.goalBlocks.size === 0 ? '' : say('zrf-blocks-legend', { ...SIGNS }),
    tellMove: (state, move, say) => tellMove(plan, state, move, say),
    help: (state, say) => helpOf(plan, state, say),
  };
}
