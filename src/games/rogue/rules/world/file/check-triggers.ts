import { wordsFor } from '../trigger-words.ts';
import type { Trigger } from '../trigger-kinds.ts';
import type { FiledTrigger, WorldDraft } from './draft.ts';
import { worldProblem } from './problems.ts';

/** True for a door or gate that is closed at the start. */
function startsClosed(trigger: Trigger): boolean {
  return trigger.kind === 'door' || (trigger.kind === 'gate' && !trigger.isOpen);
}

/** Checks that triggers have their own cells, and that plates and gates belong together. */
export function checkTriggers(draft: WorldDraft): void {
  checkCells(draft);
  const { triggers, errors, warnings } = draft;
  const names = (kind: 'gate' | 'plate') =>
    new Set(triggers.flatMap(({ trigger }) => (trigger.kind === kind ? [trigger.name] : [])));
  const [gates, plates] = [names('gate'), names('plate')];
  for (const { trigger, at } of triggers) {
    if (trigger.kind === 'plate' && !gates.has(trigger.name))
      errors.add(worldProblem('E_LINK gate', at, { text: trigger.name }));
    if (trigger.kind === 'gate' && !plates.has(trigger.name))
      warnings.add(worldProblem('W_LINK plate', at, { text: trigger.name }));
  }
}

function checkCells({ triggers, errors, player, items, mobs }: WorldDraft): void {
  const taken = new Map<string, FiledTrigger>();
  const keyOf = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
  const contents = new Set([player ?? { x: 0, y: 0 }, ...items, ...mobs].map(keyOf));
  for (const filed of triggers) {
    const { trigger, at } = filed;
    const before = taken.get(keyOf(trigger));
    const { name } = wordsFor((before?.trigger ?? trigger).kind);
    if (before !== undefined) errors.add(worldProblem('E_TRIGGER_PLACE taken', at, { text: name }));
    else if (startsClosed(trigger) && contents.has(keyOf(trigger)))
      errors.add(worldProblem('E_TRIGGER_PLACE closed', at, { text: name }));
    taken.set(keyOf(trigger), filed);
  }
}
