import { describe, expect, it, test } from 'vitest';
import { assertDefined, makeStream, must, pick, pickWeighted } from '#core';
import { makeJourneyGame, MARK_IDS, makeParty, parseParty } from '#games/dice/rules/index.ts';
import type { DiceState, JourneyState } from '#games/dice/rules/index.ts';
import { finishScenario, matchOf, startCampaign } from '#games/dice/rules/campaign/index.ts';
import { campActions, makeCampaign, parseCampaign } from '#games/dice/rules/campaign/index.ts';
import type { Campaign } from '#games/dice/rules/campaign/index.ts';
import { meeting, Stage } from './stage.ts';
import { tideBells, tideBellsGame } from './tide-bells.ts';

const NELL = { id: 'nell', size: 6, skills: ['shield', 'aid'] };

function namedIn({ places }: DiceState): string[] {
  return places.flatMap(({ bag }) =>
    bag.flatMap(({ type, mark }) => (type === 'ALLY' ? mark : [])),
  );
}

describe('the die of an ally with a name', () => {
  const options = { scenario: 'fog-at-low-pell', difficulty: 'normal' } as const;

  it('is in the bag of its location', () => {
    const start = tideBellsGame.start({ ...options, party: 'brawler' }, 'a');
    expect(namedIn(start).filter((mark) => mark !== '')).toEqual(['nell']);
    const at = start.world.sites.findIndex(({ template }) => template.id === 'landing');
    expect(start.places[at]?.bag).toContainEqual(
      expect.objectContaining({ mark: 'nell', size: 6 }),
    );
  });

  it('changes nothing else in the scenario', () => {
    const without = {
      ...tideBells.content,
      scenarios: tideBells.content.scenarios.map((one) => ({ ...one, allies: [] })),
    };
    const plain = makeJourneyGame({ ...tideBells, content: without });
    const full = makeJourneyGame(tideBells);
    const plan = { ...options, route: options.scenario, party: 'brawler', mode: 'story' } as const;
    const [a, b] = [plain, full].map((game) => assertDefined(game.start(plan, 'a').scene));
    expect(a?.heroes).toEqual(b?.heroes);
    expect(a?.places.map(({ bag }) => bag)).toEqual(
      b?.places.map(({ bag }) => bag.filter(({ mark }) => mark !== 'nell')),
    );
  });

  it('is nowhere else if a hero owns it', () => {
    const party = 'brawler:4:P8S4M1V2:hit1:P6*5.A6~nell*1';
    const start = tideBellsGame.start({ ...options, party }, 'a');
    expect(namedIn(start)).not.toContain('nell');
  });
});

describe('an ally in hand', () => {
  const scenario = { allySkills: ['strike'] };

  it('lends her skills with her die alone', () => {
    const stage = meeting(
      'E6',
      { hand: 'P4 P4 P4 A4 A6~nell', bag: 'S4 S4' },
      { scenario, allies: [NELL], party: 'mystic' },
    );
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4');
    expect(stage.offers).toContain('+use shield use 1');
    stage.play('use shield use 1');
    expect(stage.offers).toEqual(expect.arrayContaining(['-ally 1', '+ally 2']));
    const text = stage.game.makeState(stage.state);
    expect(stage.game.makeState(must(stage.game.parseState(text)))).toBe(text);
    stage.play('ally 2', 'confirm', 'roll 5');
    expect([stage.happened('lessened'), stage.pile()]).toEqual([1, 'A6~nell']);
  });

  it.each(['A4', 'A6~bess'])('no skill comes with %s', (ally) => {
    const stage = meeting(
      'E6',
      { hand: `P4 P4 P4 ${ally}`, bag: 'S4 S4' },
      { scenario, allies: [NELL], party: 'mystic' },
    );
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4');
    expect(stage.phase).toBe('pick');
  });

  it('helps in a check if that is her skill', () => {
    const heroes = { hand: 'P4 A4 A6~nell', bag: 'S4' };
    const stage = meeting('E6', heroes, { scenario, allies: [NELL] });
    stage.play('hide', 'hand 1');
    expect(stage.offers).toEqual(expect.arrayContaining(['-ally 1', '+ally 2']));
    stage.play('ally 2', 'confirm', 'roll 1', 'roll 6', 'roll 5');
    expect(stage.check?.total).toBe(7);
  });

  it('is recorded as met when her die is drawn', () => {
    const stage = meeting('A6~nell', { hand: 'V4', bag: 'S4' }, { allies: [NELL] });
    expect(stage.state.met).toEqual(['nell']);
    stage.play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(stage.hand()).toBe('A6~nell');
  });

  it('can be given to a hero here', () => {
    const heroes = [{ hand: 'P4 A6~nell', bag: 'S4' }, { hand: 'S4' }];
    const stage = new Stage({ heroes, places: [], allies: [NELL] });
    stage.play('give', 'hero 2', 'ally 1', 'confirm');
    expect(stage.hand(1)).toBe('S4 A6~nell');
  });
});

/** A campaign of Tide Bells, and its scenario ended with these dice of the first hero. */
function campaign(): Campaign {
  const started = startCampaign({
    adventure: 'tide-bells',
    chapters: tideBells.chapters,
    party: must(partyOf('brawler,hunter')),
    mode: 'story',
    difficulty: 'normal',
    seed: 'allies',
  });
  if (!started.ok) throw new RangeError(started.problem.message);
  return started.value;
}

function partyOf(text: string) {
  const sheets = parseParty(text);
  if (sheets === undefined) return { ok: false, problems: [] } as const;
  return { ok: true, value: sheets } as const;
}

const NELLS_DIE = { id: 9000, type: 'ALLY', size: 6, mark: 'nell' } as const;

function finished(from: Campaign, change: (state: DiceState) => DiceState): Campaign {
  const { options, seed } = matchOf(from);
  const start = { ...tideBellsGame.start(options, seed), over: 'cornered' as const };
  const done = finishScenario(from, change(start));
  if (!done.ok) throw new RangeError(done.problem.message);
  return done.value;
}

const withNell = (state: DiceState): DiceState => ({
  ...state,
  met: ['nell'],
  heroes: state.heroes.map((hero, at) => (at === 0 ? { ...hero, pile: [NELLS_DIE] } : hero)),
});

function marksOf({ heroes }: Campaign): (string | undefined)[] {
  return heroes.flatMap(({ sheet }) => sheet.dice.flatMap(([, , mark]) => mark ?? []));
}

describe('after a scenario', () => {
  it('an ally stays with her hero beyond his limits, and is not traded', () => {
    const camp = finished(campaign(), withNell);
    expect(camp.heroes[0]?.sheet.dice).toContainEqual(['ALLY', 6, 'nell']);
    expect([camp.met, camp.pool.flatMap(([, , mark]) => mark ?? [])]).toEqual([['nell'], []]);
    const given = campActions(camp).flatMap((action) => ('die' in action ? [action.die] : []));
    expect(given).not.toContainEqual(['ALLY', 6, 'nell']);
    expect(must(parseCampaign(makeCampaign(camp)))).toEqual(camp);
  });

  it('a deterred ally has left', () => {
    const camp = finished(campaign(), (state) => ({ ...state, deterred: [NELLS_DIE] }));
    expect(marksOf(camp)).toEqual([]);
    expect(camp.pool.flatMap(([, , mark]) => mark ?? [])).toEqual([]);
  });

  it('the allies of a fallen hero have left', () => {
    const [brawler, hunter] = must(partyOf('brawler,hunter'));
    const armed = { ...assertDefined(brawler), dice: [['ALLY', 6, 'nell'] as const] };
    const base = campaign();
    const heroes = [armed, assertDefined(hunter)].map((sheet, at) => ({
      ...assertDefined(base.heroes[at]),
      sheet,
    }));
    const camp = finished({ ...base, heroes }, (state) => ({
      ...state,
      heroes: state.heroes.map((hero, at) => (at === 0 ? { ...hero, alive: false } : hero)),
    }));
    expect(marksOf(camp)).toEqual([]);
  });

  it('an ally leaves after her last scenario, once it is won', () => {
    const late = { ...campaign(), won: 3, played: 3 };
    expect(marksOf(finished(late, withNell))).toEqual([]);
    const lost = (state: DiceState): DiceState => ({ ...withNell(state), over: 'time' });
    expect(marksOf(finished(late, lost))).toEqual(['nell']);
  });
});

test('each ally is met only once, and leaving is an event', () => {
  const game = makeJourneyGame(tideBells);
  const options = {
    route: 'campaign',
    party: 'brawler',
    difficulty: 'easy',
    mode: 'story',
  } as const;
  const start = game.start(options, 'twice');
  const scene = assertDefined(start.scene);
  expect(namedIn(scene)).toContain('nell');
  const lost: JourneyState = { ...start, scene: { ...scene, met: ['nell'], over: 'time' } };
  const camp = game.apply(lost, { kind: 'go-on' }).state;
  const left = game.apply(camp, must(game.parseAction(camp, 'leave')));
  expect(namedIn(assertDefined(left.state.scene))).not.toContain('nell');

  const late = { ...start, campaign: { ...start.campaign, won: 3, played: 3 } };
  const { options: last, seed } = matchOf(late.campaign);
  const won = { ...withNell(tideBellsGame.start(last, seed)), over: 'first-villain' as const };
  const { events } = game.apply({ ...late, scene: won }, { kind: 'go-on' });
  expect(events).toContainEqual({ kind: 'parted', ally: 'nell' });
});

describe('texts', () => {
  it.each(['P6~keen*2.P6*1', 'A6~nell*1', 'D4~loyal*1.S12~bold*1'])(
    'of a party with %s',
    (dice) => {
      const text = `prophet:5:P2M4V4D5:prayer1:${dice}`.replace(/P6\*1$/, '').replace(/\.$/, '');
      expect(parseParty(text)?.map((sheet) => makeParty([sheet]))).toEqual(
        dice.includes('S12') ? undefined : [text],
      );
    },
  );

  it.each(['P6~sharp', 'W4~keen', 'A6~keen', 'D6~hallowed', 'P6~', 'P6~keen~loyal', 'P6~nell'])(
    'refuse %s',
    (die) => {
      expect(parseParty(`prophet:5:P2M4V4D5:prayer1:${die}*1`)).toBeUndefined();
    },
  );

  /** A random player with every mark and an ally. States must survive the round trip as texts. */
  it.each(['a', 'b', 'c', 'd'])('of every state of a marked game, seed %s', (seed) => {
    const marked = MARK_IDS.map((mark) => `S${mark === 'bold' ? 6 : 4}~${mark}*1`).slice(0, 11);
    const rest = MARK_IDS.slice(11).map((mark) => `M6~${mark}*1`);
    const party = `hunter:5:P5S11M7V2:shoot2.volley1:${[...marked, ...rest, 'A6~nell*1'].join('.')}`;
    const options = { scenario: 'night-at-sallow', party, difficulty: 'easy' } as const;
    const random = makeStream(seed, 'player');
    let state = tideBellsGame.start(options, seed);
    for (let step = 0; step < 400; step++) {
      const text = tideBellsGame.makeState(state);
      expect(tideBellsGame.makeState(must(tideBellsGame.parseState(text)))).toBe(text);
      const turn = tideBellsGame.turn(state);
      if (turn.kind === 'over') break;
      const actions =
        turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
      const weights = turn.kind === 'decide' ? [] : turn.outcomes.map(({ weight }) => weight);
      const action =
        turn.kind === 'decide'
          ? pick(random, actions)
          : assertDefined(actions[pickWeighted(random, weights)]);
      const words = tideBellsGame.makeAction(state, action);
      state = tideBellsGame.apply(state, must(tideBellsGame.parseAction(state, words))).state;
    }
    expect(state.turn.hero).toBeGreaterThanOrEqual(0);
  });
});
