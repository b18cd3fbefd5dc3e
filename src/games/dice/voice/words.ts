import { assertDefined } from '#core';
import {
  DIE_KINDS,
  NAMELESS,
  nameOf,
  nameOfPack,
  packText,
  recomposeScenario,
  REFUGE,
} from '../rules/index.ts';
import type {
  Card,
  Die,
  DiceState,
  DieType,
  HeroSheet,
  Pack,
  ScenarioTemplate,
  TextField,
  TextSection,
  VoiceMoment,
} from '../rules/index.ts';
import { isolate } from '#i18n';
import type { Messages } from '#i18n';
import type { Say } from '#i18n/say.ts';

type AnyDie = Pick<Die, 'type' | 'size'>;

/** What heroes say stands as the pack has it. */
const QUOTING = 'dice-said-remark';

/** Names such as `A Lamp Bearer` within an English sentence: `meets a Lamp Bearer`. */
function withArticles(text: string, id: string, language: string): string {
  if (language !== 'en' || id === QUOTING) return text;
  return text.replace(/(?<=[a-z,] )(?:A|An|The) (?=[A-Z])/g, (article) => article.toLowerCase());
}

/** What everything of an adventure is called, in one language: rules by messages, the rest by its pack. */
export class DiceWords {
  readonly say: Say;
  readonly pack: Pack;
  readonly messages: Messages;
  readonly #language: string;

  constructor(pack: Pack, messages: Messages) {
    this.pack = pack;
    this.messages = messages;
    this.say = (id, args) => withArticles(messages.say(id, args), id, messages.language);
    this.#language = messages.language;
  }

  get adventure(): string {
    return this.#beside(nameOfPack(this.pack, this.#language));
  }

  get about(): string {
    return this.#beside(packText(this.pack, this.#language, 'adventure.description') ?? '');
  }

  /** The language of the texts of the pack, where it is not the one that all else is said in. */
  get ownLanguage(): string | undefined {
    const { pack, messages } = this;
    return pack.texts.has(messages.language) ? undefined : pack.language;
  }

  #told(section: TextSection, id: string, field?: TextField): string {
    return this.#beside(nameOf(this.pack, this.#language, section, id, field));
  }

  /** A text of the pack as it stands in sentences of ours, which may run in the other direction. */
  #beside(text: string): string {
    return this.messages.direction === 'ltr' || text === '' ? text : isolate(text);
  }

  type(type: DieType): string {
    return this.say(`dice-type-${type}`);
  }

  /** The sign that stands for a type where there is room for one character. */
  letter(type: DieType): string {
    return this.say(`dice-letter-${type}`);
  }

  /** `physical d6` */
  die({ type, size }: AnyDie): string {
    return this.say('dice-die', { type, name: this.type(type), size });
  }

  /** Dice of one kind are counted: `3× physical d6, mental d4`. */
  dice(dice: readonly AnyDie[]): string {
    const counts = new Map<string, number>();
    for (const text of dice.map((die) => this.die(die))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const parts = [...counts].map(([text, count]) => (count === 1 ? text : `${count}× ${text}`));
    return this.messages.list(parts);
  }

  /** `P6`, as short as can be. */
  short({ type, size }: AnyDie): string {
    return `${this.letter(type)}${size}`;
  }

  hero({ world }: DiceState, at: number): string {
    return this.heroOf(
      world.members.map(({ sheet }) => sheet),
      at,
    );
  }

  /** A hero of a party by his name, or by his class, with a number where there are several such. */
  heroOf(sheets: readonly HeroSheet[], at: number): string {
    const names = sheets.map((sheet) => sheet.name ?? this.say(`dice-class-${sheet.class}`));
    const name = assertDefined(names[at]);
    const alike = [...names.keys()].filter((other) => names[other] === name);
    return alike.length === 1 ? name : `${name} ${alike.indexOf(at) + 1}`;
  }

  /** `Marta, brawler`; a hero without a name by his class alone. */
  heroAndClass(sheets: readonly HeroSheet[], at: number): string {
    const { name, class: heroClass } = assertDefined(sheets[at]);
    if (name === undefined) return this.heroOf(sheets, at);
    return this.say('dice-hero-title', { name, class: this.say(`dice-class-${heroClass}`) });
  }

  /** A location, or the Refuge. */
  place({ world }: DiceState, at: number): string {
    if (at === REFUGE) return this.say('dice-term-refuge');
    return this.#told('locations', siteId(world.sites[at]));
  }

  describePlace({ world }: DiceState, at: number): string {
    if (at === REFUGE) return this.say('dice-term-refuge-text');
    return this.#told('locations', siteId(world.sites[at]), 'description');
  }

  /** A threat by its card; one without a card by the type of its die. */
  card({ world }: DiceState, card: Card, type: DieType): string {
    const known = world.cards[card];
    if (card === NAMELESS || known === undefined) return this.say(`dice-nameless-${type}`);
    return this.#told(SECTIONS[known.kind], known.template.id);
  }

  describeCard({ world }: DiceState, card: Card): string {
    const known = world.cards[card];
    if (known === undefined) return '';
    const section = SECTIONS[known.kind];
    return this.#told(section, known.template.id, 'description');
  }

  scenario(id: string, field: TextField = 'name'): string {
    const composed = recomposeScenario(this.pack.content, id);
    if (composed?.ok === true) return this.#toldOfFree(composed.value, field);
    return this.#told('scenarios', id, field);
  }

  /** What nobody wrote down: a scenario that a seed composed. */
  #toldOfFree({ level, villains }: ScenarioTemplate, field: TextField): string {
    if (field === 'name') return this.say('dice-free-name', { level });
    if (field !== 'intro') return '';
    const names = villains.map(({ id }) => this.#told('villains', id));
    return this.say('dice-free-intro', { villains: this.messages.list(names) });
  }

  chapter(id: string, field: TextField = 'name'): string {
    return this.#told('chapters', id, field);
  }

  /** What the pack tells at the end of the chapter that a scenario ends; '' within a chapter. */
  ending(scenario: string): string {
    const ended = this.pack.chapters.find(({ scenarios }) => scenarios.at(-1) === scenario);
    return ended === undefined ? '' : this.chapter(ended.id, 'ended');
  }

  /** What the pack tells when a place closes; '' where it tells nothing. */
  closing({ world }: DiceState, at: number): string {
    if (at === REFUGE) return '';
    return this.#told('locations', siteId(world.sites[at]), 'closed');
  }

  /** What the pack tells when the villain of a place gets away; '' where it tells nothing. */
  escape({ world, places }: DiceState, from: number): string {
    const card = world.cards[places[from]?.villain ?? NAMELESS];
    if (card === undefined) return '';
    return this.#told('villains', card.template.id, 'escaped');
  }

  /** The remarks that the pack has for a hero at a moment. */
  remarks({ world }: DiceState, hero: number, moment: VoiceMoment): readonly string[] {
    const { sheet } = assertDefined(world.members[hero]);
    const text = nameOf(this.pack, this.#language, 'heroes', sheet.class, moment);
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => this.#beside(line));
  }

  skill(id: string): string {
    return this.say(`dice-skill-${id}`);
  }

  trait(id: string): string {
    return this.say(`dice-trait-${id}`);
  }

  rule(id: string): string {
    return this.say(`dice-rule-${id}`);
  }

  /** What a name of the rules means: `skill-hit`, `trait-swift`, `rule-market`, `term-bag`. */
  meaning(id: string): string {
    return this.say(`dice-${id}-text`);
  }

  /** Whether a die belongs to those who stand against the heroes. */
  isThreat(type: DieType): boolean {
    return DIE_KINDS[type].role === 'threat';
  }
}

const SECTIONS = { enemy: 'enemies', obstacle: 'obstacles', villain: 'villains' } as const;

function siteId(site: DiceState['world']['sites'][number] | undefined): string {
  return assertDefined(site).template.id;
}
