import { atomsOf, isAtom, isList, isWord, restOf, showNode } from '../check/nodes.ts';
import { complainExpected, declare, hasName, indexOf, intern, resolve } from '../check/names.ts';
import { complain, doubt } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { Atom, List, Node } from '../syntax/node.ts';
import type { Player, TurnEntry, TurnOrder } from '../model/index.ts';
import type { Scope } from './scope/scope.ts';

/** `(players A B ...)`. */
export function declarePlayers(section: List, scope: Scope): void {
  const names = restOf(section);
  if (names.length === 0) complain(scope.report, section.at, 'zrf-players-none');
  for (const name of names) {
    if (isAtom(name)) declare(scope.players, name.text, name.at, scope.report);
    else complainExpected(scope.report, name, 'player');
  }
}

/**
 * Interns a move type. Warns about types that no piece has, which are allowed but probably a
 * mistake.
 */
function internMoveType(node: Atom, { moveTypes, report }: Scope): number {
  const isKnown = indexOf(moveTypes, node.text) >= 0;
  if (!isKnown) doubt(report, node.at, 'zrf-move-type-idle', { word: showNode(node) });
  return intern(moveTypes, node.text, node.at, report);
}

const ENTRY_FORM = '(player as-player move-type)';

/**
 * Reads a player, optionally followed by the player they move as, and by the only move type
 * allowed.
 */
function readEntry(node: Node, scope: Scope): TurnEntry | undefined {
  const atoms = isAtom(node) ? [node] : isList(node) ? atomsOf(node.items) : undefined;
  const [first, second, third] = atoms ?? [];
  if (first === undefined || (atoms?.length ?? 0) > 3) {
    complain(scope.report, node.at, 'zrf-turn-as', { found: showNode(node), form: ENTRY_FORM });
    return undefined;
  }
  const { players, report } = scope;
  const player = resolve(players, first, report);
  const isAs = second !== undefined && (third !== undefined || hasName(players, second.text));
  const as = isAs ? resolve(players, second, report) : player;
  const typed = isAs ? third : second;
  return { player, as, moveType: typed === undefined ? -1 : internMoveType(typed, scope) };
}

function readEntries(section: List, scope: Scope): TurnOrder {
  const entries: TurnEntry[] = [];
  const nodes = restOf(section);
  let resume = 0;
  if (nodes.length > MEANING_LIMITS.turns) {
    complain(scope.report, section.at, 'zrf-too-many', {
      what: 'turn',
      most: MEANING_LIMITS.turns,
    });
    return { entries, resume };
  }
  for (const [i, node] of nodes.entries()) {
    if (!isWord(node, 'repeat')) {
      const entry = readEntry(node, scope);
      if (entry !== undefined) entries.push(entry);
    } else if (i === nodes.length - 1) doubt(scope.report, node.at, 'zrf-repeat-last');
    else resume = entries.length;
  }
  if (entries.length === 0) complain(scope.report, section.at, 'zrf-turns-none');
  return { entries, resume };
}

/** Turn order; by default, players alternate in order of declaration. */
export function lowerTurns(section: List | undefined, scope: Scope): TurnOrder {
  if (section !== undefined) return readEntries(section, scope);
  const entries = scope.players.list.map((_, player) => ({ player, as: player, moveType: -1 }));
  return { entries, resume: 0 };
}

/** Players without turns are neutral. Names starting with `?` denote random players. */
export function lowerPlayers({ players }: Scope, { entries }: TurnOrder): Player[] {
  const deciding = new Set(entries.map(({ player }) => player));
  return players.list.map((name, player) => {
    if (!deciding.has(player)) return { name, kind: 'neutral' };
    return { name, kind: name.startsWith('?') ? 'random' : 'decides' };
  });
}

/** `(move-priorities a b ...)`. */
export function lowerPriorities(section: List | undefined, scope: Scope): number[] {
  if (section === undefined) return [];
  return restOf(section).flatMap((node) => {
    if (isAtom(node)) return internMoveType(node, scope);
    complainExpected(scope.report, node, 'move-type');
    return [];
  });
}
