import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JourneyEvent } from '../../rules/index.ts';
import { speed } from '#web/storage/settings.ts';
import type { Speed } from '#web/storage/settings.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';

type Moved = Extract<JourneyEvent, { readonly kind: 'moved' }>;

/** Duration of a flight in milliseconds, by speed. */
const LENGTHS: Readonly<Record<Speed, number>> = { off: 0, slow: 900, normal: 450, fast: 220 };
/** Milliseconds between the starts of flights. */
const GAP = 45;
/** Most dice that fly at a time. */
const MAX_FLIGHTS = 12;

interface Seen {
  readonly rect: DOMRect;
  readonly solid: Element;
}

/** Dice on the table by id, and the die met there. */
function look(root: Element): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  const note = (name: string, element: Element) => {
    const solid = element.querySelector('.solid');
    if (solid !== null) found.set(name, { rect: solid.getBoundingClientRect(), solid });
  };
  for (const element of root.querySelectorAll<HTMLElement>('[data-die]'))
    note(element.dataset['die'] ?? '', element);
  const met = root.querySelector('.met-die');
  if (met !== null) note('met', met);
  return found;
}

const PILES: Readonly<Partial<Record<Moved['to'], string>>> = {
  bag: '.count-bag',
  pile: '.count-pile',
  deterred: '.count-deterred',
};

/** Transformation that puts an element at `to` over `from`. */
function over(from: DOMRect, to: DOMRect): string {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, from.width / Math.max(1, to.width))})`;
}

interface Flight {
  readonly root: Element;
  readonly layer: Element;
  readonly before: ReadonlyMap<string, Seen>;
  readonly timing: KeyframeAnimationOptions;
}

/** A die that arrives in the hand flies from its old spot; the die itself stays usable. */
function arrive({ die, from }: Moved, { root, before, timing }: Flight): void {
  const solid = root.querySelector(`[data-die="${die.id}"] .solid`);
  const pile = PILES[from];
  const source =
    from === 'met'
      ? before.get('met')?.rect
      : pile === undefined
        ? undefined
        : root.querySelector(pile)?.getBoundingClientRect();
  if (solid === null || source === undefined) return;
  const start = { transform: over(source, solid.getBoundingClientRect()), opacity: 0.3 };
  solid.animate([start, { transform: 'none', opacity: 1 }], { ...timing, fill: 'backwards' });
}

/** A copy of a die that leaves the hand flies to its pile, or vanishes. */
function depart({ die, to, at, why }: Moved, { root, layer, before, timing }: Flight): void {
  const seen = before.get(String(die.id));
  if (seen === undefined) return;
  const ghost = document.createElement('span');
  ghost.className = why === 'damage' || why === 'death' ? 'flight flight-lost' : 'flight';
  const { x, y, width, height } = seen.rect;
  Object.assign(ghost.style, {
    insetInlineStart: 'auto',
    left: `${x}px`,
    top: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
  ghost.append(seen.solid.cloneNode(true));
  layer.append(ghost);
  // A stolen die flies to the place where it can be won back.
  const selector = to === 'place' ? `.place[data-place="${at}"] .place-picture` : PILES[to];
  const goal = selector === undefined ? null : root.querySelector(selector);
  const end =
    goal === null
      ? 'translateY(-2.5rem) scale(0.6)'
      : over(goal.getBoundingClientRect(), seen.rect);
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: why === 'damage' ? 'translateY(0.5rem) rotate(-14deg)' : 'none', opacity: 1 },
    { transform: end, opacity: 0 },
  ];
  ghost.animate(frames, { ...timing, fill: 'both' }).onfinish = () => ghost.remove();
}

function shake(element: Element | null, timing: KeyframeAnimationOptions): void {
  const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element?.animate(frames, timing);
}

function fly(events: readonly JourneyEvent[], hero: number, flight: Flight): void {
  const moves = events.filter((event): event is Moved => event.kind === 'moved');
  for (const [at, move] of moves.slice(0, MAX_FLIGHTS).entries()) {
    const timed = { ...flight, timing: { ...flight.timing, delay: at * GAP } };
    if (move.to === 'hand' && move.at === hero) arrive(move, timed);
    else if (move.from === 'hand' && move.giver === hero) depart(move, timed);
    else if (move.from === 'bag' && move.giver === hero && move.why === 'damage')
      shake(flight.root.querySelector('.count-bag'), timed.timing);
  }
  const isHurt = events.some((event) => event.kind === 'damage' && event.hero === hero);
  if (isHurt) shake(flight.root.querySelector('.hand-head .portrait'), flight.timing);
}

interface FlightsProps {
  readonly model: DicePlayModel;
  /** The hero whose hand is on the table. */
  readonly hero: number;
}

/**
 * Lets dice fly between the hand, the bag and the piles after each step. The table is up to date
 * before they start, so they delay nothing.
 */
export function Flights({ model, hero }: FlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlyMap<string, Seen>>(new Map());
  const last = useRef({ news: model.news.peek(), hero });
  const news = model.news.value;
  const isRolling = model.rolling.value !== undefined;
  useLayoutEffect(() => {
    const root = layer.current?.closest('.dice');
    if (layer.current === null || root === null || root === undefined) return;
    const before = seen.current;
    seen.current = look(root);
    if (isRolling || news === last.current.news) return;
    const isSameHero = last.current.hero === hero;
    last.current = { news, hero };
    const duration = LENGTHS[speed.peek()];
    if (duration === 0 || news?.kind !== 'events' || !isSameHero || model.isReview.peek()) return;
    const timing = { duration, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' };
    fly(news.events, hero, { root, layer: layer.current, before, timing });
  });
  return <div class="flights" ref={layer} aria-hidden="true" />;
}
