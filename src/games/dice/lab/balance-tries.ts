import { findSkill, findTemplate, HERO_CLASSES, makeParty, newSheet } from '../rules/index.ts';
import { offersOf } from '../rules/index.ts';
import type { Content, DiceAction, DiceGame, DiceState, Die } from '../rules/index.ts';
import type { HeroClass, HeroSheet } from '../rules/index.ts';
import type { ScenarioTemplate, ThreatCard } from '../rules/index.ts';

/** A card that some classes cannot act against. */
export interface Untriable {
  readonly kind: ThreatCard['kind'];
  readonly card: string;
  readonly heroes: readonly HeroClass[];
}

/** A hero with all his skills, each at level 1 or higher. */
function learnedAll(sheet: HeroSheet): HeroSheet {
  const skills = sheet.skills.map((one) => ({ ...one, level: Math.max(1, one.level) }));
  return { ...sheet, skills };
}

/** Two dice of every type the hero may own, enough for all his skills. */
function fullHand({ limits }: HeroSheet): DiceState['heroes'][number]['hand'] {
  const dice = limits.flatMap(({ type }, at): Die[] => [
    { id: 10_000 + 2 * at, type, size: 4, mark: '' },
    { id: 10_001 + 2 * at, type, size: 4, mark: '' },
  ]);
  const isAlly = ({ type }: Die) => type === 'ALLY';
  return { main: dice.filter((die) => !isAlly(die)), allies: dice.filter(isAlly) };
}

const DICE = { obstacle: 'OBSTACLE', enemy: 'ENEMY', villain: 'VILLAIN' } as const;

/** The state at an encounter with a card, with a hand of every type the hero may own. */
function facing(start: DiceState, sheet: HeroSheet, card: number): DiceState {
  const kind = start.world.cards[card]?.kind ?? 'enemy';
  const die: Die = { id: 20_000, type: DICE[kind], size: 4, mark: '' };
  const heroes = start.heroes.map((one) => ({ ...one, at: 0, hand: fullHand(sheet) }));
  return {
    ...start,
    heroes,
    turn: { ...start.turn, hero: 0 },
    phases: [
      { kind: 'interior' },
      { kind: 'encounter', die, place: 0, card, trap: 0, guarded: [], first: true, tried: [] },
    ],
  };
}

/** True for an attempt to overcome the encounter, rather than to leave it. */
function isTry(action: DiceAction): boolean {
  if (action.kind === 'hide' || action.kind === 'discard') return true;
  return action.kind === 'use' && findSkill(action.skill).moment === 'battle';
}

function canTry(state: DiceState): boolean {
  return offersOf(state).some(({ action, refusal }) => refusal === undefined && isTry(action));
}

/** The ids of the cards that can appear in a scenario. */
function cardsOf({ locations }: Content, scenario: ScenarioTemplate): ReadonlySet<string> {
  const { staticLocations, dynamicLocations, villains } = scenario;
  const places = [...staticLocations, ...dynamicLocations].map((id) => findTemplate(locations, id));
  return new Set([
    ...places.flatMap(({ enemies, obstacles }) => [...enemies, ...obstacles]),
    ...villains.map(({ id }) => id),
  ]);
}

/**
 * The cards that heroes of some class can never attempt to overcome, even with all skills. The test
 * uses two dice of each type they may own, and looks for a check in the rules.
 */
export function findUntriable(
  game: DiceGame,
  content: Content,
  scenarios: readonly string[],
): Untriable[] {
  const found = new Map<string, { kind: ThreatCard['kind']; heroes: Set<HeroClass> }>();
  for (const id of scenarios) {
    const cards = cardsOf(content, findTemplate(content.scenarios, id));
    for (const hero of HERO_CLASSES) {
      const sheet = learnedAll(newSheet(hero));
      const party = makeParty([sheet]);
      const start = game.start({ scenario: id, party, difficulty: 'normal' }, 'tries');
      for (const [card, { kind, template }] of start.world.cards.entries()) {
        if (!cards.has(template.id) || canTry(facing(start, sheet, card))) continue;
        const key = `${kind} ${template.id}`;
        const entry = found.get(key) ?? { kind, heroes: new Set() };
        found.set(key, entry);
        entry.heroes.add(hero);
      }
    }
  }
  return [...found].map(([key, { kind, heroes }]) => {
    return { kind, card: key.slice(kind.length + 1), heroes: [...heroes] };
  });
}
