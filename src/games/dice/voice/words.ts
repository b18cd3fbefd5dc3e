import { assertDefined } from '#core';
import {
  DIE_KINDS,
  isMark,
  isKeepsakeSkill,
  NAMELESS,
  nameOf,
  nameOfPack,
  objectOf,
  packText,
  recomposeScenario,
  REFUGE,
  variantsOf,
} from '../rules/index.ts';
import type {
  Card,
  DiceState,
  DieLike,
  DieType,
  Flags,
  HeroSheet,
  MarkId,
  Pack,
  ScenarioTemplate,
  TextField,
  TextSection,
  VoiceMoment,
} from '../rules/index.ts';
import { MARK_SIGNS } from './mark-signs.ts';
import { isolate } from '#i18n';
import type { Messages } from '#i18n';
import type { Say } from '#i18n/say.ts';

/** Message with remarks by heroes, which are quoted unchanged. */
const QUOTING = 'dice-said-remark';

/**
 * Adapts the article of names such as `A Lamp Bearer` within an English sentence: `meets a Lamp
 * Bearer`.
 */
function withArticles(text: string, id: string, language: string): string {
  if (language !== 'en' || id === QUOTING) return text;
  return text.replace(/(?<=[a-z,] )(?:A|An|The) (?=[A-Z])/g, (article) => article.toLowerCase());
}

/** All names of an adventure in one language. Rules use messages, the other names its pack. */
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

  /** Language of the pack's texts, if different from the language of the messages. */
  get ownLanguage(): string | undefined {
    const { pack, messages } = this;
    return pack.texts.has(messages.language) ? undefined : pack.language;
  }

  #textOf(section: TextSection, id: string, field?: TextField): string {
    return this.#beside(nameOf(this.pack, this.#language, section, id, field));
  }

  /**
   * A text of the pack within a translated sentence, isolated if the writing direction may differ.
   */
  #beside(text: string): string {
    return this.messages.direction === 'ltr' || text === '' ? text : isolate(text);
  }

  type(type: DieType): string {
    return this.say(`dice-type-${type}`);
  }

  /** Single character for a type. */
  letter(type: DieType): string {
    return this.say(`dice-letter-${type}`);
  }

  /** Name of a die: `physical d6`, `physical d6 (keen)`, `Nell (d6 ally)`. */
  die({ type, size, mark = '' }: DieLike): string {
    const die = this.say('dice-die', { type, name: this.type(type), size });
    if (mark === '') return die;
    if (isMark(mark)) return this.say('dice-die-marked', { die, mark: this.mark(mark) });
    return this.say('dice-die-ally', { ally: this.ally(mark), die });
  }

  /** Name of a mark of dice: `keen`. */
  mark(id: MarkId): string {
    return this.say(`dice-mark-${id}`);
  }

  /** Name or another text of an ally. */
  ally(id: string, field?: TextField): string {
    return this.#textOf('allies', id, field);
  }

  /** Arguments of a sentence about an ally, as in `cardArgs`. */
  allyArgs(id: string): { ally: string; object: string } {
    const text = objectOf(this.pack, this.#language, 'allies', id);
    return { ally: this.ally(id), object: text === undefined ? 'none' : this.#beside(text) };
  }

  /** Skills that an ally has wherever others lack them. */
  skillsOfAlly(id: string): readonly string[] {
    return this.pack.content.allies?.find((ally) => ally.id === id)?.skills ?? [];
  }

  /** Names of dice, with equal ones counted: `3× physical d6, mental d4`. */
  dice(dice: readonly DieLike[]): string {
    const counts = new Map<string, number>();
    for (const text of dice.map((die) => this.die(die))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const parts = [...counts].map(([text, count]) => (count === 1 ? text : `${count}× ${text}`));
    return this.messages.list(parts);
  }

  /** Shortest form of a die: `P6`, or `P6^` with the sign of its mark. */
  short(die: DieLike): string {
    const { type, size, mark = '' } = die;
    const plain = `${this.letter(type)}${size}`;
    return mark === '' ? plain : plain + this.sign(die);
  }

  /** Sign of a marked die; the initial of an ally with a name; '' for a plain die. */
  sign({ mark = '' }: DieLike): string {
    if (isMark(mark)) return MARK_SIGNS[mark];
    return mark === '' ? '' : ([...this.ally(mark)][0] ?? '');
  }

  hero({ world }: DiceState, at: number): string {
    return this.heroOf(
      world.members.map(({ sheet }) => sheet),
      at,
    );
  }

  /** Name of a hero in a party, otherwise his class, numbered if there are several. */
  heroOf(sheets: readonly HeroSheet[], at: number): string {
    const names = sheets.map((sheet) => sheet.name ?? this.say(`dice-class-${sheet.class}`));
    const name = assertDefined(names[at]);
    const namesakes = [...names.keys()].filter((other) => names[other] === name);
    return namesakes.length === 1 ? name : `${name} ${namesakes.indexOf(at) + 1}`;
  }

  /** Name and class: `Marta, brawler`; the class alone for a hero without a name. */
  heroAndClass(sheets: readonly HeroSheet[], at: number): string {
    const { name, class: heroClass } = assertDefined(sheets[at]);
    if (name === undefined) return this.heroOf(sheets, at);
    return this.say('dice-hero-title', { name, class: this.say(`dice-class-${heroClass}`) });
  }

  /** Name of a location, or of the Refuge. */
  place({ world }: DiceState, at: number): string {
    if (at === REFUGE) return this.say('dice-term-refuge');
    return this.#textOf('locations', siteId(world.sites[at]));
  }

  describePlace({ world }: DiceState, at: number): string {
    if (at === REFUGE) return this.say('dice-term-refuge-text');
    return this.#textOf('locations', siteId(world.sites[at]), 'description');
  }

  /** Name of a villain by his id. */
  villain(id: string): string {
    return this.#textOf('villains', id);
  }

  /** Name of a threat by its card; without a card, by the type of its die. */
  card({ world }: DiceState, card: Card, type: DieType): string {
    const entry = world.cards[card];
    if (card === NAMELESS || entry === undefined) return this.say(`dice-nameless-${type}`);
    return this.#textOf(SECTIONS[entry.kind], entry.template.id);
  }

  /**
   * Arguments of a sentence about a threat: its name, and the name as the object of the sentence,
   * or `none` if the pack has no such form in this language.
   */
  cardArgs(state: DiceState, card: Card, type: DieType): { card: string; object: string } {
    return { card: this.card(state, card, type), object: this.#object(state, card, type) };
  }

  #object({ world }: DiceState, card: Card, type: DieType): string {
    const entry = world.cards[card];
    if (card === NAMELESS || entry === undefined) return this.say(`dice-nameless-${type}-object`);
    const text = objectOf(this.pack, this.#language, SECTIONS[entry.kind], entry.template.id);
    return text === undefined ? 'none' : this.#beside(text);
  }

  describeCard({ world }: DiceState, card: Card): string {
    const entry = world.cards[card];
    if (entry === undefined) return '';
    const section = SECTIONS[entry.kind];
    return this.#textOf(section, entry.template.id, 'description');
  }

  scenario(id: string, field: TextField = 'name'): string {
    const composed = recomposeScenario(this.pack.content, id);
    if (composed?.ok === true) return this.#freePlayText(composed.value, field);
    return this.#textOf('scenarios', id, field);
  }

  /** Generated texts of a scenario composed from a seed. */
  #freePlayText({ level, villains }: ScenarioTemplate, field: TextField): string {
    if (field === 'name') return this.say('dice-free-name', { level });
    if (field !== 'intro') return '';
    const names = villains.map(({ id }) => this.#textOf('villains', id));
    return this.say('dice-free-intro', { villains: this.messages.list(names) });
  }

  /**
   * A text of a scenario for a campaign that remembers these flags, and so many heroes: that of its
   * last variant which applies and has one, otherwise its own.
   */
  tale(id: string, field: 'intro' | 'won' | 'lost', flags: Flags, heroes: number): string {
    const scenario = this.pack.content.scenarios.find((one) => one.id === id);
    for (const variant of scenario === undefined
      ? []
      : [...variantsOf(scenario, flags, heroes)].reverse()) {
      const text = this.#keyed(`scenarios.${id}.variants.${variant.id}.${field}`);
      if (text !== '') return text;
    }
    return this.scenario(id, field);
  }

  /** A text of the pack by its full key; '' if there is none. */
  #keyed(key: string): string {
    return this.#beside(packText(this.pack, this.#language, key) ?? '');
  }

  /** Name of a choice, or its situation. */
  choice(id: string, field: 'name' | 'text' = 'name'): string {
    return this.#textOf('choices', id, field);
  }

  /** Name of an option, or the text that follows from it. */
  option(choice: string, id: string, field: 'name' | 'text' = 'name'): string {
    const text = this.#keyed(`choices.${choice}.options.${id}.${field}`);
    return text === '' && field === 'name' ? id : text;
  }

  /** Name of an ending, or its text. */
  end(id: string, field: 'name' | 'text' = 'name'): string {
    return this.#textOf('endings', id, field);
  }

  chapter(id: string, field: TextField = 'name'): string {
    return this.#textOf('chapters', id, field);
  }

  /** The pack's text for the end of the chapter that ends with a scenario; '' within a chapter. */
  ending(scenario: string): string {
    const ended = this.pack.chapters.find(({ scenarios }) => scenarios.at(-1) === scenario);
    return ended === undefined ? '' : this.chapter(ended.id, 'ended');
  }

  /** The pack's text for closing a location; '' if there is none. */
  closing({ world }: DiceState, at: number): string {
    if (at === REFUGE) return '';
    return this.#textOf('locations', siteId(world.sites[at]), 'closed');
  }

  /** The pack's text for the escape of a location's villain; '' if there is none. */
  escape({ world, places }: DiceState, from: number): string {
    const card = world.cards[places[from]?.villain ?? NAMELESS];
    if (card === undefined) return '';
    return this.#textOf('villains', card.template.id, 'escaped');
  }

  /** The pack's remarks for a hero at a moment. */
  remarks({ world }: DiceState, hero: number, moment: VoiceMoment): readonly string[] {
    const { sheet } = assertDefined(world.members[hero]);
    const text = nameOf(this.pack, this.#language, 'heroes', sheet.class, moment);
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => this.#beside(line));
  }

  skill(id: string): string {
    return this.say(`dice-skill-${id}`);
  }

  /**
   * Name of a skill in play. Those of keepsakes have the name of the keepsake, of this hero or else
   * of another.
   */
  skillOf({ world: { members } }: DiceState, hero: number, id: string): string {
    if (!isKeepsakeSkill(id)) return this.skill(id);
    const own = members[hero]?.keepsakes ?? [];
    const all = [...own, ...members.flatMap(({ keepsakes }) => keepsakes)];
    const source = all.find(({ skills }) => skills.includes(id));
    return source === undefined ? id : this.keepsake(source.id);
  }

  /** Name of a keepsake of the pack. */
  keepsake(id: string): string {
    return this.#textOf('keepsakes', id);
  }

  aboutKeepsake(id: string): string {
    return this.#textOf('keepsakes', id, 'description');
  }

  /** The effects of a keepsake, one sentence each. */
  keepsakeEffects(id: string): string {
    const { keepsakes = [] } = this.pack.content;
    const effects = keepsakes.find((one) => one.id === id)?.effects ?? [];
    return effects.map((effect) => this.effect(effect)).join(' ');
  }

  /** An effect of a keepsake, as a sentence. */
  effect(id: string): string {
    const effect = this.say(`dice-effect-${id}`);
    return isKeepsakeSkill(id) ? this.say('dice-keepsake-once', { effect }) : effect;
  }

  trait(id: string): string {
    return this.say(`dice-trait-${id}`);
  }

  /** An act of a threat: `theft`. */
  act(id: string): string {
    return this.say(`dice-act-${id}`);
  }

  power(id: string): string {
    return this.say(`dice-power-${id}`);
  }

  rule(id: string): string {
    return this.say(`dice-rule-${id}`);
  }

  /** Meaning of a term of the rules: `skill-hit`, `trait-swift`, `rule-market`, `term-bag`. */
  meaning(id: string): string {
    return this.say(`dice-${id}-text`);
  }

  /** True if a type of die is a threat. */
  isThreat(type: DieType): boolean {
    return DIE_KINDS[type].role === 'threat';
  }
}

const SECTIONS = { enemy: 'enemies', obstacle: 'obstacles', villain: 'villains' } as const;

function siteId(site: DiceState['world']['sites'][number] | undefined): string {
  return assertDefined(site).template.id;
}
