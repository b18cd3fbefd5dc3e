import type { Cue, Piece, Sound } from '#audio';
import { phaseOf, VICTORY_REASONS } from '../rules/index.ts';
import { isStrike } from '../bots/forecast/flight.ts';
import type { DiceEvent, DieType, JourneyEvent, JourneyState, Why } from '../rules/index.ts';

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

/** Dice that come or go by themselves; those that belong to a check are heard as the check. */
const MOVES: Readonly<Partial<Record<Why, Sound>>> = {
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
  greedy: 'die-discard',
  swift: 'die-discard',
  'utter-mess': 'die-discard',
  'make-room': 'die-discard',
};

type Moved = Extract<DiceEvent, { readonly kind: 'moved' }>;

/** Dice that are lost for good, or slip into a bag, sound like that, whatever they are lost to. */
function soundOfMove({ why, to }: Moved): Sound | undefined {
  const sound = MOVES[why];
  if (sound !== 'die-discard') return sound;
  if (to === 'bag' || to === 'place') return 'die-hide';
  return to === 'out' ? 'die-remove' : sound;
}

function defeatOf({ type }: { readonly type: DieType }): Sound {
  if (type === 'VILLAIN') return 'defeat-villain';
  return type === 'ENEMY' ? 'defeat-enemy' : 'defeat-obstacle';
}

/** What is heard of an event, one after the other. */
function soundsOf(event: JourneyEvent): readonly (Sound | undefined)[] {
  switch (event.kind) {
    case 'turn':
      return ['turn-start'];
    case 'moved':
      return [soundOfMove(event)];
    case 'encounter':
      return [ENCOUNTERS[event.die.type]];
    case 'found':
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
      return ['travel'];
    case 'defeated':
      return [defeatOf(event.die)];
    case 'damage':
      return [event.amount > 0 ? 'take-damage' : undefined];
    case 'died':
      return ['hero-death'];
    case 'closed':
    case 'cornered':
      return ['close-location'];
    case 'over':
      return [VICTORY_REASONS.includes(event.reason) ? 'game-victory' : 'game-loss'];
    case 'grew':
    case 'learned':
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
    case 'wounded':
    case 'rested':
    case 'guarded':
    case 'boon':
    case 'boon-used':
    case 'boon-lost':
    case 'came-back':
      return [];
  }
}

/** Milliseconds that dice tumble, and that they lie before the game goes on. */
export interface RollTimes {
  readonly tumble: number;
  readonly rest: number;
}

/** Dice without an animation are heard rolling for so long at least. */
const LEAST: RollTimes = { tumble: 450, rest: 350 };
/** Milliseconds before the next sound. */
const HOLD = 280;
const HOLDS: Readonly<Partial<Record<Sound, number>>> = {
  'die-draw': 120,
  'die-hide': 140,
  'die-discard': 140,
  'die-pick': 120,
  'take-damage': 350,
  'close-location': 700,
  'defeat-villain': 900,
  'hero-death': 1200,
};
/** The same sound is not repeated more often in a row, however many dice there are. */
const REPEATS = 3;

function holdOf(sound: Sound, { tumble, rest }: RollTimes): number {
  if (sound === 'battle-check-roll') return Math.max(tumble, LEAST.tumble);
  if (sound === 'battle-check-success' || sound === 'battle-check-failure')
    return Math.max(rest, LEAST.rest);
  return HOLDS[sound] ?? HOLD;
}

function inTime(sounds: readonly Sound[], times: RollTimes): Cue[] {
  const heard = sounds.filter(
    (sound, at) => at < REPEATS || sounds.slice(at - REPEATS, at).some((one) => one !== sound),
  );
  return heard.map((sound, at) => {
    const before = heard[at - 1];
    return { sound, gap: before === undefined ? 0 : holdOf(before, times) };
  });
}

/** Whether dice were chosen, or put back, for a check or anything else. */
function hasPicked(before: JourneyState, after: JourneyState): boolean {
  const [from, to] = [before, after].map(({ scene }) => scene && phaseOf(scene));
  return from?.kind === 'pick' && to?.kind === 'pick' && from.mask !== to.mask;
}

/** What is heard of all that an action brought about. */
export function journeyCues(
  before: JourneyState,
  events: readonly JourneyEvent[],
  after: JourneyState,
  times: RollTimes,
): readonly Cue[] {
  const sounds = events.flatMap(soundsOf).filter((sound) => sound !== undefined);
  if (sounds.length === 0 && hasPicked(before, after)) sounds.push('die-pick');
  return inTime(sounds, times);
}

/** What is heard where something cannot be done. */
export const REFUSED: readonly Cue[] = [{ sound: 'error', gap: 0 }];

const SCENES: readonly Piece[] = ['scenario-music-1', 'scenario-music-2', 'scenario-music-3'];

/** The music of a journey: by the level of the chapter in a scene, that of the menu in camp, none at the end of a scene. */
export function journeyMusic({ campaign, scene }: JourneyState): Piece | undefined {
  if (scene === undefined) return 'menu-main';
  if (scene.over !== undefined) return undefined;
  const { id } = scene.world.scenario;
  const chapter = campaign.chapters.find(({ scenarios }) => scenarios.includes(id));
  return SCENES[Math.max(0, (chapter?.level ?? 1) - 1) % SCENES.length];
}
