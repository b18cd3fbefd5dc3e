import { describe, expect, it, test } from 'vitest';
import { must } from '#core';
import { reportOf } from '#games/dice/lab/index.ts';
import { emptyTally } from '#games/dice/lab/balance-tally.ts';
import type { Tally } from '#games/dice/lab/balance-tally.ts';
import { Watch } from '#games/dice/lab/balance-watch.ts';
import { Stage } from '../games/dice/rules/stage.ts';
import type { HeroPlan, StagePlan } from '../games/dice/rules/stage.ts';

/** Scripted game with a watch. */
class Watched {
  readonly tally: Tally = emptyTally();
  readonly stage: Stage;
  readonly #watch: Watch;

  constructor(plan: StagePlan) {
    this.stage = new Stage(plan);
    this.#watch = new Watch(this.tally, this.stage.state);
  }

  play(...texts: readonly string[]): this {
    for (const text of texts) this.#do(text);
    return this;
  }

  #do(text: string): void {
    const { game, state } = this.stage;
    const action = must(game.parseAction(state, text));
    if (game.turn(state).kind === 'decide') this.#watch.chosen(state, action, game);
    const { state: after, events } = game.apply(state, action);
    this.#watch.happened(state, events, after);
    this.stage.state = after;
  }

  end(reason: string): Tally {
    this.#watch.ended(this.stage.state, reason);
    return this.tally;
  }
}

const EMPTY = { places: [{ bag: 'P4 P4 P4' }] };

function solo(hero: HeroPlan, overrides: Partial<StagePlan> = {}): Watched {
  return new Watched({ party: 'brawler', heroes: [hero], ...EMPTY, ...overrides });
}

describe('a red bag', () => {
  const red = (bag: string) => {
    const played = solo({ hand: 'P4 P4 P4 P4', bag, capacity: 4 });
    return played.play('finish').end('time').pressure.red;
  };

  it.each([
    ['P4 P4 P4 P4 P4', 0],
    ['P4 P4 P4 P4', 2],
    ['', 2],
  ])('with %s and a hand of 4 counts %i of two turns', (bag, count) => {
    expect(red(bag)).toMatchObject({ games: 1, x: count, y: 2 });
  });

  it('is checked at the start of a turn', () => {
    const heroes = [{ hand: 'P4 P4 P4 P4', bag: 'P4 P4 P4 P4 P4', capacity: 4 }];
    const played = new Watched({ party: 'brawler', heroes, ...EMPTY });
    played.play('discard', 'hand 1', 'confirm', 'draw P4');
    expect(played.end('time').pressure.red).toMatchObject({ x: 1, y: 2 });
  });
});

describe('rests and deaths', () => {
  const tired = {
    hand: 'P4 P4 P4 P4',
    bag: 'P4 P4 P4 P4 P4',
    pile: 'S4 S4 S4 S4 S4 S4 S4 S4 S4 S4',
    at: -1,
  };

  it('count each rest, and a game with rests once', () => {
    const picks = ['pile 1', 'pile 2', 'pile 3', 'pile 4', 'pile 5'];
    const rest = ['rest', ...picks, 'confirm'];
    const { pressure } = solo(tired)
      .play(...rest, ...rest)
      .end('cornered');
    expect(pressure.rested).toBe(1);
    expect(pressure.rests).toMatchObject({ games: 1, x: 2, xx: 4, y: 1 });
  });

  it('count zero for a game without a rest', () => {
    const { pressure } = solo(tired).play('finish').end('cornered');
    expect(pressure).toMatchObject({ rested: 0, rests: { games: 1, x: 0 } });
  });

  it.each([
    ['dead', 1],
    ['cornered', 0],
  ])('with a game that ends %s after a death count %i among lost games', (reason, count) => {
    const heroes = [
      { hand: 'P4 P4', bag: '', capacity: 4 },
      { hand: 'S4 S4 S4 S4', bag: 'S4', capacity: 4 },
    ];
    const played = new Watched({ heroes, ...EMPTY }).play('finish');
    const tally = played.end(reason);
    expect(tally.pressure.deaths).toMatchObject({ x: 1, y: 1 });
    expect(tally.pressure.lostWithDeath).toBe(count);
  });
});

describe('the share of losses', () => {
  it('counts lost games only', () => {
    const tally = emptyTally();
    const play = (reason: string) => {
      const { state } = new Stage({ party: 'brawler', heroes: [{}], places: [] });
      new Watch(tally, state).ended(state, reason);
    };
    for (const reason of ['cornered', 'time', 'time', 'time', 'dead']) play(reason);
    const { pressure, wins } = reportOf(tally);
    expect(wins.share).toBe(0.2);
    expect(pressure.lostByTime.value).toBe(0.75);
    expect(pressure.lostWithDeath.value).toBe(0);
  });
});

describe('real options', () => {
  const optionsOf = (party: string, hand: string, die: string, act: string) => {
    const place = { bag: die, enemies: ['reed-thief'], obstacles: ['salt-crust'] };
    const heroes = [{ hand, bag: 'P4 P4 P4 P4 P4' }];
    const played = new Watched({ party, heroes, places: [place] });
    return played.play('explore', `draw ${die}`, act).end('time').pressure.options;
  };

  test.each([
    // He can discard the die, intimidate with it in two ways, or flee.
    ['E4', 'V4', 'flee', { 4: 1 }],
    // He can hit with the die, hidden or discarded, or flee. A plain fight is never better.
    ['E4', 'P4', 'flee', { 3: 1 }],
    // Forfeiting and discarding.
    ['O4', 'S4', 'forfeit', { 2: 1 }],
    ['P4', 'P4', 'forfeit', {}],
  ])('against %s with %s are counted for threats', (die, hand, act, options) => {
    expect(optionsOf('brawler', hand, die, act)).toEqual(options);
  });
});

describe('skills of allies', () => {
  const usesIn = (...texts: readonly string[]) => {
    const place = { bag: 'E4', enemies: ['reed-thief'] };
    const heroes = [{ hand: 'P6 A4', bag: 'P4 P4 P4 P4 P4' }];
    const played = new Watched({ party: 'brawler', heroes, places: [place] });
    const { pressure, skills } = played.play('explore', 'draw E4', ...texts).end('time');
    return [pressure.allies.x, skills];
  };

  it('count strikes of an ally', () => {
    const uses = usesIn('use strike hide 1', 'ally 1', 'confirm');
    expect(uses).toEqual([1, { strike: 1 }]);
  });

  it('count an ally who helps in a check', () => {
    expect(usesIn('hide', 'hand 1', 'ally 1', 'confirm')).toEqual([1, { aid: 1 }]);
  });

  it('do not count a check without one', () => {
    expect(usesIn('hide', 'hand 1', 'confirm')).toEqual([0, {}]);
  });
});

describe('a forced encounter', () => {
  const forced = (
    die: string,
    hand: string,
    overrides: Partial<StagePlan> = {},
    act = 'forfeit',
  ) => {
    const bag = 'P4 P4 P4 P4 P4';
    const place = { bag: die, enemies: ['reed-thief'], obstacles: ['salt-crust'] };
    const played = solo({ hand, bag }, { places: [place], ...overrides });
    played.play('explore', `draw ${die}`, act);
    return played.end('time').pressure.forced;
  };

  test.each([
    ['a die that no die in hand matches but another can try for', 'M4', 'P4 S4', 0],
    ['a die that no die in hand can try for', 'M4', 'D4', 1],
    ['a die that can be tried for, hidden or discarded', 'P4', 'P4 S4', 0],
    ['a DIVINE die with nothing to heal', 'D4', 'P4', 1],
    ['a wound that can be resisted', 'W4', 'P4', 0],
    ['a wound that can be resisted with other dice', 'W4', 'V4', 0],
    ['a wound that cannot be resisted', 'W4', 'D4', 1],
    ['an obstacle that needs other dice', 'O4', 'S4', 0],
    ['an obstacle that no die can try', 'O4', 'D4', 1],
    ['an obstacle that can be tried', 'O4', 'V4', 0],
  ])('is counted correctly for %s', (_title, die, hand, count) => {
    expect(forced(die, hand)).toMatchObject({ games: 1, x: count, y: 1 });
  });

  it('is not counted if a DIVINE die could heal', () => {
    const hurt = { heroes: [{ hand: 'P4', bag: 'P4 P4 P4 P4 P4', pile: 'S4' }] };
    expect(forced('D4', 'P4', hurt, 'acquire').x).toBe(0);
  });

  it('is counted if the hero can only flee', () => {
    expect(forced('E4', 'D4', {}, 'flee').x).toBe(1);
    expect(forced('E4', 'M4', {}, 'flee').x).toBe(0);
    expect(forced('E4', 'P4', {}, 'flee').x).toBe(0);
  });

  it('is counted if hiding and discarding are equivalent', () => {
    const dark = { sites: ['darkness-place'] };
    expect(forced('P4', 'P4', dark).x).toBe(1);
    expect(forced('P4', 'P4').x).toBe(0);
  });

  it('is counted once, even if a choice of dice is taken back repeatedly', () => {
    const place = { bag: 'P4 P4' };
    const played = solo({ hand: 'P4', bag: 'P4' }, { places: [place] });
    played.play('explore', 'draw P4', 'hide', 'cancel', 'hide', 'cancel', 'forfeit');
    expect(played.end('time').pressure.forced).toMatchObject({ x: 0, y: 1 });
  });
});
