import { housesOf, houseOf, ownerOf, pitOf, sowingPath, storeOf } from '../rules/index.ts';
import type { KalahEvent, KalahState, Player } from '../rules/index.ts';
import type { Beat } from '#screen/model/look.ts';
import type { Mark, Marks } from './marks.ts';

/** One frame of a sowing: the pits' contents and marks. */
export interface KalahFrame {
  readonly pits: readonly number[];
  readonly marks: Marks;
}

type Event<K extends KalahEvent['kind']> = Extract<KalahEvent, { kind: K }>;

/** Frames that captures and the final sweep are held, so players can follow the seeds. */
const HOLD_FRAMES = { capture: 4, captured: 3, sweep: 6, swept: 4, swap: 3 };

/** Animates an action: lifting, sowing seed by seed, capturing, sweeping. */
export function animateKalah(
  before: KalahState,
  events: readonly KalahEvent[],
): Beat<KalahFrame>[] {
  const pits = [...before.pits];
  return events.flatMap((event) => {
    if (event.kind === 'sow') return sow(pits, event);
    if (event.kind === 'capture') return capture(pits, event);
    if (event.kind === 'sweep') return sweep(pits, event);
    return event.kind === 'swap' ? swap(pits) : [];
  });
}

function moment(pits: readonly number[], beats: number, marks: Iterable<[number, Mark]>) {
  return { beats, frame: { pits: [...pits], marks: new Map(marks) } };
}

function sow(pits: number[], event: Event<'sow'>): Beat<KalahFrame>[] {
  const path = sowingPath(housesOf(pits), event.player, event.from, event.seeds);
  pits[event.from] = 0;
  const lifted: Mark = { on: 'cursor', text: `(${event.seeds})`, ink: 'accent' };
  const beats = [moment(pits, 2, [[event.from, lifted]])];
  for (const [index, pit] of path.entries()) {
    pits[pit] = (pits[pit] ?? 0) + 1;
    const left = event.seeds - index - 1;
    const mark: Mark = { on: 'last', text: left > 0 ? `(${left})` : '[+1]', ink: 'accent' };
    beats.push(moment(pits, left > 0 ? 1 : 2, [[pit, mark]]));
  }
  return beats;
}

function capture(pits: number[], event: Event<'capture'>): Beat<KalahFrame>[] {
  const store = storeOf(housesOf(pits), event.player);
  const captureMark: Mark = { on: 'cursor', text: '×', ink: 'warn' };
  const captureFrames = moment(pits, HOLD_FRAMES.capture, [
    [event.pit, captureMark],
    [event.opposite, captureMark],
  ]);
  pits[event.pit] = 0;
  pits[event.opposite] = 0;
  pits[store] = (pits[store] ?? 0) + event.seeds;
  return [captureFrames, moment(pits, HOLD_FRAMES.captured, [[store, gained(event.seeds)]])];
}

function sweep(pits: number[], event: Event<'sweep'>): Beat<KalahFrame>[] {
  const houses = housesOf(pits);
  const side = pits.flatMap((seeds, pit) =>
    seeds > 0 && isHouseOf(houses, pit, event.side) ? [pit] : [],
  );
  const captureMark: Mark = { on: 'cursor', text: '↗', ink: 'warn' };
  const captureFrames = moment(
    pits,
    HOLD_FRAMES.sweep,
    side.map((pit) => [pit, captureMark]),
  );
  if (event.taker === undefined) return [captureFrames];
  const store = storeOf(houses, event.taker);
  for (const pit of side) pits[pit] = 0;
  pits[store] = (pits[store] ?? 0) + event.seeds;
  return [captureFrames, moment(pits, HOLD_FRAMES.swept, [[store, gained(event.seeds)]])];
}

function isHouseOf(houses: number, pit: number, side: Player): boolean {
  return ownerOf(houses, pit) === side && pit !== storeOf(houses, side);
}

function swap(pits: number[]): Beat<KalahFrame>[] {
  const houses = housesOf(pits);
  const all = pits.flatMap((_, pit) => (houseOf(houses, pit) <= houses ? [pit] : []));
  const mark: Mark = { on: 'cursor', text: '⇅', ink: 'accent' };
  const captureFrames = moment(
    pits,
    HOLD_FRAMES.swap,
    all.map((pit) => [pit, mark]),
  );
  const half = pitOf(houses, 1, 1);
  for (const seeds of pits.splice(0, half)) pits.push(seeds);
  return [captureFrames];
}

function gained(seeds: number): Mark {
  return { on: 'last', text: `+${seeds}`, ink: 'good' };
}
