import { arrowTo, nearbyOf } from '../../voice/describe-cell.ts';
import { say } from '#web/language/language.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';

const MOST = 12;

/** What is around the hero, and where. */
export function NearbyList({ model }: { readonly model: RoguePlayModel }) {
  const nearby = nearbyOf(model.state.value, say).slice(0, MOST);
  if (nearby.length === 0) return null;
  return (
    <ul class="rogue-nearby" aria-label={say('rogue-page-nearby')}>
      {nearby.map(({ kind, name, x, y, dx, dy }) => (
        <li key={`${kind} ${x},${y}`} class={`rogue-nearby-${kind}`}>
          <span aria-hidden="true">{arrowTo({ dx, dy })}</span> {name}{' '}
          <span class="rogue-far">{Math.abs(dx) + Math.abs(dy)}</span>
        </li>
      ))}
    </ul>
  );
}
