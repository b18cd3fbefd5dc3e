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

/** The game with some of its members broken. */
function broken(changes: Partial<Cups>): Cups {
  return { ...cups, ...changes };
}

/** A game in which something is kept outside the states: how often matches were started. */
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

/** What a lift brings, and nothing else, depends on how many came before it in any match. */
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

/** States that came out of a text, not out of play. */
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

/** A game whose steps change with how many have been taken before. */
function unsteady(change: (count: number, step: CupsStep) => CupsStep): Cups {
  let count = 0;
  return broken({ apply: (state, action) => change(count++, cups.apply(state, action)) });
}

function withoutResample(): Cups {
  const members = Object.entries(cups).filter(([name]) => name !== 'resample');
  return Object.fromEntries(members) as unknown as Cups;
}

/** The pea decides what may be done, which a view cannot know. */
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
    'an action is offered and refused',
    'offers actions',
    broken({
      refuse: (_state, action) => (action === 'pass' ? { code: 'x', message: 'x' } : undefined),
    }),
    /an offered action is refused/,
  ],
  [
    'something is called forced that is a choice',
    'offers actions',
    broken({ isForced: () => true }),
    /a forced action is not the only one/,
  ],
  [
    'more entries than declared',
    'offers actions',
    broken({ longest: () => 3 }),
    /longer than the declared 3/,
  ],
  [
    'the game never ends',
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
    'apply changes its argument',
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
    'a text leaves something out',
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
    'an action text does not fit a line',
    'writes states',
    broken({
      makeAction: (_state, action) => `${action} `,
      parseAction: (state, text) => cups.parseAction(state, text.trim()),
    }),
    /does not fit a line/,
  ],
  [
    'the first state of some game is read as another one',
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
    'a late state is read as another one',
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
    'every match is another one',
    'gives the same game',
    counting((count) => ({
      start: (options, seed) => ({ ...cups.start(options, seed), points: count }),
    })),
    /the second game differs/,
  ],
  [
    'an action cannot be read',
    'is saved',
    broken({
      parseAction: () => ({ ok: false, problems: [{ code: 'x', message: 'Unreadable.' }] }),
    }),
    /Unreadable|cannot/,
  ],
  [
    'something happens after the end',
    'ends with its final event',
    broken({
      apply(state, action) {
        const step = cups.apply(state, action);
        return { ...step, events: [...step.events, { kind: 'moved' }] };
      },
    }),
    /after the end: moved/,
  ],
  ['a match remembers another one', 'keeps nothing', remembering(), /differs from itself/],
  [
    'a problem is not named',
    'answers damaged',
    broken({ parseState: () => ({ ok: false, problems: [] as never }) }),
    /no problem is named/,
  ],
  [
    'a step is not the same twice',
    'undoes and redoes',
    unsteady((count, step) => ({ ...step, state: { ...step.state, points: count } })),
    /differs at \d+/,
  ],
  [
    'a secret is shown now and then',
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
    'a view offers what is refused',
    'shows each player',
    choosy,
    /the view offers lift, which is refused: no-pea/,
  ],
  [
    'a view hides what cannot be drawn anew',
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
    'nothing is drawn anew',
    'shows the same',
    broken({ resample: (state) => state }),
    /resampling changes nothing/,
  ],
  [
    'what is hidden changes the choice',
    'shows the same',
    choosy,
    /what is hidden changes the choice/,
  ],
  [
    'a secret is shown without a word',
    'says so',
    broken({ apply: (state, action) => ({ ...cups.apply(state, action), reveals: false }) }),
    /lift does not say that it reveals/,
  ],
  [
    'a weight is not an integer',
    'weighs',
    broken(outcomes(['won', 1], ['lost', 0])),
    /not a positive integer: won\*1 lost\*0/,
  ],
  [
    'an outcome comes twice',
    'weighs',
    broken(outcomes(['won', 1], ['won', 2])),
    /an outcome comes twice/,
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
    'a text turns the outcomes round',
    'weighs',
    turnedByReading(),
    /read from its text the turn has lost\*2 won\*1/,
  ],
  [
    'draws change from match to match',
    'draws the same',
    counting((count) => outcomes(['won', 1 + (count % 3) * 5], ['lost', 2])),
    /chance gives/,
  ],
];

describe('a game without fault', () => {
  it.each(conformance)('$name', (law) => {
    const isSearch = law.name.startsWith('has a search position');
    const isLong = law.name.includes('long game');
    expect(judge(law, isLong ? manyCups : cups, SEEDS)).toEqual(
      isSearch ? { kind: 'skipped', why: 'there is no position for search' } : { kind: 'passed' },
    );
  });
});

describe('a law is broken where', () => {
  it.each(FAULTS)('%s', (_what, law, game, message) => {
    const verdict = verdictOn(law, game);
    expect(verdict).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(message) as string,
    });
  });

  it('the modules had been used before', () => {
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

  it('a position for search has another player to move', () => {
    const position: Noughts['position'] = (state) => {
      const found = noughts.position?.(state);
      return found && { ...found, player: () => 1 - found.player() };
    };
    expect(verdictOn('has a search position', noughts)).toEqual({ kind: 'passed' });
    expect(verdictOn('has a search position', { ...noughts, position })).toMatchObject({
      kind: 'failed',
      message: 'another player is to move',
    });
  });
});

describe('a law does not apply where', () => {
  it.each([
    ['nothing is hidden', 'shows the same', 'nothing is hidden'],
    ['nothing is hidden', 'says so', 'nothing is hidden'],
    ['nothing is left to chance', 'weighs', 'no chance turn came up'],
    ['nothing is left to chance', 'draws the same', 'no chance turn came up'],
    ['there are no options', 'reads back the first', 'the game has no options'],
    ['games are short', 'reads back every', 'the game ends before it has a checkpoint'],
  ])('%s', (_what, law, why) => {
    expect(verdictOn(law, noughts)).toEqual({ kind: 'skipped', why });
  });
});
