import { describe, expect, it } from 'vitest';
import { SOUNDS } from '#audio';
import type { Piece, Sound } from '#audio';
import { makeStream, Match } from '#core';
import { assertDefined } from '#core';
import { makeJourneyGame, NAMELESS, REFUGE } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type {
  DiceEvent,
  DiceState,
  Die,
  DieType,
  JourneyEvent,
  JourneyState,
  PlaceMusic,
  Site,
} from '#games/dice/rules/index.ts';
import { journeyCues, journeyMusic } from '#games/dice/voice/sounds.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const TIMES = { tumble: 900, rest: 500 };

/** All steps of a party on its way through the included adventure, as far as it gets. */
function play(route: string, seed: string, difficulty: 'easy' | 'hard' = 'easy') {
  const options = { route, party: 'brawler,hunter', difficulty, mode: 'story' } as const;
  const match = new Match(game, options, seed);
  const whims = makeStream(seed, 'whims');
  const states = [match.state];
  const events: (readonly JourneyEvent[])[] = [];
  while (match.turn.kind === 'decide' && events.length < 1500) {
    const from = match.cursor;
    const action = greedy.choose(match.state, whims);
    if (!match.play(action, match.turn.player).ok) throw new RangeError(action.kind);
    states.push(match.state);
    const length = match.cursor - from;
    events.push(Array.from({ length }, (_, at) => match.eventsAt(from + at)).flat());
  }
  return { states, events };
}

const scene = play('goose-chase', 'sound');
const start = assertDefined(scene.states[0]);

function soundsOf(events: readonly JourneyEvent[], after: JourneyState = start): Sound[] {
  return journeyCues(start, events, after, TIMES).map(({ sound }) => sound);
}

const die = { id: 0, type: 'PHYSICAL', size: 6, mark: '' } as const;

describe('sounds of events', () => {
  it('include a check as its roll, followed by its result when the dice rest', () => {
    const checked = scene.events.flat().find(({ kind }) => kind === 'checked');
    if (checked?.kind !== 'checked') throw new RangeError('nothing was checked');
    const cues = (won: boolean) => journeyCues(start, [{ ...checked, won }], start, TIMES);
    expect(cues(true)).toEqual([
      { sound: 'battle-check-roll', gap: 0 },
      { sound: 'battle-check-success', gap: TIMES.tumble },
    ]);
    expect(cues(false)[1]?.sound).toBe('battle-check-failure');
  });

  it.each([
    ['cornered', 'game-victory'],
    ['all-closed', 'game-victory'],
    ['time', 'game-loss'],
    ['dead', 'game-loss'],
  ] as const)('include the end by %s as %s', (reason, sound) => {
    expect(soundsOf([{ kind: 'over', reason }])).toEqual([sound]);
  });

  it('depend on the destination of lost dice, and limit repeats', () => {
    const lost = (to: 'pile' | 'bag' | 'out'): DiceEvent => {
      return { kind: 'moved', die, from: 'hand', giver: 0, to, at: 0, why: 'damage' };
    };
    const three = [lost('pile'), lost('bag'), lost('out')];
    expect(soundsOf(three)).toEqual(['die-discard', 'die-hide', 'die-remove']);
    const manyLost = Array.from({ length: 9 }, () => lost('pile'));
    expect(soundsOf(manyLost)).toEqual(['die-discard', 'die-discard', 'die-discard']);
  });

  it('distinguish a hit on the bag, a theft, a wound and a rest from other losses', () => {
    const moved = { kind: 'moved', die, giver: 0, at: 0 } as const;
    const hit: DiceEvent = { ...moved, from: 'bag', to: 'pile', why: 'damage' };
    const theft: DiceEvent = { ...moved, from: 'hand', to: 'deterred', why: 'greedy' };
    expect(soundsOf([hit, theft])).toEqual(['bag-hit', 'theft']);
    const kinds = (['wounded', 'rested'] as const).map((kind) => ({ kind, hero: 0 }));
    expect(soundsOf(kinds)).toEqual(['hero-wounded', 'rest']);
  });

  it('include a chosen die, and are empty without events', () => {
    const { states, events } = scene;
    const picks = events.flatMap((list, at) =>
      journeyCues(assertDefined(states[at]), list, assertDefined(states[at + 1]), TIMES),
    );
    expect(picks.map(({ sound }) => sound)).toContain('die-pick');
    expect(soundsOf([])).toEqual([]);
  });

  it('cover nearly all sounds in a whole adventure', () => {
    const playedSounds = new Set(
      [scene, play('campaign', 'a'), play('campaign', 'b', 'hard')].flatMap(({ states, events }) =>
        events.flatMap((list, at) =>
          journeyCues(assertDefined(states[at]), list, assertDefined(states[at + 1]), TIMES).map(
            ({ sound }) => sound,
          ),
        ),
      ),
    );
    // Sounds of refusals and leaving belong to screens.
    const rare: readonly Sound[] = [
      'error',
      'leave',
      'hero-death',
      'game-loss',
      'die-remove',
      'bag-hit',
      'theft',
    ];
    const ofBoards: readonly Sound[] = [
      'piece-move',
      'piece-take',
      'piece-drop',
      'piece-check',
      'game-draw',
      'clock-low',
    ];
    const unheard = SOUNDS.filter(
      (sound) =>
        !sound.startsWith('cave-') && ![...playedSounds, ...rare, ...ofBoards].includes(sound),
    );
    expect(unheard).toEqual([]);
  });
});

describe("an adventure's own sounds", () => {
  const open = assertDefined(start.scene);
  const cardOf = (id: string) => open.world.cards.findIndex(({ template }) => template.id === id);
  const ownOf = (...events: readonly JourneyEvent[]) =>
    journeyCues(start, events, start, TIMES).map(({ own }) => own);
  const foe = { id: 0, type: 'ENEMY', size: 6, mark: '' } as const;

  it('replace those of a threat met, a villain found, a place entered and a hero hurt', () => {
    const place = open.world.sites.findIndex(({ template }) => template.id === 'goose-green');
    expect(
      ownOf(
        { kind: 'encounter', die: foe, card: cardOf('yard-geese'), place },
        { kind: 'found', card: cardOf('magistrate'), place },
        { kind: 'travelled', hero: 0, from: REFUGE, to: place },
        { kind: 'damage', hero: 0, announced: 1, amount: 1, magical: false },
      ),
    ).toEqual([
      'enemies/yard-geese',
      'villains/magistrate',
      'locations/goose-green',
      'heroes/brawler',
    ]);
  });

  it('do not exist for obstacles, unnamed threats and the Refuge', () => {
    expect(
      ownOf(
        { kind: 'encounter', die: foe, card: cardOf('goose-gate'), place: 0 },
        { kind: 'encounter', die: foe, card: NAMELESS, place: 0 },
        { kind: 'travelled', hero: 0, from: 0, to: REFUGE },
      ),
    ).toEqual([undefined, undefined, undefined]);
  });
});

describe('music', () => {
  const first = assertDefined(start.scene);
  const [own] = first.heroes;

  /** Scene with the acting hero at his first place, safe and sound. */
  const calm: DiceState = {
    ...first,
    world: { ...first.world, sites: first.world.sites.map((site) => named(site, 'b')) },
    timer: 20,
    phases: [{ kind: 'interior' }],
    turn: { ...first.turn, hero: 0 },
    heroes: first.heroes.map((hero) => ({ ...hero, at: 0, alive: true, bag: fullBag(hero) })),
    places: first.places.map((place) => ({ ...place, open: true, known: false })),
  };

  function named(site: Site, id: string): Site {
    return { ...site, template: { ...site.template, id } };
  }
  const atLocation = (id: string, level: number): DiceState => {
    const sites = calm.world.sites.map((site) => named(site, id));
    return { ...calm, world: { ...calm.world, sites, level } };
  };

  function withMusic(music: PlaceMusic): DiceState {
    const sites = calm.world.sites.map((site) => {
      return { ...site, template: { ...site.template, music } };
    });
    return { ...calm, world: { ...calm.world, sites } };
  }

  function fullBag({ capacity }: { readonly capacity: number }): readonly Die[] {
    return Array.from({ length: capacity + 2 }, (_, id) => ({
      id,
      type: 'PHYSICAL',
      size: 6,
      mark: '',
    }));
  }

  const met = (type: DieType): DiceState => {
    const die = { id: 999, type, size: 8, mark: '' };
    const encounter = { kind: 'encounter', die, place: 0, card: -1, trap: 0 } as const;
    return { ...calm, phases: [{ ...encounter, guarded: [], first: true, tried: [] }] };
  };
  const atPlace = (changes: Partial<DiceState['places'][number]>): DiceState => ({
    ...calm,
    places: calm.places.map((place, at) => (at === 0 ? { ...place, ...changes } : place)),
  });
  const withHero = (changes: Partial<DiceState['heroes'][number]>): DiceState => ({
    ...calm,
    heroes: calm.heroes.map((hero, at) => (at === 0 ? { ...hero, ...changes } : hero)),
  });
  const small = fullBag(assertDefined(own)).slice(0, 2);

  it.each<[state: string, scene: DiceState, piece: Piece]>([
    ['a place of level 1', atLocation('b', 1), 'flats'],
    ['another of level 1', atLocation('a', 1), 'reeds'],
    ['a place of level 2', atLocation('b', 2), 'canal'],
    ['another of level 2', atLocation('a', 2), 'works'],
    ['a place of level 3', atLocation('b', 3), 'city'],
    ['another of level 3', atLocation('a', 3), 'lanes'],
    ['a place of level 4', atLocation('b', 4), 'flats'],
    ['a place that asks for its theme', withMusic('lanes'), 'lanes'],
    ['the Refuge', withHero({ at: REFUGE }), 'refuge'],
    ['the choice of places', { ...calm, turn: { ...calm.turn, hero: -1 } }, 'refuge'],
    ['a closed place', atPlace({ open: false }), 'flats+hush'],
    ['an enemy', met('ENEMY'), 'flats+pulse'],
    ['an obstacle', met('OBSTACLE'), 'flats'],
    ['a villain', met('VILLAIN'), 'villain'],
    ['a place where a villain is', atPlace({ known: true }), 'flats+low'],
    [
      'a place from which a villain has been driven',
      atPlace({ open: false, known: true }),
      'flats+hush',
    ],
    ['the last turns', { ...calm, timer: 5 }, 'flats+high'],
    ['a hero with a small bag', withHero({ bag: small }), 'flats+high'],
    ['a dead hero with an empty bag', withHero({ bag: [], alive: false }), 'flats'],
    ['the last turns, with a villain', { ...met('VILLAIN'), timer: 2 }, 'villain+high'],
    [
      'everything',
      { ...met('ENEMY'), places: atPlace({ known: true }).places, timer: 1 },
      'flats+pulse+low+high',
    ],
    ['victory', { ...calm, over: 'cornered' }, 'victory'],
    ['defeat', { ...calm, over: 'time' }, 'defeat'],
  ])('fits %s', (_, scene, piece) => {
    expect(journeyMusic({ ...start, scene })).toBe(piece);
  });

  it.each([
    ['camp', 'camp'],
    ['scenario', 'camp'],
    ['won', 'victory'],
    ['lost', 'defeat'],
  ] as const)('fits the stage %s of a campaign', (stage, piece) => {
    const campaign = { ...start.campaign, stage };
    expect(journeyMusic({ ...start, campaign, scene: undefined })).toBe(piece);
  });

  it('does not reveal a hidden villain', () => {
    const villain = calm.places.findIndex((place) => place.villain !== undefined);
    const scene = withHero({ at: villain });
    expect(villain).toBeGreaterThanOrEqual(0);
    expect(journeyMusic({ ...start, scene })).toBe('flats');
  });

  it('has several moods in one scenario, and changes less often than the state', () => {
    const pieces = scene.states.map((state) => journeyMusic(state));
    const changes = pieces.filter((piece, at) => at > 0 && piece !== pieces[at - 1]).length;
    expect(new Set(pieces).size).toBeGreaterThanOrEqual(4);
    expect(changes).toBeLessThan(pieces.length / 3);
    expect(pieces.at(-1)).toMatch(/victory|defeat/);
  });
});
