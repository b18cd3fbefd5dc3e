import {
  attackOf,
  defenseOf,
  hungerOf,
  isAilment,
  isEquipped,
  playerOf,
  xpForNext,
} from '../../rules/index.ts';
import { nameEffect, nameItem } from '../../voice/names.ts';
import { isLow } from '../../voice/status.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import { ItemIcon } from './tile-icon.tsx';

interface MeterProps {
  readonly name: string;
  readonly label: string;
  readonly share: number;
  readonly isAlarm?: boolean;
}

/** A bar with its text on it. */
function Meter({ name, label, share, isAlarm = false }: MeterProps) {
  const width = `${Math.max(0, Math.min(100, 100 * share))}%`;
  return (
    <p class={isAlarm ? `caves-meter caves-${name} caves-alarm` : `caves-meter caves-${name}`}>
      <span class="caves-fill" style={{ inlineSize: width }} aria-hidden="true" />
      <b data-stat={name}>{label}</b>
    </p>
  );
}

/** Health, mana, level, depth and turn; hunger, strength, equipment and effects. */
export function Status({ model }: { readonly model: CavesPlayModel }) {
  const { say } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const { hp, maxHp, mana, maxMana, rank, xp, z, food, maxFood, content } = player;
  const before = rank === 1 ? 0 : xpForNext(rank - 1);
  const hunger = hungerOf(player);
  const isStarving = hunger === 'starving' || hunger === 'hungry';
  const used = player.pack.flatMap((item, slot) =>
    item !== null && isEquipped(player, slot) ? [item] : [],
  );
  return (
    <section class="caves-status" aria-label={say('player-you')}>
      <Meter
        name="hp"
        label={`${isLow(player) ? '! ' : ''}${say('caves-status-hp', { hp, most: maxHp })}`}
        share={hp / maxHp}
        isAlarm={isLow(player)}
      />
      <Meter
        name="mana"
        label={say('caves-status-mana', { mana, most: maxMana })}
        share={mana / maxMana}
      />
      <Meter
        name="rank"
        label={`${say('caves-status-rank', { rank })} · ${xp}/${xpForNext(rank)}`}
        share={(xp - before) / Math.max(1, xpForNext(rank) - before)}
      />
      <p class="caves-facts">
        <b data-stat="depth">
          {say('caves-status-depth', { level: z + 1, depth: view.levels.length })}
        </b>
        <span data-stat="turn">{say('run-turn', { turn: view.turns })}</span>
        <span class="caves-strength">
          {say('caves-status-strength', { attack: attackOf(player), defense: defenseOf(player) })}
        </span>
        <span
          class={isStarving ? 'caves-hunger caves-hungry' : `caves-hunger caves-hunger-${hunger}`}
        >
          {say(`caves-hunger-${hunger}`)}{' '}
          <span class="caves-food">
            {food}/{maxFood}
          </span>
        </span>
      </p>
      <ul class="caves-effects">
        {used.map((item, at) => (
          <li key={at} class="caves-used">
            <ItemIcon content={content} item={item} />
            <span>{nameItem(item, view.potions, say)}</span>
          </li>
        ))}
        {player.effects.map(({ kind, turns }) => (
          <li key={kind} class={isAilment(content, kind) ? 'caves-harm' : 'caves-help'}>
            {nameEffect(kind, say)} <b>{say('run-turns-left', { turns })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
