import {
  attackOf,
  defenseOf,
  effectRow,
  equipmentOf,
  foodOf,
  hpRegenOf,
  isEquipped,
  itemIn,
  itemRow,
  magicOf,
  manaRegenOf,
  potionRow,
  spellRow,
  spellsIn,
  strengthened,
  visionOf,
} from '../rules/index.ts';
import type {
  Bonus,
  CavesContent,
  Change,
  Creature,
  EffectAction,
  EffectKind,
  EffectRow,
  Growth,
  Item,
  SpellKind,
} from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameCloud, nameCreature, nameEffect, nameSpell, nameTerrain } from './names.ts';
import type { KnownPotions } from './names.ts';

const BONUSES: readonly (readonly [keyof Bonus, string])[] = [
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['vision', 'vision'],
  ['hpRegen', 'hp-regen'],
  ['manaRegen', 'mana-regen'],
];

/** A signed amount, with a sign for gains too. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function bonusFacts(bonus: Bonus | undefined, say: Say): readonly string[] {
  return BONUSES.flatMap(([name, id]) => {
    const amount = bonus?.[name] ?? 0;
    return amount === 0 ? [] : [say(`caves-fact-${id}`, { amount: signed(amount) })];
  });
}

/** Known properties of an item besides its name, a few words each. */
export function factsOf(
  content: CavesContent,
  item: Item,
  potions: KnownPotions,
  say: Say,
): readonly string[] {
  const row = itemRow(content, item.kind);
  const fact = (name: string, amount: number | undefined) =>
    amount === undefined || amount === 0
      ? []
      : [say(`caves-fact-${name}`, { amount: signed(amount) })];
  return [
    ...bonusFacts(row.bonus, say),
    ...(row.strikes === undefined ? [] : [say(`caves-fact-strikes-${row.strikes}`)]),
    ...(row.stabs === undefined ? [] : [say('caves-fact-stabs', { times: row.stabs })]),
    ...fact('magic', row.magic),
    ...fact('ranged', row.ranged),
    ...fact('thrown', row.thrown),
    ...fact('food', foodOf(content, item)),
    ...(row.meal === undefined ? [] : [describeEffect(content, row.meal, say)]),
    ...(row.scroll === undefined
      ? []
      : [say('caves-fact-scroll', { what: describeEffect(content, row.scroll, say) })]),
    ...(row.breaks === undefined
      ? []
      : [say('caves-fact-breaks', { what: describeEffect(content, row.breaks, say) })]),
    ...(row.brittle === undefined
      ? []
      : [say('caves-fact-brittle', { percent: Math.round(row.brittle / 10) })]),
    ...(row.digging === undefined ? [] : [say('caves-fact-digging')]),
    ...(row.blast === undefined ? [] : [say('caves-fact-blast', { ...row.blast })]),
    ...(item.kind === content.quest ? [say('caves-fact-bear')] : []),
    ...potionFacts(content, item, potions, say),
    ...bookFacts(content, item, say),
  ];
}

function potionFacts(
  content: CavesContent,
  item: Item,
  potions: KnownPotions,
  say: Say,
): readonly string[] {
  if (item.color === undefined) return [];
  const potion = potions[item.color];
  if (potion === null) return [say('caves-fact-potion')];
  return [describeEffect(content, potionRow(content, potion).effect, say)];
}

function bookFacts(content: CavesContent, item: Item, say: Say): readonly string[] {
  const spells = spellsIn(content, item).map((spell) => {
    const { mana } = spellRow(content, spell);
    return say('caves-fact-spell', { spell: nameSpell(spell, say), mana });
  });
  if (spells.length === 0) return [];
  return [say('caves-fact-book', { spells: spells.join(', ') })];
}

/** Short description of a spell, as cast by its caster. */
export function describeSpell(caster: Creature, spell: SpellKind, say: Say): string {
  const { content } = caster;
  return describeEffect(content, spellRow(content, spell).effect, say, magicOf(caster));
}

/** True for a spell that is aimed at enemies first. */
export function isHarmfulSpell(content: CavesContent, spell: SpellKind): boolean {
  return (effectRow(content, spellRow(content, spell).effect).start?.hp ?? 0) < 0;
}

/** Short description of an effect, with that much magic. */
export function describeEffect(
  content: CavesContent,
  kind: EffectKind,
  say: Say,
  magic = 0,
): string {
  const row = effectRow(content, kind);
  const { turns, deed } = row;
  const actionTexts = actionFacts(content, row, say);
  // Detection continues; all other actions are instant, whatever else lasts.
  const isAtOnce = deed !== undefined && deed.do !== 'detect';
  const lasting = [
    ...changeFacts(strengthened(row.start ?? {}, magic), row.each, say),
    ...(isAtOnce ? [] : actionTexts),
    ...bonusFacts(row.bonus, say),
    ...(row.state === undefined ? [] : [say(`caves-effect-of-state-${row.state}`)]),
    ...againstFacts(row, say),
  ].join(', ');
  const isOver = turns === 0 || lasting === '';
  const text = isOver ? lasting : say('caves-effect-of-turns', { what: lasting, turns });
  return [...(isAtOnce ? actionTexts : []), text].filter((part) => part !== '').join('; ');
}

function changeFacts(start: Change, each: Change | undefined, say: Say): readonly string[] {
  const points = (id: string, amount = 0) => {
    if (amount === 0) return [];
    const way = amount < 0 ? 'hurt' : 'heal';
    return [say(`caves-effect-of-${id}${way}`, { amount: amount < 0 ? -amount : `+${amount}` })];
  };
  const { mana = 0, xpPerRank = 0 } = start;
  const sometimes = each?.chance === undefined ? undefined : signed(each.hp ?? 0);
  return [
    ...points('', start.hp),
    ...(mana === 0 ? [] : [say('caves-effect-of-mana', { amount: signed(mana) })]),
    ...(xpPerRank === 0 ? [] : [say('caves-effect-of-xp', { amount: signed(xpPerRank) })]),
    ...(sometimes === undefined
      ? points('each-', each?.hp)
      : [say('caves-effect-of-each-chance', { amount: sometimes })]),
  ];
}

/** Words for the things that a deed refers to. */
function deedArgs(content: CavesContent, deed: EffectAction, say: Say) {
  switch (deed.do) {
    case 'cloud':
      return { what: nameCloud(deed.cloud, say, 'one') };
    case 'lay':
      return { what: nameTerrain(deed.terrain, say, 'one'), radius: deed.radius };
    case 'blast':
      return { damage: deed.damage, radius: deed.radius };
    case 'others':
      return { what: describeEffect(content, deed.effect, say), most: deed.most ?? 0 };
    case 'grow':
      return { growth: say(`caves-growth-${deed.growth}`) };
    case 'summon':
      return { creature: nameCreature(deed.creature, say), ally: String(deed.ally === true) };
    case 'blink':
    case 'blood-to-mana':
    case 'detect':
    case 'fall':
    case 'map':
    case 'pull':
    case 'push':
    case 'steal':
    case 'tame':
    case 'teleport':
      return {};
  }
}

function actionFacts(
  content: CavesContent,
  { deed, turns }: EffectRow,
  say: Say,
): readonly string[] {
  if (deed === undefined) return [];
  const far = deed.do === 'blink' ? deed.far : 0;
  const most = deed.do === 'blood-to-mana' ? deed.most : 0;
  return [say(`caves-effect-of-${deed.do}`, { far, most, turns, ...deedArgs(content, deed, say) })];
}

function againstFacts({ against = [] }: EffectRow, say: Say): readonly string[] {
  const names = against.map((kind) => nameEffect(kind, say, 'from'));
  const last = names.pop();
  if (last === undefined) return [];
  const effects = names.length === 0 ? last : say('caves-list', { some: names.join(', '), last });
  return [say('caves-effect-of-against', { effects })];
}

/** The strength of a creature with equipment and effects. */
export function strengthOf(creature: Creature, growth: Growth): number {
  const strengths: Readonly<Record<Growth, number>> = {
    hp: creature.maxHp,
    mana: creature.maxMana,
    attack: attackOf(creature),
    defense: defenseOf(creature),
    vision: visionOf(creature),
    'hp-regen': hpRegenOf(creature),
    'mana-regen': manaRegenOf(creature),
  };
  return strengths[growth];
}

/** Values before and after equipping or taking off an item. */
export function changesOf(creature: Creature, slot: number, say: Say): readonly string[] {
  const item = itemIn(creature, slot);
  const part = item && equipmentOf(creature.content, item);
  if (part === undefined) return [];
  const after = { ...creature, [part]: isEquipped(creature, slot) ? null : slot };
  return (['attack', 'defense'] as const).flatMap((growth) => {
    const [from, to] = [strengthOf(creature, growth), strengthOf(after, growth)];
    return from === to ? [] : [say(`caves-fact-change-${growth}`, { from, to })];
  });
}
