import { creatureRow, MONSTERS, PLAYER } from '../games/caves/index.ts';
import type { CavesEvent, EffectKind } from '../games/caves/index.ts';

/** Whose bite an effect is; undefined where it is nobody's. */
export function biterOf(effect: EffectKind): string | undefined {
  return MONSTERS.find((kind) => creatureRow(kind).bite === effect);
}

/** What happens to the player in a run. */
export class CavesTally {
  eaten = 0;
  /** Health that potions and spells gave. */
  healed = 0;
  casts = 0;
  readonly #damage = new Map<string, number>();

  readonly watch = (events: readonly CavesEvent[]): void => {
    for (const event of events) this.#count(event);
  };

  /** Damage to the player by who or what did it. */
  get damage(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#damage);
  }

  /** All of it. */
  get lost(): number {
    return [...this.#damage.values()].reduce((sum, amount) => sum + amount, 0);
  }

  #count(event: CavesEvent): void {
    if (event.kind === 'ate') this.eaten += event.food;
    if (event.kind === 'cast') this.casts += 1;
    if (event.kind === 'healed' && event.who.id === PLAYER) this.healed += event.amount;
    if (event.kind === 'hurt' && event.who.id === PLAYER)
      this.#lose(biterOf(event.effect) ?? event.effect, event.amount);
    if (event.kind === 'struck' && event.target.id === PLAYER)
      this.#lose(event.blow === 'blast' ? event.blow : event.who.kind, event.damage);
  }

  #lose(to: string, amount: number): void {
    this.#damage.set(to, (this.#damage.get(to) ?? 0) + amount);
  }
}
