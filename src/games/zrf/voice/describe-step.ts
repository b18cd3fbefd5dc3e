import { assertDefined } from '#core';
import type { ZrfEvent, ZrfState } from '../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Participants } from '#voice/participants.ts';
import type { Glossary } from './glossary.ts';
import { describeThrow } from './throws.ts';
import { swapIn } from './swap.ts';

/** Maximum number of effects listed per step. */
const MAX_EVENTS = 8;

type Pass = Extract<ZrfEvent, { readonly kind: 'pass' }>;
type Thrown = Extract<ZrfEvent, { readonly kind: 'chance' }>;
type BoardEvent = Exclude<ZrfEvent, Pass | { readonly kind: 'chance' }>;
type Change = Pick<Extract<BoardEvent, { readonly at: number }>, 'type' | 'player' | 'at'>;

/** Actions of one player, or dice rolled for one. */
type Passage =
  | { readonly kind: 'deeds'; readonly player: number; readonly events: BoardEvent[] }
  | { readonly kind: 'throw'; readonly player: number; readonly thrown: Thrown }
  | Pass;

/** True if a piece only changes its picture, between types without notation. */
function isSilent({ rules }: Glossary, before: ZrfState, event: BoardEvent): boolean {
  const old = before.cells[event.kind === 'change' ? event.at : -1] ?? EMPTY;
  if (old === EMPTY || ownerOf(cellsOf(rules), old) !== event.player) return false;
  const types = [typeOf(cellsOf(rules), old), event.type];
  return types.every((type) => rules.pieces[type]?.notation === '');
}

/** True if an event is reported; helper pieces and events off the board are not. */
function isReported(glossary: Glossary, before: ZrfState, event: BoardEvent): boolean {
  const { rules, roles } = glossary;
  if (roles.isHelper[event.type] === true || isSilent(glossary, before, event)) return false;
  const isSeen = (at: number) => rules.board.positions[at]?.isDummy !== true;
  return event.kind === 'move' ? isSeen(event.from) || isSeen(event.to) : isSeen(event.at);
}

/** Splits events into passages; anything else that dice do is attributed to them. */
function passagesOf(
  glossary: Glossary,
  before: ZrfState,
  mover: number,
  events: readonly ZrfEvent[],
): Passage[] {
  const dice = glossary.rules.players.findIndex(({ kind }) => kind === 'random');
  const passages: Passage[] = [];
  let player = mover;
  for (const event of events) {
    if (event.kind === 'pass') passages.push(event);
    else if (event.kind === 'chance') {
      player = dice;
      if (event.faces.length > 0)
        passages.push({ kind: 'throw', player: event.player, thrown: event });
    } else if (isReported(glossary, before, event)) {
      const last = passages.at(-1);
      if (last?.kind === 'deeds' && last.player === player) last.events.push(event);
      else passages.push({ kind: 'deeds', player, events: [event] });
    }
  }
  return passages;
}

/** Collects the effects of a step by kind, in order of first occurrence. */
class StepEffects {
  readonly #lists = new Map<string, string[]>();
  readonly #glossary: Glossary;
  readonly #before: ZrfState;
  readonly #mover: number;
  #hasMoved = false;

  constructor(glossary: Glossary, before: ZrfState, mover: number) {
    this.#glossary = glossary;
    this.#before = before;
    this.#mover = mover;
  }

  add(event: BoardEvent): void {
    const { rules } = this.#glossary;
    const piece = this.#glossary.piece(event.type);
    const at = (position: number) => this.#glossary.position(position);
    const isSeen = (position: number) => rules.board.positions[position]?.isDummy !== true;
    if (event.kind === 'move') {
      this.#hasMoved = true;
      // A move to a hidden place is a capture; a move from one brings a new piece.
      if (!isSeen(event.to)) this.#note('zrf-captured', `${piece} ${at(event.from)}`);
      else if (!isSeen(event.from)) this.#note('', `${piece} ${at(event.to)}`);
      else this.#note('', `${piece} ${at(event.from)} – ${at(event.to)}`);
    } else if (event.kind === 'capture') this.#note('zrf-captured', `${piece} ${at(event.at)}`);
    else if (event.kind === 'place') {
      // A drop is the move itself.
      this.#note(this.#hasMoved ? 'zrf-placed' : '', `${piece} ${at(event.at)}`);
    } else if (event.player === this.#mover && this.#isTurned(event)) {
      this.#note('zrf-turned', at(event.at));
    } else this.#note('zrf-changed', `${at(event.at)} = ${this.#changed(event)}`);
  }

  get phrases(): string[] {
    const { say } = this.#glossary;
    return [...this.#lists].map(([id, list]) => {
      const pieces = list.join(', ');
      return id === '' ? pieces : say(id, { pieces });
    });
  }

  #note(id: string, text: string): void {
    this.#lists.set(id, [...(this.#lists.get(id) ?? []), text]);
  }

  /** True if a piece only changes sides. */
  #isTurned({ at, type }: Change): boolean {
    const old = this.#before.cells[at] ?? EMPTY;
    return old !== EMPTY && typeOf(cellsOf(this.#glossary.rules), old) === type;
  }

  /** New owner or new type of a changed piece. */
  #changed(event: Change): string {
    const { type, player } = event;
    return this.#isTurned(event) ? this.#glossary.player(player) : this.#glossary.piece(type);
  }
}

function describeEffects(
  glossary: Glossary,
  before: ZrfState,
  player: number,
  events: readonly BoardEvent[],
): string {
  const effects = new StepEffects(glossary, before, player);
  for (const event of events.slice(0, MAX_EVENTS)) effects.add(event);
  const more = events.length > MAX_EVENTS ? ['…'] : [];
  return `${glossary.player(player)}: ${[...effects.phrases, ...more].join('; ')}.`;
}

/**
 * Describes consecutive steps piece by piece, after the player's name. Rolls and passes get
 * separate sentences.
 */
export function describeStep(
  glossary: Glossary,
  before: ZrfState,
  events: readonly ZrfEvent[],
  participants: Participants,
): string {
  const { rules, say } = glossary;
  const { player: mover } = assertDefined(rules.turnOrder.entries[before.turn]);
  const swapped = swapIn(rules, before, events);
  if (swapped !== undefined) {
    const piece = glossary.piece(swapped.type);
    const at = glossary.position(swapped.at);
    return say('zrf-swapped', { name: glossary.player(mover), piece, at });
  }
  const passages = passagesOf(glossary, before, mover, events);
  const sentences = passages.flatMap((passage, index) => {
    const { player } = passage;
    if (passage.kind === 'throw') return describeThrow(glossary, passage.thrown, participants);
    if (passage.kind === 'deeds') return describeEffects(glossary, before, player, passage.events);
    // The sentence about a roll without moves already covers the pass.
    if (passages[index - 1]?.kind === 'throw') return [];
    const isStop = before.chainAt >= 0 && index === 0;
    const how = isStop ? 'stopped' : passage.isForced ? 'forced' : 'free';
    return say('zrf-passed', { name: glossary.player(player), how });
  });
  return sentences.join(' ');
}
