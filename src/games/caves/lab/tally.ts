import {
  creatureRow,
  defenseOf,
  hungerOf,
  itemIn,
  itemRow,
  MONSTERS,
  PLAYER,
} from '../rules/index.ts';
import type { CavesEvent, Creature, EffectKind, Hunger, Who } from '../rules/index.ts';

type Struck = Extract<CavesEvent, { readonly kind: 'struck' }>;

/** Whose bite an effect is; undefined where it is nobody's. */
export function biterOf(effect: EffectKind): string | undefined {
  return MONSTERS.find((kind) => creatureRow(kind).bite === effect);
}

/** What somebody's equipment adds to his attack, or to his defense. */
function equippedFor(player: Creature, what: 'attack' | 'defense'): number {
  return [player.weapon, player.armor].reduce<number>((sum, slot) => {
    const item = itemIn(player, slot);
    return sum + (item === undefined ? 0 : (itemRow(item.kind).bonus?.[what] ?? 0));
  }, 0);
}

/** The mean of what is added; 0 where nothing was. */
class Mean {
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

/** What happens to the player in a run. */
export class CavesTally {
  eaten = 0;
  meals = 0;
  /** Potions drunk or thrown. */
  potions = 0;
  /** Damage that the player did to others without a blow. */
  afar = 0;
  /** Health that potions and spells gave. */
  healed = 0;
  /** Damage of a blow that the player struck, and of one that hit him. */
  readonly struck = new Mean();
  readonly taken = new Mean();
  /** What his equipment added to attack and to defense, over his actions. */
  readonly arms = new Mean();
  readonly armour = new Mean();
  /** His defense, with all that adds to it, over the blows that hit him. */
  readonly guard = new Mean();
  /** In what share of his actions he was hungry, or worse, in hundredths. */
  readonly hungry = new Mean();
  #defense = 0;
  readonly #damage = new Map<string, number>();
  readonly #spells = new Map<string, number>();

  readonly watch = (events: readonly CavesEvent[]): void => {
    for (const event of events) this.#count(event);
  };

  /** Looks at the player before he acts. */
  see(player: Creature): void {
    this.arms.add(equippedFor(player, 'attack'));
    this.armour.add(equippedFor(player, 'defense'));
    this.#defense = defenseOf(player);
    this.hungry.add(IS_HUNGRY.includes(hungerOf(player)) ? 100 : 0);
  }

  /** Damage to the player by who or what did it. */
  get damage(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#damage);
  }

  /** How often each spell was cast. */
  get spells(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#spells);
  }

  #count(event: CavesEvent): void {
    if (event.kind === 'struck') this.#countBlow(event);
    if (event.kind === 'hurt') this.#countHurt(event.who, event.effect, event.amount);
    if (event.kind === 'healed' && event.who.id === PLAYER) this.healed += event.amount;
    if (event.kind === 'cast') add(this.#spells, event.spell, 1);
    if (event.kind === 'quaffed') this.potions += 1;
    if (event.kind === 'threw' && event.who.id === PLAYER && event.item.kind === 'potion')
      this.potions += 1;
    if (event.kind === 'ate') {
      this.eaten += event.food;
      this.meals += 1;
    }
  }

  #countBlow({ who, target, blow, damage }: Struck): void {
    if (target.id === PLAYER) {
      add(this.#damage, blow === 'blast' ? blow : who.kind, damage);
      if (blow !== 'hit') return;
      this.taken.add(damage);
      this.guard.add(this.#defense);
    } else if (who.id === PLAYER) {
      if (blow === 'hit') this.struck.add(damage);
      else this.afar += damage;
    }
  }

  #countHurt(who: Who, effect: EffectKind, amount: number): void {
    if (who.id === PLAYER) add(this.#damage, biterOf(effect) ?? effect, amount);
    else if (effect === 'spark') this.afar += amount;
  }
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}
