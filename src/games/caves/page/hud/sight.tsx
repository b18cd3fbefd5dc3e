import { contentOf } from '../../rules/index.ts';
import { dangerOf } from '../../voice/danger.ts';
import { groupsInSight } from '../../voice/known.ts';
import type { SightingGroup } from '../../voice/known.ts';
import { nameCreature, nameItem } from '../../voice/names.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { CreatureIcon, ItemIcon } from './tile-icon.tsx';

const MAX_SHOWN = 20;
const MARKS = { low: '', high: '!', deadly: '!!' } as const;

interface SightProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
}

/** Creatures and items in sight with the pictures of the map; a click looks at one. */
export function Sight({ shell, model }: SightProps) {
  const { say } = model;
  const groups = groupsInSight(model.known.value).slice(0, MAX_SHOWN);
  return (
    <section class="caves-sight" aria-label={say('caves-screen-in-sight')}>
      <h3>{say('caves-screen-in-sight')}</h3>
      {groups.length === 0 ? <p class="caves-empty">{say('caves-screen-none-sight')}</p> : null}
      <ul>
        {groups.map((group) => (
          <li key={`${group.seen.x},${group.seen.y},${group.seen.kind}`}>
            <SightRow {...{ shell, model, group }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A thing in sight, as a button that puts the cursor on it. */
export function SightRow({ shell, model, group }: SightProps & { readonly group: SightingGroup }) {
  const { say } = model;
  const view = model.known.value;
  const content = contentOf(view);
  const { seen, count } = group;
  const look = () => {
    shell.look('look', { x: seen.x, y: seen.y });
  };
  const steps = say('caves-screen-steps', { steps: seen.steps });
  if (seen.kind === 'item') {
    const note = seen.isCaged ? say('caves-screen-caged') : steps;
    return (
      <button type="button" class="caves-seen" onClick={look}>
        <ItemIcon content={content} item={seen.item} />
        <span class="caves-seen-name">{nameItem(seen.item, view.potions, say)}</span>
        <span class="caves-seen-note">{count === 1 ? note : `×${count}`}</span>
      </button>
    );
  }
  const { kind, hp, maxHp, side } = seen.creature;
  const danger = dangerOf(view, seen.creature);
  return (
    <button type="button" class={`caves-seen caves-danger-${danger}`} onClick={look}>
      <CreatureIcon content={content} kind={kind} />
      <span class="caves-seen-name">
        {nameCreature(kind, say)}{' '}
        {danger === 'low' ? null : (
          <b class="caves-danger" title={say(`caves-screen-danger-${danger}`)}>
            {MARKS[danger]}
            <span class="unseen">{say(`caves-screen-danger-${danger}`)}</span>
          </b>
        )}
      </span>
      <span class="caves-seen-note">
        {side === undefined ? null : `${say(`caves-screen-side-${side}`)} · `}
        {hp}/{maxHp}
        {side === undefined ? ` · ${steps}` : null}
      </span>
    </button>
  );
}
