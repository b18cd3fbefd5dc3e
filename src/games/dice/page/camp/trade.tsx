import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { formOf } from '../../rules/index.ts';
import type { DieType, HeroSheet, JourneyAction } from '../../rules/index.ts';
import { aboutDie, plainText, signOf } from '../../voice/marks.ts';
import { nameInCampaign } from '../../voice/status.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { campShown } from '../game/table-shown.ts';
import { Solid } from '../solids/solid.tsx';
import { useDrag } from '../table/drag.ts';

type CampAction = Extract<JourneyAction, { readonly kind: 'camp' }>;
type Owned = HeroSheet['dice'][number];

/** Owner of the dice that belong to no hero. */
const POOL = -1;

/** A die that is about to change hands. */
interface Held {
  readonly owner: number;
  /** Its place among the dice of its owner. */
  readonly at: number;
  readonly die: Owned;
}

/** Trade of dice between the heroes and the pool. */
export interface Trade {
  readonly model: DicePlayModel;
  readonly held: Signal<Held | undefined>;
  /** The actions that give a die to a new owner; undefined if he has no room. */
  readonly stepsTo: (held: Held, owner: number) => readonly CampAction[] | undefined;
  readonly move: (held: Held, owner: number) => void;
}

function isSame(one: Owned, other: Owned): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function freeSlots({ limits, dice }: HeroSheet, type: DieType): number {
  const limit = limits.find((one) => one.type === type)?.current ?? 0;
  return Math.max(0, limit - dice.filter(([owned]) => owned === type).length);
}

/** The trade in camp; undefined while no dice can change hands. */
export function useTrade(model: DicePlayModel): Trade | undefined {
  const held = useSignal<Held | undefined>(undefined);
  const offers = campShown(model);
  const find = (kind: 'take' | 'give', hero: number, die: Owned): CampAction | undefined => {
    for (const { action } of offers) {
      if (action.kind !== 'camp' || action.action.kind !== kind) continue;
      if (action.action.hero === hero && isSame(action.action.die, die)) return action;
    }
    return undefined;
  };
  if (offers.every(({ group }) => group !== 'take' && group !== 'give')) return undefined;
  const stepsTo: Trade['stepsTo'] = ({ owner, die }, to) => {
    if (owner === to) return undefined;
    if (owner === POOL) {
      const take = find('take', to, die);
      return take && [take];
    }
    const give = find('give', owner, die);
    if (give === undefined || to === POOL) return give && [give];
    const sheet = model.state.value.campaign.heroes[to]?.sheet;
    if (sheet === undefined || freeSlots(sheet, die[0]) === 0) return undefined;
    return [give, { kind: 'camp', action: { kind: 'take', hero: to, die } }];
  };
  return {
    model,
    held,
    stepsTo,
    move(what, to) {
      const steps = stepsTo(what, to);
      held.value = undefined;
      for (const step of steps ?? []) if (!model.play(step)) return;
    },
  };
}

interface SlotsProps {
  readonly trade: Trade;
  readonly hero: number;
  readonly sheet: HeroSheet;
}

/** The dice of a hero by type, and a free slot for each die he has room for. */
export function HeroSlots({ trade, hero, sheet }: SlotsProps) {
  const dice = sheet.dice.map((die, at) => ({ owner: hero, at, die }));
  const types = sheet.limits.filter(({ type, current }) => {
    return current > 0 || dice.some(({ die }) => die[0] === type);
  });
  return (
    <ul class="trade-types" data-drop={`hero ${hero}`}>
      {types.map(({ type }) => (
        <li key={type} class="trade-type">
          {dice
            .filter(({ die }) => die[0] === type)
            .map((one) => (
              <TradeDie key={one.at} trade={trade} held={one} />
            ))}
          {Array.from({ length: freeSlots(sheet, type) }, (_, at) => (
            <FreeSlot key={`free-${at}`} {...{ trade, hero, type }} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The pool: its dice, and a button that puts the held die into it. */
export function PoolSlots({ trade }: { readonly trade: Trade }) {
  const { model, held } = trade;
  const words = model.words.value;
  const { pool } = model.state.value.campaign;
  const putting = held.value !== undefined && held.value.owner !== POOL ? held.value : undefined;
  return (
    <div class={`trade-pool${putting === undefined ? '' : ' trade-open'}`} data-drop="pool">
      {pool.length === 0 ? <p class="about">{words.say('dice-table-pool-empty')}</p> : null}
      {pool.map((die, at) => (
        <TradeDie key={at} trade={trade} held={{ owner: POOL, at, die }} />
      ))}
      {putting === undefined ? null : (
        <button type="button" class="trade-put" onClick={() => trade.move(putting, POOL)}>
          {words.say('dice-table-pool-take', { die: nameOf(model, putting.die) })}
        </button>
      )}
    </div>
  );
}

function nameOf(model: DicePlayModel, die: Owned): string {
  return model.words.value.die(formOf(die));
}

interface TradeDieProps {
  readonly trade: Trade;
  readonly held: Held;
}

/** A die that can be dragged to a new owner, or tapped to hold it. */
function TradeDie({ trade, held: one }: TradeDieProps) {
  const { model, held } = trade;
  const words = model.words.value;
  const die = formOf(one.die);
  const isHeld = held.value?.owner === one.owner && held.value.at === one.at;
  const owners = [POOL, ...model.state.value.campaign.heroes.keys()];
  const steps = owners.flatMap((to) => trade.stepsTo(one, to)?.[0] ?? []);
  const [first] = steps;
  const drag = useDrag(first !== undefined, (on) => {
    const [kind, number] = on.split(' ');
    trade.move(one, kind === 'hero' ? Number(number) : POOL);
  });
  return (
    <button
      type="button"
      class={`trade-die${isHeld ? ' trade-held' : ''}`}
      aria-pressed={isHeld}
      aria-disabled={first === undefined}
      aria-label={nameOf(model, one.die)}
      title={`${nameOf(model, one.die)}. ${aboutDie(die, words)}`}
      {...(first === undefined ? {} : { 'data-trade': model.textOf(first) })}
      onClick={() => {
        if (!drag.wasDragged() && first !== undefined) held.value = isHeld ? undefined : one;
      }}
      onPointerDown={drag.down}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
    >
      <Solid die={die} text={plainText(die, words)} sign={signOf(die, words)} />
    </button>
  );
}

interface FreeSlotProps {
  readonly trade: Trade;
  readonly hero: number;
  readonly type: DieType;
}

/** Room for one more die: a target while a die of its type is held. */
function FreeSlot({ trade, hero, type }: FreeSlotProps) {
  const { model } = trade;
  const words = model.words.value;
  const held = trade.held.value;
  const steps = held?.die[0] === type ? trade.stepsTo(held, hero) : undefined;
  const last = steps?.at(-1);
  if (held === undefined || last === undefined) {
    return (
      <span
        class={`trade-slot die-${type}`}
        title={words.say('dice-table-slot-free', { type: words.type(type) })}
      >
        <span class="unseen">{words.say('dice-table-slot-free', { type: words.type(type) })}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`trade-slot trade-open die-${type}`}
      aria-label={words.say('dice-table-slot-take', {
        hero: nameInCampaign(model.state.value, hero, words),
        die: nameOf(model, held.die),
      })}
      data-action={model.textOf(last)}
      onClick={() => trade.move(held, hero)}
    >
      +
    </button>
  );
}

/** A hint on how to trade, or on where the held die can go. */
export function TradeHint({ trade: { model, held } }: { readonly trade: Trade }) {
  const { say } = model.words.value;
  return (
    <p class="trade-hint" role="status">
      {held.value === undefined
        ? say('dice-table-camp-about')
        : say('dice-table-camp-held', { die: nameOf(model, held.value.die) })}
    </p>
  );
}
