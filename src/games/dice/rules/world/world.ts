import { SingleEntryCache } from '#kit/single-entry-cache.ts';
import { Memory } from '#kit/memory.ts';
import { DIFFICULTIES, findTemplate } from '../model/content.ts';
import type {
  Difficulty,
  Content,
  KeepsakeTemplate,
  LocationTemplate,
  ObstacleTemplate,
  ScenarioTemplate,
  ThreatTemplate,
  VillainTemplate,
} from '../model/content.ts';
import { STAT_TYPES } from '../model/die.ts';
import { answerOf, parseStory, varied } from '../model/story.ts';
import type { ChoiceTemplate, Flags } from '../model/story-templates.ts';
import type { HeroSheet, Learned } from '../model/hero.ts';
import type {
  DiceOptions,
  Hooks,
  Keepsake,
  Member,
  Site,
  ThreatCard,
  World,
} from '../state/state.ts';
import { countHeroes, parseParty } from '../tables/party-text.ts';
import { findRow, fillHooks, flagsOf, hasFlag, sumOf } from '../effects/hooks.ts';
import { KEEPSAKE_EFFECTS } from '../tables/keepsake-effects.ts';
import type { KeepsakeEffect } from '../tables/keepsake-effects.ts';
import { MAX_MAIN } from '../model/hand.ts';
import { LOCATION_RULES } from '../tables/location-rules.ts';
import { DIFFICULTY_RULES, threatRule, SCENARIO_RULES } from '../tables/scenario-rules.ts';
import { findSkill } from '../skills/index.ts';
import { recomposeScenario } from './free-play.ts';
import { POWERS } from '../tables/powers.ts';
import { TRAITS } from '../tables/traits.ts';
import { internAll } from '#kit/intern.ts';
import { NameTable } from '#kit/name-table.ts';
import { helpOf } from '../select/hand-rule.ts';
import type { Help } from '../select/hand-rule.ts';
import { ACT_IDS, CHECK_KINDS } from '../state/phase.ts';
import type { ActId, Card, CheckKind } from '../state/phase.ts';

const HELPED_BY_DIVINE: readonly CheckKind[] = ['acquire', 'ally', 'close', 'guard'];

/** Dice that a hero with these hooks may add to a check, beyond its uses. */
function helpsIn(
  scenario: ScenarioTemplate,
  ownSkills: World['ownSkills'],
  hooks: readonly Hooks[],
  check: CheckKind,
): Help[] {
  const helps: Help[] = [];
  if (check === 'tally') return helps;
  const isHelp = scenario.divineOnObstacles === true || hasFlag(hooks, 'divine-on-obstacles');
  const obstacle = check === 'obstacle' && isHelp;
  if (HELPED_BY_DIVINE.includes(check) || obstacle) {
    const discards = !obstacle && hasFlag(hooks, 'divine-discarded');
    helps.push(helpOf(discards ? 'discard' : 'deter', ['DIVINE'], 10));
  }
  if (scenario.allySkills.includes('aid')) {
    helps.push(helpOf('discard', ['ALLY'], 1));
  }
  const marks = ownSkills.get('aid');
  if (marks !== undefined) helps.push(helpOf('discard', ['ALLY'], 1, marks));
  return helps;
}

/** Helping dice for every kind of check. */
function makeHelps(
  scenario: ScenarioTemplate,
  ownSkills: World['ownSkills'],
  hooks: readonly Hooks[],
): NameTable<CheckKind, readonly Help[]> {
  const helps = CHECK_KINDS.map((check) => [check, helpsIn(scenario, ownSkills, hooks, check)]);
  return new NameTable(Object.fromEntries(helps) as Record<CheckKind, readonly Help[]>);
}

/** Content with all ids resolved once. */
export interface Library {
  readonly content: Content;
  readonly cards: readonly ThreatCard[];
  readonly sites: ReadonlyMap<string, Site>;
  readonly keepsakes: ReadonlyMap<string, Keepsake>;
  /** Cache of results that depend on no game. */
  readonly shared: Memory;
}

function traitHooks(template: ThreatTemplate): Hooks[] {
  return template.traits.map((id) => fillHooks(findRow<Hooks>(TRAITS, 'trait', id), 'trait', id));
}

function makeCard(template: VillainTemplate, kind: 'enemy' | 'villain'): ThreatCard {
  const { acts = [] } = template;
  return {
    template,
    kind,
    tier: 0,
    dieTypes: [],
    hooks: traitHooks(template),
    acts: acts.map((id) => findAct(id)),
    power: powerOf(template),
  };
}

function findAct(id: string): ActId {
  const act = ACT_IDS.find((known) => known === id);
  if (act === undefined) throw new RangeError(`There is no act with the id ${id}.`);
  return act;
}

function powerOf({ power }: VillainTemplate): Hooks | undefined {
  return power === undefined
    ? undefined
    : fillHooks(findRow<Hooks>(POWERS, 'power', power), 'power', power);
}

function makeObstacle(template: ObstacleTemplate): ThreatCard {
  const { tier, dieTypes } = template;
  return {
    template,
    kind: 'obstacle',
    tier,
    dieTypes,
    hooks: traitHooks(template),
    acts: [],
    power: undefined,
  };
}

function makeSite(template: LocationTemplate): Site {
  const hooks = template.rules.map((id) =>
    fillHooks(findRow<Hooks>(LOCATION_RULES, 'location rule', id), 'location-rule', id),
  );
  const closingTypes = template.closingTypes ?? STAT_TYPES;
  return { template, closingTypes, hooks, flags: flagsOf(hooks) };
}

function makeKeepsake({ id, effects }: KeepsakeTemplate): Keepsake {
  const rows = effects.map((effect) => {
    return findRow<KeepsakeEffect>(KEEPSAKE_EFFECTS, 'keepsake effect', effect);
  });
  return {
    id,
    hooks: rows.flatMap(({ hooks }) =>
      hooks === undefined ? [] : [fillHooks(hooks, 'keepsake', id)],
    ),
    skills: rows.flatMap(({ skill }) => skill ?? []),
  };
}

/** Builds the library of a content, whose texts are interned for fast comparisons. */
export function makeLibrary(source: Content): Library {
  const content = internAll(source);
  const { enemies, obstacles, villains, locations, keepsakes = [] } = content;
  return {
    content,
    cards: [
      ...enemies.map((template) => makeCard(template, 'enemy')),
      ...obstacles.map(makeObstacle),
      ...villains.map((template) => makeCard(template, 'villain')),
    ],
    sites: new Map(locations.map((template) => [template.id, makeSite(template)])),
    keepsakes: new Map(keepsakes.map((template) => [template.id, makeKeepsake(template)])),
    shared: new Memory(),
  };
}

/** Cache of card indices, shared by all games. */
const indices = new WeakMap<readonly ThreatCard[], ReadonlyMap<string, number>>();

function indexOf(cards: readonly ThreatCard[]): ReadonlyMap<string, number> {
  // For duplicate ids, the first card wins because it is set last.
  const entries = cards.map(({ template }, index) => [template.id, index] as const);
  return new Map(entries.reverse());
}

/** The index of the card with this id. Throws if it does not exist. */
export function findCard(cards: readonly ThreatCard[], id: string): number {
  let known = indices.get(cards);
  if (known === undefined) {
    known = indexOf(cards);
    indices.set(cards, known);
  }
  const index = known.get(id);
  if (index === undefined) throw new RangeError(`There is no card ${id} in this content.`);
  return index;
}

/** Skills that only allies with names have in a scenario, and the names. */
function ownSkillsIn(
  { allies = [] }: Content,
  { allySkills }: ScenarioTemplate,
): World['ownSkills'] {
  const found = new Map<string, string[]>();
  for (const { id, skills } of allies) {
    for (const skill of skills) {
      if (!allySkills.includes(skill)) found.set(skill, [...(found.get(skill) ?? []), id]);
    }
  }
  return found;
}

/** The keepsakes of a hero. Throws for one that the content lacks. */
function keepsakesOf({ keepsakes }: Library, sheet: HeroSheet): Keepsake[] {
  return sheet.keepsakes.map((id) => {
    const keepsake = keepsakes.get(id);
    if (keepsake === undefined)
      throw new RangeError(`There is no keepsake ${id} in this adventure.`);
    return keepsake;
  });
}

/** Skills that keepsakes grant, each once. */
function grantedSkills(keepsakes: readonly Keepsake[]): Learned[] {
  const ids = new Set(keepsakes.flatMap(({ skills }) => skills));
  return [...ids].map((id) => ({ id, level: 1, most: 1 }));
}

function makeMember(
  library: Library,
  sheet: HeroSheet,
  scenario: ScenarioTemplate,
  ownSkills: World['ownSkills'],
): Member {
  const keepsakes = keepsakesOf(library, sheet);
  const granted = grantedSkills(keepsakes);
  const allies = scenario.allySkills.map((id) => ({ id, level: 1, most: 1 }));
  const learned = [...sheet.skills.filter(({ level }) => level > 0), ...allies, ...granted];
  const skills = new Map<string, Learned[]>();
  const hooks: Hooks[] = [];
  for (const known of learned) {
    const row = findSkill(known.id);
    skills.set(row.moment, [...(skills.get(row.moment) ?? []), known]);
    if (row.hooks !== undefined) hooks.push(fillHooks(row.hooks(known.level), 'passive', known.id));
  }
  for (const keepsake of keepsakes) for (const hook of keepsake.hooks) hooks.push(hook);
  const levels = new Map([...sheet.skills, ...granted].map(({ id, level }) => [id, level]));
  return {
    sheet,
    hooks,
    keepsakes,
    capacity: Math.max(
      1,
      Math.min(MAX_MAIN, sheet.capacity + sumOf(hooks, ({ capacity }) => capacity)),
    ),
    ignores: hooks.flatMap(({ ignores = [] }) => ignores),
    wards: hooks.flatMap(({ ward }) => ward ?? []),
    skills,
    levels,
    helps: makeHelps(scenario, ownSkills, hooks),
  };
}

function scenarioHooks(ids: readonly string[]): Hooks[] {
  for (const id of ids) findRow<Hooks>(SCENARIO_RULES, 'scenario rule', id);
  const rows: [string, Hooks][] = Object.entries(SCENARIO_RULES);
  return rows
    .filter(([id]) => ids.includes(id))
    .map(([id, hooks]) => fillHooks(hooks, 'scenario-rule', id));
}

/** The strength a scenario adds to its threats, as one of its rules. */
function threatHooks(threat = 0): Hooks[] {
  return threat === 0 ? [] : [fillHooks(threatRule(threat), 'scenario-rule', 'threat')];
}

/** The effect of the difficulty, as one of the scenario's rules. */
function difficultyHooks(difficulty: Difficulty): Hooks[] {
  const row = DIFFICULTY_RULES[difficulty];
  return row === undefined ? [] : [fillHooks(row, 'scenario-rule', `on-${difficulty}`)];
}

function initialTimerOf(
  options: DiceOptions,
  world: Pick<World, 'scenario' | 'hooks' | 'members'>,
): number {
  const { initial, perHero } = world.scenario.timer[options.difficulty];
  const timer = initial + perHero * (countHeroes(options.party) - 1);
  const all = [...world.hooks, ...world.members.flatMap(({ hooks }) => hooks)];
  return Math.max(
    1,
    all.reduce((now, hooks) => hooks.timer?.(now) ?? now, timer),
  );
}

/**
 * Cache of the last worlds for each library. Games with equal options share everything except the
 * sites, and studies return repeatedly to the same few options.
 */
const lastWorlds = new WeakMap<Library, World[]>();

/** Enough for every scenario of a campaign and parties of every size. */
const MAX_WORLDS = 64;

export function isSame(a: DiceOptions, b: DiceOptions): boolean {
  return (
    a.scenario === b.scenario &&
    a.party === b.party &&
    a.difficulty === b.difficulty &&
    (a.story ?? '') === (b.story ?? '')
  );
}

/** The options without an empty story, in one form for all games. */
function plain(options: DiceOptions): DiceOptions {
  const { story, ...others } = options;
  return story === '' ? others : options;
}

/** Everything determined by the options, plus the sites chosen during set-up. */
export function makeWorld(library: Library, options: DiceOptions, sites: readonly Site[]): World {
  const known = lastWorlds.get(library) ?? [];
  const last = known.find((one) => isSame(one.options, options));
  if (last !== undefined) return { ...last, sites };
  const world = makeEmptyWorld(library, options);
  lastWorlds.set(library, [world, ...known].slice(0, MAX_WORLDS));
  return { ...world, sites };
}

/**
 * A scenario of the content as changed by earlier choices and the party, or one composed from it.
 * Throws for other ids.
 */
function findScenario(
  content: Content,
  { scenario: id, party }: DiceOptions,
  story: Flags,
): ScenarioTemplate {
  const composed = recomposeScenario(content, id);
  if (composed?.ok === true) return composed.value;
  return varied(findTemplate(content.scenarios, id), story, countHeroes(party));
}

function findStory({ story = '' }: DiceOptions): Flags {
  const flags = parseStory(story);
  if (flags === undefined) throw new RangeError(`${story} is not a valid story`);
  return flags;
}

const NO_CHOICES: readonly ChoiceTemplate[] = [];

/** The choices within a scenario that were not made before. */
function choicesIn({ choices }: Content, scenario: string, story: Flags) {
  if (choices === undefined) return NO_CHOICES;
  return choices.filter((one) => one.in === scenario && answerOf(one, story) === undefined);
}

/** The villains of a scenario that have a power. */
function powerfulIn(
  { cards }: Library,
  { villains }: ScenarioTemplate,
  hooks: readonly Hooks[],
): readonly Card[] {
  if (hasFlag(hooks, 'no-villains')) return [];
  return villains
    .map(({ id }) => findCard(cards, id))
    .filter((card) => cards[card]?.power !== undefined);
}

/** Builds a world without sites. */
function makeEmptyWorld(library: Library, options: DiceOptions): World {
  const story = findStory(options);
  const scenario = findScenario(library.content, options, story);
  if (!DIFFICULTIES.includes(options.difficulty)) {
    throw new RangeError(`There is no difficulty ${options.difficulty}.`);
  }
  const sheets = parseParty(options.party);
  if (sheets === undefined) throw new RangeError(`${options.party} is not a valid party`);
  const hooks = [
    ...scenarioHooks(scenario.rules),
    ...threatHooks(scenario.threat),
    ...difficultyHooks(options.difficulty),
  ];
  const ownSkills = ownSkillsIn(library.content, scenario);
  const members = sheets.map((sheet) => makeMember(library, sheet, scenario, ownSkills));
  return {
    memory: new Memory(),
    shared: library.shared,
    hooksFound: new SingleEntryCache(),
    heededFound: new SingleEntryCache(),
    encounterFound: new SingleEntryCache(),
    content: library.content,
    options: plain(options),
    scenario,
    victory: hooks.find(({ victory }) => victory !== undefined)?.victory ?? scenario.victory,
    level: scenario.level,
    initialTimer: initialTimerOf(options, { scenario, hooks, members }),
    story,
    choices: choicesIn(library.content, scenario.id, story),
    hooks,
    flags: flagsOf(hooks),
    ownSkills,
    powerful: powerfulIn(library, scenario, hooks),
    members,
    cards: library.cards,
    sites: [],
  };
}
