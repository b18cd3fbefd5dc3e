import { endingOf, isOpen, remember, variantsOf } from '../model/story.ts';
import type { ChoiceTemplate, EndingTemplate, Flags } from '../model/story-templates.ts';
import { MAX_PARTY } from '../tables/party-text.ts';
import type { Content, ScenarioTemplate } from '../model/content.ts';
import type { Book } from './book.ts';
import { makeContent } from './build.ts';
import { makeStoryContent } from './build-story.ts';
import { isWarning } from '#kit/packs/messages.ts';

/** Most memories of a campaign that are followed; a larger story is not checked. */
const MAX_MEMORIES = 20_000;

/** All memories that a campaign can have at a point, each once. */
class Memories {
  #all: ReadonlyMap<string, Flags> = new Map([['', []]]);

  get flags(): Iterable<Flags> {
    return this.#all.values();
  }

  get isTooMany(): boolean {
    return this.#all.size > MAX_MEMORIES;
  }

  /** Replaces each memory by those that follow from it. */
  follow(next: (flags: Flags) => readonly Flags[]): void {
    const found = new Map<string, Flags>();
    for (const flags of this.flags) for (const one of next(flags)) found.set(one.join(), one);
    this.#all = found;
  }
}

/** Follows every way through a campaign, and records all that it meets. */
class Traveller {
  readonly asked = new Set<ChoiceTemplate>();
  readonly varied = new Set<string>();
  readonly ends = new Set<EndingTemplate | undefined>();
  readonly memories = new Memories();
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
  }

  play(scenario: ScenarioTemplate): void {
    for (const flags of this.memories.flags) {
      for (let heroes = 1; heroes <= MAX_PARTY; heroes++)
        for (const { id } of variantsOf(scenario, flags, heroes))
          this.varied.add(`${scenario.id}.${id}`);
    }
    const { choices = [] } = this.#content;
    // A choice within a scenario may never come up, and depend on another one that comes up later.
    const inside = choices.filter((choice) => choice.in === scenario.id);
    for (const _ of inside) for (const choice of inside) this.#answer(choice, true);
    for (const choice of choices) if (choice.after === scenario.id) this.#answer(choice, false);
  }

  finish(): void {
    for (const flags of this.memories.flags) this.ends.add(endingOf(this.#content, flags));
  }

  #answer(choice: ChoiceTemplate, isOptional: boolean): void {
    if (this.memories.isTooMany) return;
    this.memories.follow((flags) => {
      if (!isOpen(choice, flags)) return [flags];
      this.asked.add(choice);
      const answers = choice.options.map((option) => remember(flags, choice.id, option));
      return isOptional ? [flags, ...answers] : answers;
    });
  }
}

/** Warns of choices, variants and endings that no campaign meets. */
function report(book: Book, content: Content, traveller: Traveller): void {
  const { choices = [], endings = [], scenarios } = content;
  for (const choice of choices) {
    const { id } = choice;
    if (!traveller.asked.has(choice)) book.reportKey(['choices', id], 'warn-choice-never', { id });
  }
  for (const { id: scenario, variants = [] } of scenarios) {
    variants.forEach(({ id }, i) => {
      if (traveller.varied.has(`${scenario}.${id}`)) return;
      book.report(['scenarios', scenario, 'variants', i], 'warn-variant-never', { id });
    });
  }
  for (const ending of endings) {
    const { id } = ending;
    if (!traveller.ends.has(ending)) book.reportKey(['endings', id], 'warn-ending-never', { id });
  }
  const last = endings.at(-1);
  if (last === undefined || !traveller.ends.has(undefined)) return;
  book.reportKey(['endings', last.id], 'warn-ending-none', { id: last.id });
}

/**
 * Follows all campaigns that the story allows. Skipped while the pack has errors, and without a
 * campaign.
 */
export function checkReach(book: Book): void {
  const isSound = book.isWhole && !book.problems.some(({ code }) => !isWarning(code));
  const order = book.chapters.flatMap(([, { scenarios }]) => scenarios);
  if (!isSound || order.length === 0) return;
  const content = { ...makeContent(book), ...makeStoryContent(book) };
  const traveller = new Traveller(content);
  for (const id of order) {
    const scenario = content.scenarios.find((one) => one.id === id);
    if (scenario !== undefined) traveller.play(scenario);
  }
  traveller.finish();
  if (!traveller.memories.isTooMany) report(book, content, traveller);
}
