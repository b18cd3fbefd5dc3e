import { parsed } from '#core';
import type { Parsed, Problem } from '#core';
import {
  timedBy,
  begin,
  decode,
  openChecked,
  MAX_OPENING,
  openRules,
  readTunings,
  slowProblem,
  timeOpening,
} from '../rules/index.ts';
import type { OpenedRules, RulesFile, RulesFolder } from '../rules/index.ts';
import type { Engine, GameSource } from '#play';
import { openRules as openPath } from './rules-files.ts';

/** Opened rules, with their source texts. */
export interface Opened extends OpenedRules {
  readonly source: GameSource;
  /** Name of the rules file. */
  readonly main: string;
}

/** Options for opening rules. */
interface OpeningOptions {
  /** True just after `tryRules`: only the variant in play is checked again. */
  readonly isChecked: boolean;
  /** Path as written to saved games. */
  readonly shown: string;
}

/** Opens rules and collects the text of every file read. */
function openWithSource({ folder, main }: RulesFile, id: string, options: OpeningOptions): Opened {
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
  const open = options.isChecked ? openChecked : openRules;
  const opened = open(
    watched,
    main,
    id,
    options.shown,
    timedBy(() => performance.now()),
    readTunings,
  );
  return { ...opened, source: { main, files }, main };
}

/** Opens the rules at a path; `idOf` derives a game id from a rules file name. */
export function openAt(
  path: string,
  idOf: (main: string) => string,
  { isChecked = false, shown = path }: Partial<OpeningOptions> = {},
): Parsed<Opened> {
  const file = openPath(path);
  if (!file.ok) return file;
  const opened = openWithSource(file.value, idOf(file.value.main), { isChecked, shown });
  return isChecked && !canBegin(opened) ? openAt(path, idOf, { shown }) : parsed(opened);
}

/** True if a game can begin, that is, the rules have not changed since they were checked. */
function canBegin({ game }: Opened): boolean {
  try {
    if (game.ok) begin(game.value);
    return game.ok;
  } catch {
    return false;
  }
}

/** Rules at a path, to be tried in a worker thread. */
export interface RulesQuestion {
  readonly game: string;
  readonly path: string;
}

/** Errors in the rules, or the milliseconds they take to open. */
export type RulesAnswer =
  { readonly problems: readonly Problem[] } | { readonly milliseconds: number };

/** Worker that tries rules before they are opened here. */
export type RulesTrial = Engine<RulesQuestion, RulesAnswer>;

/** Reads, checks and tries rules without a time limit; `now` is a clock in milliseconds. */
export function tryRules({ path, game: id }: RulesQuestion, now: () => number): RulesAnswer {
  const file = openPath(path);
  if (!file.ok) return { problems: file.problems };
  const { folder, main } = file.value;
  const { game } = openRules(folder, main, id);
  if (!game.ok) return { problems: game.problems };
  return { milliseconds: timeOpening(() => openChecked(folder, main, id), now) };
}

/**
 * Reasons not to open rules here: errors or a long opening time. Undefined if they can be opened,
 * [] if the trial was stopped.
 */
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
