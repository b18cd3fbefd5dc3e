import { assertDefined } from '#core';
import type { Content } from '../model/content.ts';
import type { ChoiceTemplate, StoryOption } from '../model/story-templates.ts';
import type { Book } from './book.ts';
import { omitUndefined, readReward } from './build.ts';
import type { ChoiceData } from './schema.ts';

type OptionData = ChoiceData['options'][string];

function makeOption(book: Book, id: string, data: OptionData): StoryOption {
  const { sets = [], gives = [], joins = [], costs = {} } = data;
  const { turns = 0, wound = false, dice = 0 } = costs;
  return {
    id,
    sets,
    gives: gives.map(readReward),
    joins: joins.map((ally) => ['ALLY', assertDefined(book.allies.get(ally)).size, ally]),
    costs: { turns, wound, dice },
  };
}

function makeChoice(book: Book, id: string, data: ChoiceData): ChoiceTemplate {
  const { after, in: scenario, at, on, when = [], unless = [], options } = data;
  return {
    id,
    when,
    unless,
    options: Object.entries(options).map(([option, one]) => makeOption(book, option, one)),
    ...omitUndefined({ after, in: scenario, at, on }),
  };
}

/** The choices and endings of an adventure, if it has any. */
export function makeStoryContent(book: Book): Pick<Content, 'choices' | 'endings'> {
  const choices = [...book.choices].map(([id, data]) => makeChoice(book, id, data));
  const endings = [...book.endings].map(([id, { when = [], unless = [] }]) => {
    return { id, when, unless };
  });
  return {
    ...(choices.length === 0 ? {} : { choices }),
    ...(endings.length === 0 ? {} : { endings }),
  };
}
