import type { AnyGame, OptionValues } from '#core';
import { barLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { BOARD_KEYS, WALK_KEYS } from '../voice/keymap.ts';
import { makePosition } from '../rules/index.ts';
import type { ZrfAction, ZrfEvent, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Messages } from '#i18n';
import type { OptionWords } from '#voice/option-words.ts';
import type { AnyLook, Beat, Look } from '#screen/model/look.ts';
import type { Say } from '#i18n/say.ts';
import type { ZrfFrame } from './board/content.ts';
import { candidatesIn, pointAt, stepsOf } from './board/hand.ts';
import type { ZrfHand } from './board/hand.ts';
import { Layouts } from './board/layouts.ts';
import { describeMarks } from './board/describe-marks.ts';
import { drawArranged } from './board/draw-arranged.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { Notation } from '../voice/notation.ts';
import type { Signs } from '../notation/index.ts';
import { columnsOf } from '../voice/columns.ts';
import type { Columns } from '../voice/columns.ts';
import { droppable, leadOf, passOf } from '../voice/selection.ts';
import { clickBoard, pressBoard } from './board/press.ts';
import { printBoard } from './board/print.ts';
import type { Desk } from './board/press.ts';
import { lookByState, makeBlockLook, Plans, puzzlingOf } from './puzzle/index.ts';
import type { AnyPuzzling } from './puzzle/index.ts';
import { canSetUp } from './setup/index.ts';
import { readFirstMove } from '../voice/typed/read-list.ts';
import { explainHint, describeHint, describeTurn, nameSeat } from '../voice/describe.ts';
import { describeStep } from '../voice/describe-step.ts';
import { isInCheck } from '../voice/check.ts';
import { boardSound, endKindOf, endSound } from '../voice/sounds.ts';
import { Glossary } from '../voice/glossary.ts';
import { describeHand } from './board/describe-hand.ts';

type ZrfLook = Look<ZrfState, ZrfAction, ZrfEvent, ZrfFrame, ZrfHand>;

/** The look of one game, with details for positions that are puzzles. */
export interface RulesLook {
  readonly look: AnyLook;
  /** `start` is the initial position of the game. */
  puzzling(start: unknown): AnyPuzzling | undefined;
  /** True if positions of this kind can be set up by hand. */
  canSetUp(state: unknown): boolean;
}

const echoId: Say = (id) => id;

/** Makes the text look of a rules-file game: any board, drawn in letters. */
function makeLook(game: ZrfGame, messages: Messages | undefined): RulesLook {
  const columns = new Map<string, Columns | undefined>();
  const columnsIn = ({ variant }: ZrfState) => {
    if (!columns.has(variant)) columns.set(variant, columnsOf(game, variant));
    return columns.get(variant);
  };
  const glossaryIn = (variant: string, say: Say) => new Glossary({ game, variant, messages, say });
  const glossaryOf = ({ variant }: ZrfState, say: Say) => glossaryIn(variant, say);
  const layouts = new Layouts(game, (variant) => glossaryIn(variant, echoId).pieceWords);
  const notation = new Notation(game);
  const signs = new Map<string, Signs>();
  const signsIn = (variant: string): Signs => {
    const known = signs.get(variant) ?? glossaryIn(variant, echoId).sign;
    signs.set(variant, known);
    return known;
  };
  const deskFor = (state: ZrfState, say: Say, south = 0): Desk => ({
    layout: layouts.plain(state, south),
    glossary: glossaryOf(state, say),
    state,
    columns: columnsIn(state),
  });
  const plain: ZrfLook = {
    game: game.id,
    words: optionWords(game, glossaryIn),
    point: (state, before) => pointAt(game, layouts.plain(state), state, before),
    press: (state, hand, key, { south }, say) => pressBoard(deskFor(state, say, south), hand, key),
    click: (state, hand, part, { south }, say) =>
      clickBoard(deskFor(state, say, south), hand, part),
    fit: (state, room, south, means) => layouts.arranged(state, south, means, room).size,
    draw(grid, area, content, say) {
      const { state, participants, means } = content;
      const arrangement = layouts.arranged(state, participants.south, means, area);
      const layout = layouts.at(state, participants.south, means, arrangement.scale);
      const desk = { ...deskFor(state, say, participants.south), layout };
      drawArranged({ grid, area }, arrangement, desk, content);
    },
    animate: (before, events) => beatsOf(game, before, events),
    sounds(after, events, persons) {
      const { roles } = game.playOf(after.variant);
      const moved = boardSound(events, roles, isInCheck(game, after));
      const found = [moved, endSound(endKindOf(after, persons))];
      return found.filter((sound) => sound !== undefined);
    },
    describe: (before, events, participants, say) => [
      describeStep(glossaryOf(before, say), before, events, participants),
    ],
    describeTurn: (state, participants, say) =>
      describeTurn(glossaryOf(state, say), state, participants),
    preview: (state, hand, say) =>
      describeHand(deskFor(state, say), hand, candidatesIn(game, state)),
    hint: (action, say, state) => describeHint(glossaryOf(state, say), action),
    explain: (state, action, expected, say) =>
      explainHint(glossaryOf(state, say), state, action, expected),
    notate: (state, log) => notation.notate(state, log, signsIn(state.variant)),
    keys: (state, say) => keysOf(game, state, say),
    marks: (state, say) => describeMarks(game.rulesOf(state), say),
    rules: (say, state) => glossaryOf(state, say).paragraphs(),
    print: (state, _names, say) => printBoard(glossaryOf(state, say), layouts.plain(state), state),
    makeBoard: (state) => makePosition(game.rulesOf(state), state),
    readMove: (state, list, say) => readFirstMove(glossaryOf(state, say), state, list),
  };
  const plans = new Plans((state) => game.rulesOf(state));
  const shared = { game, plans, plain, glossaryOf, deskFor };
  const special = makeBlockLook(shared);
  const isSpecial = (state: ZrfState) => plans.of(state) !== undefined;
  return {
    look: lookByState({ plain, special, isSpecial }),
    puzzling: (start: ZrfState) => puzzlingOf(shared, start),
    canSetUp: (state: ZrfState) => !isSpecial(state) && canSetUp(game.rulesOf(state)),
  };
}

function optionWords(
  game: ZrfGame,
  glossaryIn: (variant: string, say: Say) => Glossary,
): OptionWords {
  return {
    family: 'zrf',
    value: (option, value) =>
      option === 'variant'
        ? glossaryIn(game.options.variant.default, echoId).variant(String(value))
        : undefined,
    player: (options: OptionValues, seat, say) =>
      nameSeat(glossaryIn(String(options['variant']), say), seat),
  };
}

/** Animation frames of a step; dice cups and other helpers are not animated. */
function beatsOf(
  game: ZrfGame,
  { variant }: ZrfState,
  events: readonly ZrfEvent[],
): Beat<ZrfFrame>[] {
  const { isHelper } = game.playOf(variant).roles;
  const from = events.flatMap((event) =>
    event.kind === 'move' && isHelper[event.type] !== true ? [event.from] : [],
  );
  return from.length === 0 ? [] : [{ frame: { from }, beats: 2 }];
}

function keysOf(game: ZrfGame, state: ZrfState, say: Say): readonly KeyLabel[] {
  const steps = stepsOf(game, state);
  const canDrop = droppable(candidatesIn(game, state)).size > 1;
  const canPass = passOf(steps) !== undefined;
  if (leadOf(game.rulesOf(state), candidatesIn(game, state)) !== undefined)
    return barLabels(say, WALK_KEYS);
  const isOffered = ({ command }: (typeof BOARD_KEYS)[number]) =>
    (command !== 'pass' || canPass) && (command !== 'drop' || canDrop);
  return barLabels(say, BOARD_KEYS.filter(isOffered));
}

/** Cache of looks for rules-file games, one per language. */
export class RulesLooks {
  readonly #cache = new WeakMap<AnyGame, Map<Messages | undefined, RulesLook>>();

  /** Look of a game; undefined if it is not from rules. `messages` are its texts in a language. */
  of(game: AnyGame, messages?: Messages): RulesLook | undefined {
    if (!isZrfGame(game)) return undefined;
    const cache = this.#cache.get(game) ?? new Map<Messages | undefined, RulesLook>();
    this.#cache.set(game, cache);
    const look = cache.get(messages) ?? makeLook(game, messages);
    cache.set(messages, look);
    return look;
  }
}
