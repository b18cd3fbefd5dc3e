import { assertDefined } from '#core';
import { headOf, isAtom, isList, restOf, showNode, showWord } from '../../check/nodes.ts';
import { complainExpected, intern } from '../../check/names.ts';
import { complain, complainUnknown, doubt } from '../../check/report.ts';
import type { List, Node } from '../../syntax/node.ts';
import type { Zone } from '../../model/index.ts';
import type { Scope } from '../scope/scope.ts';
import { resolvePosition } from '../scope/where.ts';
import { resolvePlayer } from './symmetry.ts';

const FORM = { keyword: 'zone', form: '(zone (name z) (players player ...) (positions a1 ...))' };
const PARTS = ['name', 'players', 'positions'];

type ZoneDraft = (readonly number[] | undefined)[];

function partsOf(form: List, scope: Scope): Map<string, readonly Node[]> {
  const parts = new Map<string, readonly Node[]>();
  for (const node of restOf(form)) {
    const head = headOf(node);
    if (!isList(node) || head === undefined) complainExpected(scope.report, node, 'part-of-zone');
    else if (!PARTS.includes(head)) {
      complainUnknown(scope.report, node.at, 'part-of-zone', showWord(node), PARTS);
    } else parts.set(head, [...(parts.get(head) ?? []), ...restOf(node)]);
  }
  return parts;
}

/** Leaves out killed positions, with a warning. */
function positionsIn(nodes: readonly Node[], scope: Scope): number[] {
  const positions = nodes.flatMap((node) => {
    if (!isAtom(node) || !scope.killed.has(node.text)) return resolvePosition(node, scope);
    doubt(scope.report, node.at, 'zrf-position-killed', { word: showNode(node) });
    return [];
  });
  return [...new Set(positions)].filter((position) => position >= 0);
}

function addZone(form: List, passesOver: boolean, scope: Scope, drafts: ZoneDraft[]): void {
  const parts = partsOf(form, scope);
  const [name, ...more] = parts.get('name') ?? [];
  const places = parts.get('positions');
  if (!isAtom(name) || more.length > 0 || places === undefined) {
    complain(scope.report, form.at, 'zrf-form', FORM);
    return;
  }
  const everyone = scope.players.list.map((_, player) => player);
  const named = parts.get('players')?.map((node) => resolvePlayer(node, passesOver, scope));
  const positions = positionsIn(places, scope);
  const zone = intern(scope.zones, name.text, name.at, scope.report);
  if (zone < 0) return;
  drafts[zone] ??= everyone.map(() => undefined);
  for (const player of named ?? everyone) {
    const args = { zone: name.text, player: scope.players.list[player] ?? '' };
    const before = drafts[zone][player];
    if (before !== undefined) doubt(scope.report, form.at, 'zrf-zone-twice', args);
    if (player >= 0) drafts[zone][player] = [...new Set([...(before ?? []), ...positions])];
  }
}

/** Zones by name, with the positions of every player they are declared for. */
export function lowerZones(forms: readonly List[], passesOver: boolean, scope: Scope): Zone[] {
  const drafts: ZoneDraft[] = [];
  for (const form of forms) addZone(form, passesOver, scope, drafts);
  return scope.zones.list.map((name, zone) => ({ name, positions: assertDefined(drafts[zone]) }));
}
