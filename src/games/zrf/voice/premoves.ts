import type { Problem } from '#core';
import type { Glossary } from './glossary.ts';
import { EMPTY, cellOf, cellsOf } from '../rules/index.ts';
import type { Rules, ZrfGame, ZrfState } from '../rules/index.ts';
import { candidatesFrom, candidatesOf } from './selection.ts';
import type { Candidate, Pick } from './selection.ts';

/*
 * Moves entered before their turn. They are checked when the turn comes: the first is then played
 * or dropped.
 */

export interface Premove {
  readonly pick: Pick;
  readonly to: number;
}

/** Index in the turn order of the next turn of one of these players; undefined if none. */
export function nextTurnOf(
  { turnOrder: { entries, resume } }: Rules,
  { turn }: ZrfState,
  isTheirs: (player: number) => boolean,
): number | undefined {
  let at = turn;
  const following = entries.map(() => (at = at + 1 < entries.length ? at + 1 : resume));
  return following.find((next) => isTheirs(entries[next]?.player ?? -1));
}

/** State at a later turn, with the premoves made and nothing else changed. */
export function imagineState(
  rules: Rules,
  state: ZrfState,
  premoves: readonly Premove[],
  turn: number,
): ZrfState {
  const [cells, attributes] = [[...state.cells], [...state.attributes]];
  const player = rules.turnOrder.entries[turn]?.as ?? 0;
  for (const { pick, to } of premoves) {
    const isDrop = pick.kind === 'stock';
    cells[to] = isDrop ? cellOf(cellsOf(rules), pick.type, player) : (cells[pick.at] ?? EMPTY);
    attributes[to] = isDrop ? 0 : (attributes[pick.at] ?? 0);
    if (!isDrop) [cells[pick.at], attributes[pick.at]] = [EMPTY, 0];
  }
  const fresh = { chainAt: -1, chainType: -1, taken: [], trail: [] };
  return { ...state, ...fresh, cells, attributes, turn };
}

/** Steps that would be legal now if it were already that turn. */
export function premoveCandidates(
  game: ZrfGame,
  state: ZrfState,
  premoves: readonly Premove[],
  turn: number,
): readonly Candidate[] {
  const rules = game.rulesOf(state);
  const there = game.turn(imagineState(rules, state, premoves, turn));
  return there.kind === 'decide' ? candidatesOf(rules, there.actions) : [];
}

/** Legal steps that a premove means. */
export function stepsOf(
  candidates: readonly Candidate[],
  { pick, to }: Premove,
): readonly Candidate[] {
  return candidatesFrom(candidates, pick).filter((candidate) => candidate.to === to);
}

/** Code of the problem that drops premoves. */
export const PREMOVE_DROPPED = 'zrf-premove-dropped';

/** Start and end of a premove in words. */
export function namePremove(
  glossary: Glossary,
  { pick, to }: Premove,
): Record<'from' | 'to', string> {
  const from = pick.kind === 'piece' ? glossary.position(pick.at) : glossary.piece(pick.type);
  return { from, to: glossary.position(to) };
}

/** Reason a premove was dropped. */
export function illegalPremove(glossary: Glossary, premove: Premove): Problem {
  const args = namePremove(glossary, premove);
  const message = `Premove ${args.from} – ${args.to} dropped: it is not legal now.`;
  return { code: PREMOVE_DROPPED, message, args };
}
