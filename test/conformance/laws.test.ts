import { describe, expect, it } from 'vitest';
import { assertDefined, conformance, conformanceSeeds, judge, parsed } from '#core';
import type { AnyGame, Law, Verdict } from '#core';
import { noughts } from '../bots/noughts.ts';
import type { Noughts } from '../bots/noughts.ts';
import { cups, manyCups } from './cups.ts';
import type { Cups, CupsState } from './cups.ts';

const SEEDS = conformanceSeeds(12);

function lawOf(name: string): Law {
  return assertDefined(conformance.find((law) => law.name.startsWith(name)));
}

function verdictOn(name: string, game: unknown, afresh?: unknown): Verdict {
  const options = { afresh: afresh as AnyGame | undefined };
  return judge(lawOf(name), game as AnyGame, SEEDS, options);
}

/** The game with some members replaced. */
function broken(changes: Partial<Cups>): Cups {
  return { ...cups, ...changes };
}

/** Game with state outside its states: the number of matches started. */
function counting(change: (count: number) => Partial<Cups>): Cups {
  let count = 0;
  const now = () => ({ ...cups, ...change(count) });
  return broken({
    start(options, seed) {
      count += 1;
      return now().start(options, seed);
    },
    turn: (state) => now().turn(state),
    apply: (state, action) => now().apply(state, action),
  });
}

/** Game in which only the result of a lift depends on the number of earlier lifts in any match. */
function remembering(): Cups {
  let lifts = 0;
  return broken({
    start(options, seed) {
      lifts = 0;
      return cups.start(options, seed);
    },
    apply(state, action) {
      const step = cups.apply(state, action);
      if (action !== 'lift') return step;
      lifts += 1;
      return { ...step, state: { ...step.state, points: lifts } };
    },
  });
}

const outcomes = (...weighed: readonly (readonly [string, number])[]): Partial<Cups> => ({
  turn(state) {
    const turn = cups.turn(state);
    if (turn.kind !== 'chance') return turn;
    return { kind: 'chance', outcomes: weighed.map(([action, weight]) => ({ action, weight })) };
  },
});

/** Game whose turns differ for states parsed from text. */
function turnedByReading(): Cups {
  const read = new WeakSet<CupsState>();
  return broken({
    parseState(text) {
      const result = cups.parseState(text);
      if (result.ok) read.add(result.value);
      return result;
    },
    turn(state) {
      const turn = cups.turn(state);
      if (turn.kind !== 'chance' || !read.has(state)) return turn;
      return { kind: 'chance', outcomes: [...turn.outcomes].reverse() };
    },
  });
}

type CupsStep = ReturnType<Cups['apply']>;

/** Game whose steps depend on the number of earlier steps. */
function unsteady(change: (count: number, step: CupsStep) => CupsStep): Cups {
  let count = 0;
  return broken({ apply: (state, action) => change(count++, cups.apply(state, action)) });
}

function withoutResample(): Cups {
  const members = Object.entries(cups).filter(([name]) => name !== 'resample');
  return Object.fromEntries(members) as unknown as Cups;
}

/** Game in which the pea restricts the actions, although the view hides it. */
const choosy = broken({
  turn(state) {
    const turn = cups.turn(state);
    if (turn.kind !== 'decide' || state.pea !== 0) return turn;
    return { ...turn, actions: turn.actions.filter((action) => action !== 'lift') };
  },
  refuse: (state, action) =>
    state.pea === 0 && action === 'lift'
      ? { code: 'no-pea', message: 'Not now.' }
      : cups.refuse(state, action),
});

const FAULTS: readonly (readonly [string, string, Cups, RegExp])[] = [
  [
    'an offered action is refused',
    'offers actions',
    broken({
      refuse: (_state, action) => (action === 'pass' ? { code: 'x', message: 'x' } : undefined),
    }),
    /an offered action is refused/,
  ],
  [
    'isForced is true for a choice',
    'offers actions',
    broken({ isForced: () => true }),
    /a forced action is not the only one/,
  ],
  [
    'a game has more entries than declared',
    'offers actions',
    broken({ longest: () => 3 }),
    /longer than the declared 3/,
  ],
  [
    'a game never ends',
    'offers actions',
    broken({
      turn: (state) => {
        const turn = cups.turn(state);
        return turn.kind === 'over' ? { kind: 'decide', player: 0, actions: [] } : turn;
      },
    }),
    /no action is offered/,
  ],
  [
    'apply mutates its argument',
    'never changes',
    broken({
      apply: (state, action) => {
        (state as { left: number }).left -= 0;
        return cups.apply(state, action);
      },
    }),
    /read only property 'left'/,
  ],
  [
    'a text omits part of the state',
    'writes states',
    broken({
      parseState(text) {
        const read = cups.parseState(text);
        return read.ok ? parsed({ ...read.value, points: 0 }) : read;
      },
    }),
    /state text changes/,
  ],
  [
    'an action text has trailing spaces',
    'writes states',
    broken({
      makeAction: (_state, action) => `${action} `,
      parseAction: (state, text) => cups.parseAction(state, text.trim()),
    }),
    /does not fit a line/,
  ],
  [
    'a first state changes when read back',
    'reads back the first state',
    broken({
      parseState(text) {
        const read = cups.parseState(text);
        return read.ok ? parsed({ ...read.value, left: Math.min(read.value.left, 8) }) : read;
      },
    }),
    /the start with \{"rounds":9\} is read as 8/,
  ],
  [
    'a late state changes when read back',
    'reads back every checkpoint',
    {
      ...manyCups,
      parseState(text) {
        const read = cups.parseState(text);
        return read.ok ? parsed({ ...read.value, points: Math.min(read.value.points, 5) }) : read;
      },
    },
    /the checkpoint after entry \d+ is read as \d+ 5 /,
  ],
  [
    'matches with the same seed differ',
    'gives the same game',
    counting((count) => ({
      start: (options, seed) => ({ ...cups.start(options, seed), points: count }),
    })),
    /the second game differs/,
  ],
  [
    'an action cannot be parsed',
    'is saved',
    broken({
      parseAction: () => ({ ok: false, problems: [{ code: 'x', message: 'Unreadable.' }] }),
    }),
    /Unreadable|cannot/,
  ],
  [
    'an event follows the end',
    'ends with its final event',
    broken({
      apply(state, action) {
        const step = cups.apply(state, action);
        return { ...step, events: [...step.events, { kind: 'moved' }] };
      },
    }),
    /after the end: moved/,
  ],
  ['a match depends on another', 'keeps nothing', remembering(), /differs from itself/],
  [
    'a problem is missing',
    'answers damaged',
    broken({ parseState: () => ({ ok: false, problems: [] as never }) }),
    /no problem is reported/,
  ],
  [
    'a step differs when repeated',
    'undoes and redoes',
    unsteady((count, step) => ({ ...step, state: { ...step.state, points: count } })),
    /differs at \d+/,
  ],
  [
    'a step reveals a secret only sometimes',
    'undoes up to',
    unsteady((count, step) => ({ ...step, reveals: count % 2 === 0 })),
    /undo stops at \d+, not at \d+/,
  ],
  [
    'a view of a view differs',
    'shows each player',
    broken({ view: (state) => ({ ...state, pea: -1, points: state.points + 1 }) }),
    /the view of player 1 changes when it is viewed again/,
  ],
  [
    'a view offers an illegal action',
    'shows each player',
    choosy,
    /the view offers lift, which is refused: no-pea/,
  ],
  [
    'a view hides data that cannot be resampled',
    'shows the same',
    withoutResample(),
    /hides something, but the game cannot resample it/,
  ],
  [
    'a view leaks',
    'shows the same',
    broken({ view: (state) => (state.lifted ? state : { ...state, pea: state.pea < 1 ? -1 : 2 }) }),
    /player 1 can tell: .* 2 down/,
  ],
  [
    'resampling returns the same state',
    'shows the same',
    broken({ resample: (state) => state }),
    /resampling changes nothing/,
  ],
  [
    'hidden information changes the actions',
    'shows the same',
    choosy,
    /hidden information changes the offered actions/,
  ],
  [
    'a reveal is not marked',
    'says so',
    broken({ apply: (state, action) => ({ ...cups.apply(state, action), reveals: false }) }),
    /lift is not marked as revealing/,
  ],
  [
    'a weight is not an integer',
    'weighs',
    broken(outcomes(['won', 1], ['lost', 0])),
    /not a positive integer: won\*1 lost\*0/,
  ],
  [
    'an outcome is listed twice',
    'weighs',
    broken(outcomes(['won', 1], ['won', 2])),
    /duplicate outcome/,
  ],
  [
    'an outcome is refused',
    'weighs',
    broken({
      refuse: (state, action) =>
        action === 'lost' ? { code: 'x', message: 'x' } : cups.refuse(state, action),
    }),
    /an outcome of won\*1 lost\*2 is refused: x/,
  ],
  [
    'outcomes are reordered by parsing',
    'weighs',
    turnedByReading(),
    /after parsing its text the turn has lost\*2 won\*1/,
  ],
  [
    'draws differ between matches',
    'draws the same',
    counting((count) => outcomes(['won', 1 + (count % 3) * 5], ['lost', 2])),
    /the random outcome here is/,
  ],
];

describe('a correct game', () => {
  it.each(conformance)('$name', (law) => {
    const isSearch = law.name.startsWith('has a search position');
    const isLong = law.name.includes('long game');
    expect(judge(law, isLong ? manyCups : cups, SEEDS)).toEqual(
      isSearch ? { kind: 'skipped', why: 'the game has no search position' } : { kind: 'passed' },
    );
  });
});

describe('a law fails if', () => {
  it.each(FAULTS)('%s', (_title, law, game, message) => {
    const verdict = verdictOn(law, game);
    expect(verdict).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(message) as string,
    });
  });

  it('the modules were used before', () => {
    const worn = unsteady((_count, { state, events }) => ({
      state: { ...state, points: state.points + 1 },
      events,
    }));
    expect(verdictOn('keeps nothing', cups, cups)).toEqual({ kind: 'passed' });
    expect(verdictOn('keeps nothing', worn, cups)).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('a fresh one') as string,
    });
  });

  it('a search position has a different player to move', () => {
    const position: Noughts['position'] = (state) => {
      const found = noughts.position?.(state);
      return found && { ...found, player: () => 1 - found.player() };
    };
    expect(verdictOn('has a search position', noughts)).toEqual({ kind: 'passed' });
    expect(verdictOn('has a search position', { ...noughts, position })).toMatchObject({
      kind: 'failed',
      message: 'the search position has a different player to move',
    });
  });
});

describe('a law is skipped if', () => {
  it.each([
    ['the game has no hidden information', 'shows the same', 'the game has no hidden information'],
    ['the game has no hidden information', 'says so', 'the game has no hidden information'],
    ['there is no chance', 'weighs', 'no chance turn occurred'],
    ['there is no chance', 'draws the same', 'no chance turn occurred'],
    ['there are no options', 'reads back the first', 'the game has no options'],
    ['games are short', 'reads back every', 'the game ends before its first checkpoint'],
  ])('%s', (_title, law, reason) => {
    expect(verdictOn(law, noughts)).toEqual({ kind: 'skipped', why: reason });
  });
});
