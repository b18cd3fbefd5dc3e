import { parsed } from '#core';
import type { Parsed, Problem } from '#core';
import {
  timedBy,
  begin,
  decode,
  openChecked,
  MAX_OPENING,
  openRules,
  slowProblem,
  timeOpening,
} from '../rules/index.ts';
import type { OpenedRules, RulesFile, RulesFolder } from '../rules/index.ts';
import type { Engine, GameSource } from '#play';
import { openRules as openPath } from './rules-files.ts';

/** Rules that were opened, with the texts that they were made from. */
export interface Opened extends OpenedRules {
  readonly source: GameSource;
  /** The name of the rules file. */
  readonly main: string;
}

/** How rules are opened. */
interface How {
  /** Whether they were checked just now (`tryRules`): only what is played is looked at again. */
  readonly isChecked: boolean;
  /** Where they lie, as saved games tell it. */
  readonly shown: string;
}

/** Opens rules and keeps the texts of all that was read on the way. */
function openWithSource({ folder, main }: RulesFile, id: string, how: How): Opened {
  const files: [string, string][] = [];
  const watched: RulesFolder = {
    get names() {
      return folder.names;
    },
    read: (name) => {
      const bytes = folder.read(name);
      if (bytes.ok) files.push([name, decode(bytes.value)]);
      return bytes;
    },
  };
  const open = how.isChecked ? openChecked : openRules;
  const opened = open(
    watched,
    main,
    id,
    how.shown,
    timedBy(() => performance.now()),
  );
  return { ...opened, source: { main, files }, main };
}

/** Opens the rules at a path; `idOf` names the game of a rules file. */
export function openAt(
  path: string,
  idOf: (main: string) => string,
  { isChecked = false, shown = path }: Partial<How> = {},
): Parsed<Opened> {
  const file = openPath(path);
  if (!file.ok) return file;
  const opened = openWithSource(file.value, idOf(file.value.main), { isChecked, shown });
  return isChecked && !canBegin(opened) ? openAt(path, idOf, { shown }) : parsed(opened);
}

/** Whether rules are as they were when they were checked. */
function canBegin({ game }: Opened): boolean {
  try {
    if (game.ok) begin(game.value);
    return game.ok;
  } catch {
    return false;
  }
}

/** The rules at a path, as a thread of their own finds them. */
export interface RulesQuestion {
  readonly game: string;
  readonly path: string;
}

/** What is wrong with rules, or how many milliseconds they take to open. */
export type RulesAnswer =
  { readonly problems: readonly Problem[] } | { readonly milliseconds: number };

/** Where rules are tried before they are opened here. */
export type RulesTrial = Engine<RulesQuestion, RulesAnswer>;

/** Reads, checks and tries rules, however long that takes; `now`: a clock, in milliseconds. */
export function tryRules({ path, game: id }: RulesQuestion, now: () => number): RulesAnswer {
  const file = openPath(path);
  if (!file.ok) return { problems: file.problems };
  const { folder, main } = file.value;
  const { game } = openRules(folder, main, id);
  if (!game.ok) return { problems: game.problems };
  return { milliseconds: timeOpening(() => openChecked(folder, main, id), now) };
}

/** Why rules are not to be opened here, as they are wrong or would take long; [] where it was stopped. */
export async function tryIn(
  trial: RulesTrial,
  question: RulesQuestion,
  isPatient: boolean,
): Promise<readonly Problem[] | undefined> {
  const answer = await trial.ask(question);
  if (answer === undefined) return [];
  if ('problems' in answer) return answer.problems;
  const { milliseconds } = answer;
  return milliseconds > MAX_OPENING && !isPatient ? [slowProblem(milliseconds)] : undefined;
}
