import { creatureRow, MONSTERS, PLAYER } from '../games/caves/index.ts';
import type { CavesEvent, EffectKind, Who } from '../games/caves/index.ts';

type Struck = Extract<CavesEvent, { readonly kind: 'struck' }>;

/** Whose bite an effect is; undefined where it is nobody's. */
export function biterOf(effect: EffectKind): string | undefined {
  return MONSTERS.find((kind) => creatureRow(kind).bite === effect);
}

/** Blows of one kind, with whatever is in hand. */
class Blows {
  #count = 0;
  #damage = 0;

  add(damage: number): void {
    this.#count += 1;
    this.#damage += damage;
  }

  /** What one of them does; 0 where there were none. */
  get mean(): number {
    return this.#damage / Math.max(1, this.#count);
  }
}

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
  /** Blows that the player struck, and those that hit him. */
  readonly struck = new Blows();
  readonly taken = new Blows();
  readonly #damage = new Map<string, number>();
  readonly #spells = new Map<string, number>();

  readonly watch = (events: readonly CavesEvent[]): void => {
    for (const event of events) this.#count(event);
  };

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
      if (blow === 'hit') this.taken.add(damage);
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
