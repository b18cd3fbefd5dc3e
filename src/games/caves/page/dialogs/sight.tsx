import { groupsInSight } from '../../voice/known.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SightRow } from '../hud/sight.tsx';
import type { ItemDialogProps } from './items.tsx';

/** The list of creatures and items in sight, for windows without room for it. */
export function SightDialog({ shell, model, onClose }: ItemDialogProps) {
  const { say } = model;
  const groups = groupsInSight(model.known.value);
  return (
    <Dialog name="caves-sight" title={say('caves-screen-in-sight')} onClose={onClose}>
      {groups.length === 0 ? <p class="empty">{say('caves-screen-none-sight')}</p> : null}
      <ul class="caves-sight-list" onClick={onClose}>
        {groups.map((group) => (
          <li key={`${group.seen.x},${group.seen.y},${group.seen.kind}`}>
            <SightRow {...{ shell, model, group }} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
