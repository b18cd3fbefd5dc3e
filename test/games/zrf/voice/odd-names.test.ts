import { describe, expect, test } from 'vitest';
import {
  below,
  loadTranscript,
  makeSnapshot,
  makeStream,
  makeTranscript,
  Match,
  must,
  parseOptions,
  resumeTranscript,
} from '#core';
import type { AnyMatch } from '#core';
import { makePositionLine, makeZsg, parseZsg, replayZsg } from '#games/zrf/rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { actionsIn, notateStep } from '#games/zrf/notation/index.ts';
import { readFirstMove } from '#games/zrf/voice/typed/read-list.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import { folderWith } from '../rules/nodes.ts';
import { ODD_NAMES } from './odd-names.ts';

const KINDS = ['position', 'piece', 'player'] as const;
type Kind = (typeof KINDS)[number];

const USUAL: Readonly<Record<Kind, string>> = { position: 'b2', piece: 'Man', player: 'White' };
const STEPS = 5;
/** Number of moves typed per position. */
const MOVES = 8;

/**
 * Rules with every element that moves, positions and saves can name; one square, one piece and one
 * player have the given names.
 */
function rulesWith(names: Readonly<Record<Kind, string>>): string {
  const wordFor = (kind: Kind) => `(word "${names[kind]}")`;
  const [square, man, white] = [wordFor('position'), wordFor('piece'), wordFor('player')];
  return `
(define word $1$2)
(define step ($1 (verify empty?) add))
(game
  (title "Odd")
  (players ${white} Black)
  (option "pass turn" true)
  (board
    (positions (a1 0 10 9 19) (a2 0 0 9 9) (${square} 10 0 19 9) (b1 10 10 19 19) (c1 20 10 29 19)
      (c2 20 0 29 9))
    (links n (a1 a2) (b1 ${square}) (c1 c2)) (links s (a2 a1) (${square} b1) (c2 c1))
    (links e (a1 b1) (b1 c1) (a2 ${square}) (${square} c2))
    (links w (c1 b1) (b1 a1) (c2 ${square}) (${square} a2)))
  (board-setup (${white} (${man} a1 off 2) (Mage b1)) (Black (${man} c2) (Stone c1 off 2)))
  (piece (name ${man}) (attribute fresh? true)
    (moves (n (verify not-friend?) (set-attribute fresh? false) add) (step s)
      (e (verify not-friend?) (add ${man} Queen))
      (w (verify not-empty?) capture (verify (position-flag? never)) add)
      (w (verify empty?) (add-partial)))
    (drops ((verify empty?) add)))
  (piece (name Queen) (moves (step n) (step e) (step w)))
  (piece (name Mage)
    (moves (n (verify not-empty?) flip back e (verify empty?) add)
      (n (verify empty?) (create ${man} s) add) (n (verify empty?) add-copy) (step e) (step s)))
  (piece (name Stone) (moves (step n) (w (verify not-friend?) add)) (drops ((verify empty?) add)))
  (win-condition (${white} Black) (pieces-remaining 20)))`;
}

function isSameAction(one: ZrfAction, other: ZrfAction | undefined): boolean {
  return one.record.join() === other?.record.join();
}

const say = (id: string) => id;

/** Data lost when a position's text is parsed back. */
function* positionLosses(game: ZrfGame, state: ZrfState): Generator<string> {
  const { variant } = state;
  const rules = game.rulesOf(state);
  const stated = game.makeState(state);
  if (game.makeState(must(game.parseState(stated))) !== stated) yield stated;
  const start = makePositionLine(rules, state);
  const started = game.start(must(parseOptions(game.options, { variant, start })), 'odd');
  if (makePositionLine(rules, started) !== start) yield start;
}

/** Data lost when move texts are parsed back. */
function* moveLosses(game: ZrfGame, state: ZrfState): Generator<string> {
  const glossary = new Glossary({ game, variant: state.variant, messages: undefined, say });
  for (const action of actionsIn(game, state).slice(0, MOVES)) {
    const text = game.makeAction(state, action);
    if (!isSameAction(action, must(game.parseAction(state, text)))) yield text;
    const typed = readMove(glossary, state, text);
    if (typed.kind !== 'play' || typed.actions.join() !== text) yield `typed ${text}`;
    const listed = readFirstMove(glossary, state, `${text};${text}`);
    if (listed?.kind !== 'play' || listed.actions.join() !== text) yield `listed ${text}`;
    if (listed?.kind === 'play' && listed.rest !== text) yield `before ${listed.rest}`;
    // Recorded notation may be ambiguous and then offers a choice.
    const shown = notateStep(game, state, action);
    const read = readMove(glossary, state, shown);
    const isMeant =
      read.kind === 'choose'
        ? read.actions.some((other) => isSameAction(action, other))
        : read.kind === 'play' && read.actions.join() === text;
    if (!isMeant) yield `shown ${shown}`;
  }
}

/** Plays at random and yields data lost from any text. */
function* lossesOf(game: ZrfGame, seed: string): Generator<string> {
  const random = makeStream(seed, 'odd');
  const match = new Match(game, { variant: 'odd', start: 'usual' }, seed);
  for (let step = 0; step < STEPS; step += 1) {
    yield* positionLosses(game, match.state);
    if (step % 4 === 0) yield* moveLosses(game, match.state);
    const choices = actionsIn(game, match.state);
    const action = choices[below(random, Math.max(1, choices.length))];
    if (action === undefined) break;
    match.play(action);
  }
  const actions = match.log.map(({ action }) => action);
  const end = game.makeState(match.state);
  const games = [game];
  for (const text of [makeTranscript(match as AnyMatch), makeSnapshot(match)]) {
    for (const load of [loadTranscript, resumeTranscript]) {
      const loaded = load(text, games);
      if (!loaded.ok) yield loaded.problems.map(({ message }) => message).join();
      else if (game.makeState(loaded.value.match.state as ZrfState) !== end) yield text;
    }
  }
  const saved = makeZsg(game, match.stateAt(0), actions, { seats: 'HC', rulesFile: 'odd.zrf' });
  const replayed = replayZsg(game, must(parseZsg(saved)));
  if (!replayed.ok) yield replayed.problems.map(({ message }) => message).join();
  else if (game.makeState(replayed.value.state) !== end) yield saved;
  const put = makeZsg(game, match.state, [], { seats: 'HC', rulesFile: 'odd.zrf' });
  const set = replayZsg(game, must(parseZsg(put)));
  if (!set.ok || set.value.state.cells.join() !== match.state.cells.join()) yield put;
}

function open(kind: Kind, name: string) {
  const text = rulesWith({ ...USUAL, [kind]: name });
  return openRules(folderWith({ 'odd.zrf': text }), 'odd.zrf', 'odd').game;
}

/** Rejection of a name, or the data it loses. */
function fateOf(kind: Kind, name: string): string {
  const game = open(kind, name);
  if (game.ok) {
    const losses = [...lossesOf(game.value, `${kind} ${JSON.stringify(name)}`)];
    return losses.length === 0 ? 'kept' : `lost: ${losses[0] ?? ''}`;
  }
  const [problem] = game.problems;
  const isPlaced = problem?.file === 'odd.zrf' && problem.line !== undefined;
  return isPlaced && problem.column !== undefined ? problem.code : 'without a place';
}

describe.each(KINDS)('a %s with an odd name', (kind) => {
  test.each(ODD_NAMES.map((name) => [JSON.stringify(name), name]))(
    'is rejected or fully preserved: %s',
    (_, name) => {
      expect(['kept', 'zrf-name-letter', 'zrf-binary']).toContain(fateOf(kind, name));
    },
  );
});

test('the table has at least 315 odd names', () => {
  expect(new Set(ODD_NAMES).size * KINDS.length).toBeGreaterThanOrEqual(315);
});
