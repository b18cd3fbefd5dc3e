import type { AnyGame } from './game.ts';
import { startMatch } from './match.ts';
import type { AnyMatch } from './match.ts';
import type { AnyField, OptionSpec, OptionValue, OptionValues } from './options.ts';
import { must } from './parsed.ts';
import { below, deriveSeed, makeStream, pick } from './random.ts';
import type { Random, Seed } from './random.ts';
import { loadTranscript } from './transcript-load.ts';
import { makeTranscript } from './transcript.ts';

/** One demand on every game: plays a random game in a way of its own and throws where it fails. */
export interface ConformanceCheck {
  readonly name: string;
  run(game: AnyGame, seed: Seed): void;
}

/** Options drawn from the ranges that menus offer. */
export function randomOptions(spec: OptionSpec<OptionValues>, random: Random): OptionValues {
  const draw = (field: AnyField): OptionValue => {
    if (field.kind === 'flag') return below(random, 2) === 1;
    if (field.kind === 'choice') return pick(random, field.values);
    if (field.kind === 'text') return pick(random, field.samples);
    const { least, most } = field.menu ?? field;
    return least + below(random, most - least + 1);
  };
  return Object.fromEntries(Object.entries(spec).map(([name, field]) => [name, draw(field)]));
}

/** Plays random legal actions until the game is over; `each` sees every decision before it falls. */
export function playRandomly(
  game: AnyGame,
  options: OptionValues,
  seed: Seed,
  each?: (match: AnyMatch, action: unknown) => void,
): AnyMatch {
  const match = startMatch(game, options, seed);
  const random = makeStream(seed, 'player');
  const longest = game.longest(options);
  for (;;) {
    const { turn } = match;
    if (turn.kind !== 'decide') return match;
    const action = pick(random, turn.actions);
    each?.(match, action);
    demand(match.play(action, turn.player).ok, () => `an offered action was refused`);
    demand(match.cursor <= longest, () => `longer than the declared ${longest} entries`);
  }
}

function demand(holds: boolean, say: () => string): void {
  if (!holds) throw new Error(say());
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}

function randomGame(
  game: AnyGame,
  seed: Seed,
  each?: (match: AnyMatch, action: unknown) => void,
): AnyMatch {
  const options = randomOptions(game.options, makeStream(seed, 'options'));
  return playRandomly(game, options, seed, each);
}

const turnsAreSound: ConformanceCheck = {
  name: 'offers actions in every state and ends within its declared length',
  run(game, seed) {
    const match = randomGame(game, seed, ({ state, turn }) => {
      demand(turn.kind === 'decide' && turn.actions.length > 0, () => 'no action is offered');
      for (const action of turn.kind === 'decide' ? turn.actions : []) {
        demand(game.refuse(state, action) === undefined, () => 'an offered action is refused');
      }
    });
    demand(match.turn.kind === 'over', () => 'the game does not end');
  },
};

const argumentsStay: ConformanceCheck = {
  name: 'never changes its arguments',
  run(game, seed) {
    randomGame(game, seed, ({ state }, action) => {
      deepFreeze(state);
      deepFreeze(action);
      deepFreeze(game.apply(state, action));
    });
  },
};

const textsRoundTrip: ConformanceCheck = {
  name: 'writes states and actions as text and reads them back',
  run(game, seed) {
    randomGame(game, seed, ({ state }, action) => {
      const text = game.makeState(state);
      const again = must(game.parseState(text));
      demand(game.makeState(again) === text, () => `state text changes: ${text}`);
      const word = game.makeAction(state, action);
      const next = game.apply(again, must(game.parseAction(again, word))).state;
      const expected = game.makeState(game.apply(state, action).state);
      demand(game.makeState(next) === expected, () => `${word} differs after reading ${text}`);
      demand(!/[\r\n~]|^\s|\s$/.test(word), () => `action text "${word}" does not fit a line`);
    });
  },
};

const sameSeedSameGame: ConformanceCheck = {
  name: 'gives the same game for the same seed, options and actions',
  run(game, seed) {
    const first = makeTranscript(randomGame(game, seed));
    demand(first === makeTranscript(randomGame(game, seed)), () => 'the second game differs');
  },
};

const transcriptsRoundTrip: ConformanceCheck = {
  name: 'is saved as a transcript and loaded again',
  run(game, seed) {
    const text = makeTranscript(randomGame(game, seed), { title: 'A game' });
    const { match, notes } = must(loadTranscript(text, [game]));
    demand(makeTranscript(match, notes) === text, () => 'the transcript changes');
  },
};

const undoIsExact: ConformanceCheck = {
  name: 'undoes and redoes to the very same states',
  run(game, seed) {
    const match = randomGame(game, seed);
    const end = match.cursor;
    const texts = [game.makeState(match.state)];
    while (match.undo()) texts.push(game.makeState(match.state));
    demand(match.cursor === match.undoFloor, () => 'undo stops before its floor');
    while (match.canRedo) {
      demand(game.makeState(match.state) === texts.pop(), () => `differs at ${match.cursor}`);
      match.redo();
    }
    demand(match.cursor === end, () => 'redo does not reach the end');
    demand(game.makeState(match.state) === texts.pop(), () => 'differs at the end');
  },
};

const viewsAreStates: ConformanceCheck = {
  name: 'shows each player a state that leaves him the same choice',
  run(game, seed) {
    randomGame(game, seed, ({ state, turn }) => {
      if (turn.kind !== 'decide') return;
      const seen = game.view(state, turn.player);
      const text = game.makeState(seen);
      demand(
        game.makeState(game.view(seen, turn.player)) === text,
        () => 'a view of a view differs',
      );
      const offered = game.turn(seen);
      const count = offered.kind === 'decide' ? offered.actions.length : 0;
      demand(count === turn.actions.length, () => 'the view offers other actions');
    });
  },
};

const badTextsAreSurvived: ConformanceCheck = {
  name: 'answers damaged texts with problems or sound states',
  run(game, seed) {
    const random = makeStream(seed, 'damage');
    randomGame(game, seed, ({ state }, action) => {
      const text = damage(game.makeState(state), random);
      const result = game.parseState(text);
      if (result.ok) {
        const turn = game.turn(result.value);
        const offered = turn.kind === 'decide' ? turn.actions.length : 1;
        demand(offered > 0, () => `no action is offered in ${text}`);
      } else demand(result.problems.length > 0, () => `no problem is named for ${text}`);
      const word = damage(game.makeAction(state, action), random);
      const read = game.parseAction(state, word);
      if (read.ok) game.apply(state, read.value);
    });
  },
};

function damage(text: string, random: Random): string {
  const at = below(random, text.length + 1);
  const piece = pick(random, [
    '',
    '0',
    '-1',
    '999999999',
    ',',
    '<',
    '\u0000',
    'one',
    ' ',
    '\ud83c',
  ]);
  return text.slice(0, at) + piece + text.slice(at + below(random, 3));
}

const positionsFollowRules: ConformanceCheck = {
  name: 'has a search position that follows its rules',
  run(game, seed) {
    randomGame(game, seed, ({ state, turn }, action) => {
      const position = game.position?.(state);
      if (position === undefined || turn.kind !== 'decide') return;
      const moves = new Int32Array(position.width);
      const count = position.moves(moves, 0);
      const words = [...moves.subarray(0, count)].map((move) => position.action(move));
      const offered = turn.actions.map((offer) => game.makeAction(state, offer)).sort();
      const listed = words.map((word) => game.makeAction(state, word)).sort();
      demand(
        listed.join() === offered.join(),
        () => `moves ${listed.join()}, actions ${offered.join()}`,
      );
      demand(position.player() === turn.player, () => 'another player is to move');
      const chosen = game.makeAction(state, action);
      const index = words.findIndex((word) => game.makeAction(state, word) === chosen);
      const move = moves[index] ?? 0;
      checkMove(game, state, action, { position, move });
    });
  },
};

interface Searched {
  position: NonNullable<ReturnType<NonNullable<AnyGame['position']>>>;
  move: number;
}

function checkMove(
  game: AnyGame,
  state: unknown,
  action: unknown,
  { position, move }: Searched,
): void {
  const before = [position.hashHigh(), position.hashLow()].join();
  position.make(move);
  const next = game.apply(state, action).state;
  const turn = game.turn(next);
  const player = turn.kind === 'decide' ? turn.player : -1;
  demand(position.player() === player, () => `after the move player ${position.player()} decides`);
  if (turn.kind === 'over') {
    const [one = 0, two = 0] = turn.outcome.scores;
    const [told, right] = [Math.sign(position.result()), Math.sign(one - two)];
    demand(told === right, () => `result ${position.result()}, but scores ${one} and ${two}`);
  }
  const fresh = game.position?.(next);
  demand(
    fresh?.hashHigh() === position.hashHigh() && fresh.hashLow() === position.hashLow(),
    () => 'the hash depends on the way to the position',
  );
  position.unmake();
  demand([position.hashHigh(), position.hashLow()].join() === before, () => 'unmake is not exact');
}

/** The demands on every game of the list. */
export const conformance: readonly ConformanceCheck[] = [
  turnsAreSound,
  argumentsStay,
  textsRoundTrip,
  sameSeedSameGame,
  transcriptsRoundTrip,
  undoIsExact,
  viewsAreStates,
  badTextsAreSurvived,
  positionsFollowRules,
];

/** Seeds of a run of checks: the same ones every time. */
export function conformanceSeeds(count: number): Seed[] {
  return Array.from({ length: count }, (_, index) => deriveSeed('conformance', index));
}
