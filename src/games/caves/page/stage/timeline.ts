import { isInSight, PLAYER, playerOf } from '../../rules/index.ts';
import type { CavesEvent, CavesState, Item, Place } from '../../rules/index.ts';

/** A step of a creature to its present cell. */
export interface Step {
  readonly from: Place;
  readonly length: number;
}

interface Timed {
  /** Milliseconds since the start of the turn's animation. */
  readonly from: number;
  readonly length: number;
}

/** A hit; close ones make the attacker lunge. */
export interface Hit extends Timed {
  readonly by: number;
  readonly target: number;
  readonly at: Place;
  readonly damage: number;
  readonly isClose: boolean;
}

export type Tone = 'hurt' | 'dealt' | 'healed' | 'mana' | 'gained' | 'harm' | 'help' | 'dust';

/** A transient picture. */
export type Effect = Timed &
  (
    | { readonly kind: 'number'; readonly at: Place; readonly text: string; readonly tone: Tone }
    | { readonly kind: 'ring' | 'puff'; readonly at: Place; readonly tone: Tone }
    | { readonly kind: 'blast'; readonly at: Place; readonly radius: number }
    | { readonly kind: 'beam'; readonly at: Place; readonly to: Place; readonly tone: Tone }
    | {
        readonly kind: 'missile';
        readonly at: Place;
        readonly to: Place;
        /** Undefined for an arrow. */
        readonly item?: Item;
      }
    | { readonly kind: 'ghost'; readonly at: Place; readonly creature: string }
  );

/** The animation of a turn. */
export interface Timeline {
  readonly steps: ReadonlyMap<number, Step>;
  readonly hits: readonly Hit[];
  readonly effects: readonly Effect[];
  readonly length: number;
}

/** Lengths in milliseconds at normal speed. */
const STEP = 110;
const HIT = 170;
const NUMBER = 800;
const RING = 420;
const GHOST = 260;
const BLAST = 380;
const FLIGHT_PER_CELL = 26;
const MAX_FLIGHT = 240;

/** Pictures without their time. */
type Untimed = Effect extends infer One
  ? One extends Timed
    ? Omit<One, keyof Timed>
    : never
  : never;

type EventOf<K extends CavesEvent['kind']> = CavesEvent & { readonly kind: K };
type Handlers = {
  readonly [K in CavesEvent['kind']]?: (event: EventOf<K>, turn: Builder) => void;
};

/** Collects the animation of a turn. */
class Builder {
  readonly steps = new Map<number, Step>();
  readonly hits: Hit[] = [];
  readonly effects: Effect[] = [];
  readonly #view: CavesState;
  readonly #slowness: number;
  /** Time of the next hit: after missiles and earlier hits. */
  #next = 0;

  constructor(view: CavesState, slowness: number) {
    this.#view = view;
    this.#slowness = slowness;
  }

  /** True for a place in sight on the player's level. */
  shows({ x, y, z }: Place & { readonly z?: number }): boolean {
    const player = playerOf(this.#view);
    return (z === undefined || z === player.z) && isInSight(this.#view, { x, y });
  }

  step(id: number, from: Place): void {
    this.steps.set(id, { from: { x: from.x, y: from.y }, length: STEP * this.#slowness });
  }

  add(effect: Untimed, length: number): void {
    this.effects.push({ ...effect, from: this.#next, length: length * this.#slowness });
  }

  /** A number over a cell. */
  number(at: Place, text: string, tone: Tone): void {
    this.add({ kind: 'number', at: { x: at.x, y: at.y }, text, tone }, NUMBER);
  }

  ring({ x, y }: Place, tone: Tone): void {
    this.add({ kind: 'ring', at: { x, y }, tone }, RING);
  }

  hit({ who, target, blow, damage }: EventOf<'struck'>): void {
    const length = HIT * this.#slowness;
    const at = { x: target.x, y: target.y };
    const isClose = blow === 'hit';
    if (isClose) this.#next += length / 2;
    this.hits.push({
      by: who.id,
      target: target.id,
      at,
      damage,
      isClose,
      from: this.#next,
      length,
    });
  }

  fly(effect: Untimed, from: Place, to: Place): void {
    const cells = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const length = Math.min(MAX_FLIGHT, cells * FLIGHT_PER_CELL);
    this.add(effect, length);
    this.#next += length * this.#slowness;
  }

  build(): Timeline {
    const timed = [...this.steps.values()].map(({ length }) => ({ from: 0, length }));
    const length = [...timed, ...this.hits, ...this.effects].reduce(
      (most, one) => Math.max(most, one.from + one.length),
      0,
    );
    return { steps: this.steps, hits: this.hits, effects: this.effects, length };
  }
}

/** Animations by kind of event; other events are shown by the resulting state alone. */
const HANDLERS: Handlers = {
  moved: ({ who, from }, turn) => turn.step(who.id, from),
  struck(event, turn) {
    if (!turn.shows(event.target)) return;
    turn.hit(event);
    const isYou = event.target.id === PLAYER;
    turn.number(
      event.target,
      isYou ? `−${event.damage}` : String(event.damage),
      isYou ? 'hurt' : 'dealt',
    );
  },
  killed({ who }, turn) {
    if (who.id === PLAYER || !turn.shows(who)) return;
    turn.add({ kind: 'ghost', at: { x: who.x, y: who.y }, creature: who.kind }, GHOST);
  },
  fired({ from, to }, turn) {
    if (turn.shows(from) || turn.shows(to)) turn.fly({ kind: 'missile', at: from, to }, from, to);
  },
  threw({ from, to, item }, turn) {
    if (turn.shows(from) || turn.shows(to))
      turn.fly({ kind: 'missile', at: from, to, item }, from, to);
  },
  blasted: ({ at, radius }, turn) => turn.add({ kind: 'blast', at, radius }, BLAST),
  cast({ who, at }, turn) {
    if (!turn.shows(at) && !turn.shows(who)) return;
    const from = { x: who.x, y: who.y };
    const isSelf = from.x === at.x && from.y === at.y;
    if (isSelf) turn.ring(at, 'mana');
    else turn.fly({ kind: 'beam', at: from, to: at, tone: 'mana' }, from, at);
  },
  dug({ at }, turn) {
    if (turn.shows(at)) turn.add({ kind: 'puff', at, tone: 'dust' }, RING);
  },
  healed({ who, amount }, turn) {
    if (turn.shows(who)) turn.number(who, `+${amount}`, 'healed');
  },
  hurt({ who, amount }, turn) {
    if (turn.shows(who)) turn.number(who, `−${amount}`, who.id === PLAYER ? 'hurt' : 'dealt');
  },
  'effect-begun'({ who }, turn) {
    if (turn.shows(who)) turn.ring(who, who.id === PLAYER ? 'help' : 'harm');
  },
  'rank-gained'({ who }, turn) {
    if (turn.shows(who)) turn.ring(who, 'gained');
  },
  blinked({ who, from }, turn) {
    turn.ring(from, 'mana');
    turn.ring(who, 'mana');
  },
  appeared({ who }, turn) {
    if (turn.shows(who)) turn.ring(who, 'harm');
  },
  spread({ who, from }, turn) {
    if (turn.shows(who)) turn.step(who.id, from);
  },
};

/** Builds the animation of a turn; `slowness` scales all of its lengths. */
export function makeTimeline(
  view: CavesState,
  events: readonly CavesEvent[],
  slowness: number,
): Timeline {
  const turn = new Builder(view, slowness);
  for (const event of events) {
    const handle = HANDLERS[event.kind] as ((one: CavesEvent, turn: Builder) => void) | undefined;
    handle?.(event, turn);
  }
  return turn.build();
}
