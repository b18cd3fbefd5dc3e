import {
  creatureRow,
  defenseOf,
  effectRow,
  hungerOf,
  isAilment,
  itemIn,
  itemRow,
  monstersOf,
  PLAYER,
} from '../rules/index.ts';
import type {
  CavesContent,
  CavesEvent,
  Creature,
  EffectKind,
  Hunger,
  Item,
  Who,
} from '../rules/index.ts';

type Struck = Extract<CavesEvent, { readonly kind: 'struck' }>;

/** The only creature whose bite causes an effect, or undefined. */
export function biterOf(content: CavesContent, effect: EffectKind): string | undefined {
  const biters = monstersOf(content).filter((kind) => creatureRow(content, kind).bite === effect);
  return biters.length === 1 ? biters[0] : undefined;
}

/** Equipment bonus to attack or defense. */
function equippedFor(player: Creature, stat: 'attack' | 'defense'): number {
  return [player.weapon, player.armor].reduce<number>((sum, slot) => {
    const item = itemIn(player, slot);
    return sum + (item === undefined ? 0 : (itemRow(player.content, item.kind).bonus?.[stat] ?? 0));
  }, 0);
}

/** Mean of the added values; 0 without any. */
class RunningMean {
  #count = 0;
  #sum = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
  }

  get value(): number {
    return this.#sum / Math.max(1, this.#count);
  }
}

const IS_HUNGRY: readonly string[] = ['starving', 'hungry'] satisfies Hunger[];

/** Statistics of the player in one run. */
export class CavesTally {
  eaten = 0;
  meals = 0;
  /** Potions drunk or thrown. */
  potions = 0;
  /** Damage done to others without a blow. */
  afar = 0;
  /** Health gained from effects. */
  healed = 0;
  scrolls = 0;
  /** Flasks thrown, which break where they land. */
  flasks = 0;
  /** Captives freed and creatures tamed. */
  friends = 0;
  /** Choices made among the things of a vault. */
  chosen = 0;
  /** Traps sprung. */
  traps = 0;
  /** Turns lost because the player was stuck or stunned. */
  bound = 0;
  /** Ailments begun. */
  ailments = 0;
  /** Damage taken without a blow: from afar, from ailments and the ground. */
  harm = 0;
  /** Damage per blow, struck and taken. */
  readonly struck = new RunningMean();
  readonly taken = new RunningMean();
  /** Equipment bonuses to attack and defense, averaged over actions. */
  readonly arms = new RunningMean();
  readonly armour = new RunningMean();
  /** Total defense, averaged over the blows taken. */
  readonly guard = new RunningMean();
  /** Percentage of actions taken while hungry or worse. */
  readonly hungry = new RunningMean();
  #defense = 0;
  readonly #damage = new Map<string, number>();
  readonly #spells = new Map<string, number>();
  readonly #content: CavesContent;

  constructor(content: CavesContent) {
    this.#content = content;
  }

  readonly watch = (events: readonly CavesEvent[]): void => {
    for (const event of events) this.#count(event);
  };

  /** Records the player before an action. */
  see(player: Creature): void {
    this.arms.add(equippedFor(player, 'attack'));
    this.armour.add(equippedFor(player, 'defense'));
    this.#defense = defenseOf(player);
    this.hungry.add(IS_HUNGRY.includes(hungerOf(player)) ? 100 : 0);
  }

  /** Damage to the player, by source. */
  get damage(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#damage);
  }

  /** Number of casts of each spell. */
  get spells(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#spells);
  }

  #count(event: CavesEvent): void {
    if (event.kind === 'struck') this.#countBlow(event);
    if (event.kind === 'hurt') this.#countHurt(event.who, event.effect, event.amount);
    if (event.kind === 'healed' && event.who.id === PLAYER) this.healed += event.amount;
    if (event.kind === 'cast') add(this.#spells, event.spell, 1);
    if (event.kind === 'quaffed') this.potions += 1;
    if (event.kind === 'threw' && event.who.id === PLAYER && event.item.color !== undefined)
      this.potions += 1;
    if (event.kind === 'threw' && event.who.id === PLAYER && this.#doesBreak(event.item))
      this.flasks += 1;
    if (event.kind === 'read') this.scrolls += 1;
    if (event.kind === 'freed' || event.kind === 'tamed') this.friends += 1;
    if (event.kind === 'locked') this.chosen += 1;
    if (event.kind === 'sprung') this.traps += 1;
    if ((event.kind === 'stuck' || event.kind === 'stunned') && event.who.id === PLAYER)
      this.bound += 1;
    if (event.kind === 'effect-begun' && event.who.id === PLAYER)
      this.ailments += isAilment(this.#content, event.effect) ? 1 : 0;
    if (event.kind === 'ate') {
      this.eaten += event.food;
      this.meals += 1;
    }
  }

  #doesBreak({ kind }: Item): boolean {
    return itemRow(this.#content, kind).breaks !== undefined;
  }

  #countBlow({ who, target, blow, damage }: Struck): void {
    if (target.id === PLAYER) {
      add(this.#damage, blow === 'blast' ? blow : who.kind, damage);
      if (blow !== 'hit') {
        this.harm += damage;
        return;
      }
      this.taken.add(damage);
      this.guard.add(this.#defense);
    } else if (who.id === PLAYER) {
      if (blow === 'hit') this.struck.add(damage);
      else this.afar += damage;
    }
  }

  #countHurt(who: Who, effect: EffectKind, amount: number): void {
    if (who.id === PLAYER) {
      add(this.#damage, biterOf(this.#content, effect) ?? effect, amount);
      if (effectRow(this.#content, effect).deed?.do !== 'blood-to-mana') this.harm += amount;
    } else if (effect === 'spark') this.afar += amount;
  }
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}
