import type { Sound } from '#audio';
import { PLAYER } from '../rules/index.ts';
import type { CavesEvent, Who } from '../rules/index.ts';

/** Sounds of a turn at most: the most important ones. */
const MOST = 2;

/** Sounds in order of importance. */
const ORDER: readonly Sound[] = [
  'game-victory',
  'hero-death',
  'cave-blast',
  'battle-check-success',
  'cave-kill',
  'cave-hurt',
  'cave-spell',
  'cave-blow',
  'cave-stairs',
  'cave-drink',
  'cave-missile',
  'cave-take',
  'cave-dig',
];

type EventOf<K extends CavesEvent['kind']> = CavesEvent & { readonly kind: K };
type Sounds = {
  readonly [K in CavesEvent['kind']]?: (event: EventOf<K>) => Sound | undefined;
};

function ofPlayer(sound: Sound): (event: { readonly who: Who }) => Sound | undefined {
  return ({ who }) => (who.id === PLAYER ? sound : undefined);
}

/** Sounds of events that the player causes or feels; others are silent. */
const SOUNDS: Sounds = {
  struck: ({ who, target }) => {
    if (target.id === PLAYER) return 'cave-hurt';
    return who.id === PLAYER ? 'cave-blow' : undefined;
  },
  killed: ({ by }) => (by?.id === PLAYER ? 'cave-kill' : undefined),
  blasted: () => 'cave-blast',
  cast: () => 'cave-spell',
  fired: () => 'cave-missile',
  threw: () => 'cave-missile',
  'picked-up': ofPlayer('cave-take'),
  climbed: () => 'cave-stairs',
  dug: ofPlayer('cave-dig'),
  quaffed: ofPlayer('cave-drink'),
  'rank-gained': ofPlayer('battle-check-success'),
  ended: ({ ending }) => (ending === 'won' ? 'game-victory' : 'hero-death'),
};

function soundOf(event: CavesEvent): Sound | undefined {
  const hear = SOUNDS[event.kind] as ((one: CavesEvent) => Sound | undefined) | undefined;
  return hear?.(event);
}

/** Sounds of a turn, the most important ones. */
export function soundsOf(events: readonly CavesEvent[]): readonly Sound[] {
  const heard = new Set(events.flatMap((event) => soundOf(event) ?? []));
  return ORDER.filter((sound) => heard.has(sound)).slice(0, MOST);
}
