import { elementAt, hashWords } from '#core';
import type { Cue, Piece, Sound, Theme } from '#audio';
import { isDoomed, isVictory, phaseOf, REFUGE } from '../rules/index.ts';
import { isStrike } from '../bots/forecast/flight.ts';
import type {
  ActId,
  DiceEvent,
  DiceState,
  DieType,
  JourneyEvent,
  JourneyState,
  MoveReason,
  PlaceMusic,
  ThreatCard,
} from '../rules/index.ts';
import { currentEncounter } from './encounter-view.ts';
import { timeMood } from './table.ts';

const ENCOUNTERS: Readonly<Record<DieType, Sound>> = {
  PHYSICAL: 'encounter-stat',
  SOMATIC: 'encounter-stat',
  MENTAL: 'encounter-stat',
  VERBAL: 'encounter-stat',
  DIVINE: 'encounter-divine',
  WOUND: 'encounter-wound',
  ENEMY: 'encounter-enemy',
  VILLAIN: 'encounter-villain',
  OBSTACLE: 'encounter-obstacle',
  ALLY: 'encounter-ally',
};

/** Sounds of dice moving outside checks. The dice of a check share its sound. */
const MOVES: Readonly<Partial<Record<MoveReason, Sound>>> = {
  refill: 'die-draw',
  summon: 'die-draw',
  acquired: 'die-draw',
  bonus: 'die-draw',
  recovered: 'die-draw',
  gift: 'die-pick',
  healed: 'die-hide',
  'put-back': 'die-hide',
  forfeited: 'die-remove',
  removed: 'die-remove',
  cured: 'die-remove',
  damage: 'die-discard',
  'end-of-turn': 'die-discard',
  optional: 'die-discard',
  greedy: 'theft',
  swift: 'die-discard',
  'utter-mess': 'die-discard',
  'make-room': 'die-discard',
  story: 'die-discard',
};

type Moved = Extract<DiceEvent, { readonly kind: 'moved' }>;

/** Dice that leave the game or slip into a bag sound the same for any cause. */
function soundOfMove({ why, from, to }: Moved): Sound | undefined {
  const sound = MOVES[why];
  if (why === 'damage' && from === 'bag') return 'bag-hit';
  if (sound !== 'die-discard') return sound;
  if (to === 'bag' || to === 'place') return 'die-hide';
  return to === 'out' ? 'die-remove' : sound;
}

function defeatOf({ type }: { readonly type: DieType }): Sound {
  if (type === 'VILLAIN') return 'defeat-villain';
  return type === 'ENEMY' ? 'defeat-enemy' : 'defeat-obstacle';
}

/** Acts that move dice, hurt or travel have the sounds of that. */
function soundOfAct(act: ActId): Sound | undefined {
  switch (act) {
    case 'call':
      return 'encounter-enemy';
    case 'grow':
    case 'curse':
    case 'daunt':
      return 'battle-check-failure';
    case 'steal':
    case 'abscond':
    case 'wound':
    case 'delay':
    case 'weary':
    case 'scatter':
    case 'drive':
      return undefined;
  }
}

/** Sounds of an event, in order. */
function soundsOf(event: JourneyEvent): readonly (Sound | undefined)[] {
  switch (event.kind) {
    case 'turn':
      return ['turn-start'];
    case 'moved':
      return [soundOfMove(event)];
    case 'encounter':
      return [ENCOUNTERS[event.die.type]];
    case 'found':
    case 'spied':
      return ['encounter-villain'];
    case 'checked':
      if (isStrike(event)) return ['battle-check-roll'];
      return ['battle-check-roll', event.won ? 'battle-check-success' : 'battle-check-failure'];
    case 'tallied':
      return ['battle-check-roll'];
    case 'travelled':
    case 'fled':
    case 'escaped':
    case 'set-out':
    case 'parted':
      return ['travel'];
    case 'acted':
      return [soundOfAct(event.act)];
    case 'defeated':
      return [defeatOf(event.die)];
    case 'damage':
      return [event.amount > 0 ? 'take-damage' : undefined];
    case 'wounded':
      return ['hero-wounded'];
    case 'rested':
      return ['rest'];
    case 'died':
      return ['hero-death'];
    case 'closed':
    case 'cornered':
      return ['close-location'];
    case 'over':
      return [isVictory(event.reason) ? 'game-victory' : 'game-loss'];
    case 'joined':
    case 'grew':
    case 'learned':
    case 'rewarded':
      return ['battle-check-success'];
    case 'took':
      return ['die-pick'];
    case 'left':
      return ['die-hide'];
    case 'time':
    case 'drawn':
    case 'attempted':
    case 'rolled':
    case 'skill':
    case 'evaded':
    case 'lessened':
    case 'guarded':
    case 'boon':
    case 'boon-used':
    case 'boon-lost':
    case 'came-back':
    case 'chose':
    case 'decided':
      return [];
  }
}

/** Milliseconds of the tumble, and of the pause before the game continues. */
export interface RollTimes {
  readonly tumble: number;
  readonly rest: number;
}

/** Minimum duration of the sound, for dice without an animation. */
const MIN_TIMES: RollTimes = { tumble: 450, rest: 350 };
/** Pause before the next sound, in milliseconds. */
const HOLD = 280;
const HOLDS: Readonly<Partial<Record<Sound, number>>> = {
  'die-draw': 120,
  'die-hide': 140,
  'die-discard': 140,
  'die-pick': 120,
  'take-damage': 350,
  'bag-hit': 220,
  'hero-wounded': 500,
  'close-location': 700,
  'defeat-villain': 900,
  'hero-death': 1200,
};
/** Most repetitions of one sound in a row. */
const MAX_REPEATS = 3;

function holdOf(sound: Sound, { tumble, rest }: RollTimes): number {
  if (sound === 'battle-check-roll') return Math.max(tumble, MIN_TIMES.tumble);
  if (sound === 'battle-check-success' || sound === 'battle-check-failure')
    return Math.max(rest, MIN_TIMES.rest);
  return HOLDS[sound] ?? HOLD;
}

type Effect = Omit<Cue, 'gap'>;

function inTime(effects: readonly Effect[], times: RollTimes): Cue[] {
  const audible = effects.filter(
    ({ sound }, at) =>
      at < MAX_REPEATS || effects.slice(at - MAX_REPEATS, at).some((one) => one.sound !== sound),
  );
  return audible.map((effect, at) => {
    const before = audible[at - 1];
    return { ...effect, gap: before === undefined ? 0 : holdOf(before.sound, times) };
  });
}

function ownSoundOfThreat(card: ThreatCard): string | undefined {
  if (card.kind === 'obstacle') return undefined;
  return `${card.kind === 'villain' ? 'villains' : 'enemies'}/${card.template.id}`;
}

/** Name of the adventure's own sound of an event: a threat met, a place entered, a hero hurt. */
function ownSoundOf(event: JourneyEvent, { world }: DiceState): string | undefined {
  if (event.kind === 'encounter' || event.kind === 'found') {
    const card = world.cards[event.card];
    return card && ownSoundOfThreat(card);
  }
  if (event.kind === 'travelled') {
    const site = world.sites[event.to];
    return site && `locations/${site.template.id}`;
  }
  if (event.kind !== 'damage') return undefined;
  const member = world.members[event.hero];
  return member && `heroes/${member.sheet.class}`;
}

function effectsOf(event: JourneyEvent, scene: DiceState | undefined): readonly Effect[] {
  const own = scene && ownSoundOf(event, scene);
  return soundsOf(event)
    .filter((sound) => sound !== undefined)
    .map((sound) => ({ sound, ...(own === undefined ? {} : { own }) }));
}

/** True if dice were chosen or put back. */
function hasPicked(before: JourneyState, after: JourneyState): boolean {
  const [from, to] = [before, after].map(({ scene }) => scene && phaseOf(scene));
  return from?.kind === 'pick' && to?.kind === 'pick' && from.mask !== to.mask;
}

/** Sounds for all effects of an action. */
export function journeyCues(
  before: JourneyState,
  events: readonly JourneyEvent[],
  after: JourneyState,
  times: RollTimes,
): readonly Cue[] {
  const scene = after.scene ?? before.scene;
  const effects = events.flatMap((event) => effectsOf(event, scene));
  if (effects.length === 0 && hasPicked(before, after)) effects.push({ sound: 'die-pick' });
  return inTime(effects, times);
}

/** Sound of a refused action. */
export const REFUSED: readonly Cue[] = [{ sound: 'error', gap: 0 }];

/** Two themes for the places of each level; higher levels begin again. */
const PLACE_THEMES: readonly (readonly [PlaceMusic, PlaceMusic])[] = [
  ['flats', 'reeds'],
  ['canal', 'works'],
  ['city', 'lanes'],
];

/** Theme of a location: the one it asks for, or else the same in every scenario of a level. */
function placeTheme({ world }: DiceState, at: number): Theme {
  const { id = '', music } = world.sites[at]?.template ?? {};
  if (music !== undefined) return music;
  const level = Math.max(0, world.level - 1) % PLACE_THEMES.length;
  const [hash] = hashWords(id);
  return elementAt(elementAt(PLACE_THEMES, level), hash % 2);
}

/** True if time is nearly up, or the acting hero nearly out of dice. */
function isInDanger(state: DiceState): boolean {
  const { hero } = state.turn;
  const acting = state.heroes[hero];
  if (timeMood(state) === 'bad') return true;
  // No hero acts before the first turn.
  if (!acting?.alive) return false;
  return 2 * acting.bag.length <= acting.capacity || isDoomed(state, hero);
}

/** Music of a scenario: a theme for the acting hero's place, with layers for what threatens him. */
function sceneMusic(state: DiceState): Piece {
  if (state.over !== undefined) return isVictory(state.over) ? 'victory' : 'defeat';
  const at = state.heroes[state.turn.hero]?.at ?? REFUGE;
  const place = state.places[at];
  const met = currentEncounter(state)?.die.type;
  const isMet = met === 'VILLAIN';
  const theme = isMet ? 'villain' : at === REFUGE ? 'refuge' : placeTheme(state, at);
  const hush = place?.open === false && !isMet ? '+hush' : '';
  const pulse = met === 'ENEMY' ? '+pulse' : '';
  const low = place?.known === true && place.open && !isMet ? '+low' : '';
  return `${theme}${hush}${pulse}${low}${isInDanger(state) ? '+high' : ''}`;
}

/** Music of a journey: of the scenario, of the camp, or of the end. */
export function journeyMusic({ campaign, scene }: JourneyState): Piece {
  if (scene !== undefined) return sceneMusic(scene);
  if (campaign.stage === 'won') return 'victory';
  return campaign.stage === 'lost' ? 'defeat' : 'camp';
}
