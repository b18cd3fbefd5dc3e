import { engineOf } from './outline.ts';
import type { Outline } from './outline.ts';
import { headOf, isList, isQuoted, restOf } from '../check/nodes.ts';
import { intern } from '../check/names.ts';
import { complain, doubt, hasErrors } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import type { List } from '../syntax/node.ts';
import type { Dialect, Rules, Texts } from '../model/index.ts';
import { lowerBoard } from './board/lower-board.ts';
import { GOAL_SECTIONS, lowerGoals } from './goals.ts';
import { doubtIdleOptions } from './endings/idle-options.ts';
import { isOption, lowerOptions, nameOfOption } from './options.ts';
import { declarePieces, lowerPieces } from './pieces.ts';
import { makeScope } from './scope/scope.ts';
import type { Scope } from './scope/scope.ts';
import { lowerSetup } from './setup.ts';
import { lowerSounds } from './sounds.ts';
import { displayText, pathsOf, textOf } from './scope/texts.ts';
import { declarePlayers, lowerPlayers, lowerPriorities, lowerTurns } from './turns.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { ZrfCode } from '../problems/problem.ts';
import { sizeOfGoals } from '../model/size.ts';

/** Reports rules whose tables would exceed memory, even if each part alone is small. */
function checkSize(rules: Rules, form: List, report: Report): void {
  const { pieces, players, moveTypes } = rules;
  const positions = rules.board.positions.length;
  const kinds = pieces.length * players.length;
  const demand = (code: ZrfCode, count: number, max: number) => {
    if (count > max) complain(report, form.at, code, { count, most: max });
  };
  const cells = positions * kinds;
  demand('zrf-large-board', cells, MEANING_LIMITS.cells);
  demand('zrf-large-moves', cells * moveTypes.length, MEANING_LIMITS.moves);
  demand('zrf-large-choices', pieces.length * moveTypes.length, MEANING_LIMITS.choices);
  demand('zrf-large-goals', sizeOfGoals(rules), MEANING_LIMITS.goals);
}

type Singles = ReadonlyMap<string, List>;

function lowerTexts(singles: Singles, report: Report): Texts {
  const text = (head: string) => {
    const section = singles.get(head);
    return section === undefined ? '' : textOf(section, head, report);
  };
  const solution = singles.get('solution');
  return {
    description: text('description'),
    history: text('history'),
    strategy: text('strategy'),
    solution: solution === undefined ? '' : (pathsOf(solution, 'solution', report)[0] ?? ''),
  };
}

/** `(translate ("word" "other") ...)`; a single pair may be written without parentheses. */
function lowerWording(section: List | undefined, report: Report): Map<string, string> {
  const wording = new Map<string, string>();
  if (section === undefined) return wording;
  const rest = restOf(section);
  for (const pair of rest.some(isList) ? rest : [section]) {
    const [word, other, ...more] = pair === section ? rest : isList(pair) ? pair.items : [];
    if (isQuoted(word) && isQuoted(other) && more.length === 0) {
      wording.set(displayText(word.text), displayText(other.text));
    } else {
      const args = { keyword: 'translate', form: '(translate ("word" "other") ...)' };
      complain(report, pair.at, 'zrf-form', args);
    }
  }
  return wording;
}

interface RequiredSections {
  readonly players: List;
  readonly board: List;
}

/**
 * Required sections of a game; undefined, with errors, if any are missing or the engine does not
 * use rules.
 */
function requireSections({ form, sections }: Outline, singles: Singles, report: Report) {
  const engine = singles.get('engine');
  if (engine !== undefined) {
    complain(report, engine.at, 'zrf-engine', { engine: engineOf(engine) });
    return undefined;
  }
  const lacks = (section: string) => {
    complain(report, form.at, 'zrf-section-missing', { section });
  };
  const players = singles.get('players');
  const board = singles.get('board');
  if (players === undefined) lacks('players');
  if (board === undefined) lacks('board');
  if (!sections.some((section) => headOf(section) === 'piece')) lacks('piece');
  if (players === undefined || board === undefined) return undefined;
  return { players, board } satisfies RequiredSections;
}

function lowerAll(
  outline: Outline,
  singles: Singles,
  required: RequiredSections,
  scope: Scope,
): Rules {
  const { sections, inherited, form, title } = outline;
  const { report, dialect } = scope;
  const those = (heads: readonly string[]) =>
    sections.filter((section) => heads.includes(headOf(section) ?? ''));
  const { players, board } = required;
  declarePlayers(players, scope);
  const passesOver = inherited.has(board) && !inherited.has(players);
  const lowered = lowerBoard(board, passesOver, scope);
  intern(scope.moveTypes, '', form.at, report);
  const pieceForms = declarePieces(those(['piece']), scope);
  const turnOrder = lowerTurns(singles.get('turn-order'), scope);
  const priorities = lowerPriorities(singles.get('move-priorities'), scope);
  return {
    title,
    dialect,
    texts: lowerTexts(singles, report),
    players: lowerPlayers(scope, turnOrder),
    turnOrder,
    board: lowered,
    attributes: scope.attributes.list,
    values: scope.values.list,
    pieces: lowerPieces(pieceForms, scope),
    moveTypes: scope.moveTypes.list,
    priorities,
    setup: lowerSetup(singles.get('board-setup'), scope),
    goals: lowerGoals(those(GOAL_SECTIONS), scope),
    options: lowerOptions(sections.filter(isOption), scope),
    sounds: lowerSounds(singles, report),
    wording: lowerWording(singles.get('translate'), report),
    flags: scope.flags.names.list,
    positionFlags: scope.positionFlags.names.list,
  };
}

/** Compiles the rules of a game or variant; undefined if required sections are missing. */
export function lowerRules(outline: Outline, dialect: Dialect, report: Report): Rules | undefined {
  const singles = new Map(outline.sections.map((section) => [headOf(section) ?? '', section]));
  const required = requireSections(outline, singles, report);
  if (required === undefined) return undefined;
  const rules = lowerAll(outline, singles, required, makeScope(report, dialect));
  checkSize(rules, outline.form, report);
  // Rules without goals cause a warning, except after an error, which may have been in a goal.
  const isValid = !hasErrors(report.diagnoses);
  if (isValid && rules.goals.length === 0) doubt(report, outline.form.at, 'zrf-goal-none');
  // An option that a variant inherits may serve only its game.
  const own = outline.sections.filter((one) => isOption(one) && !outline.inherited.has(one));
  if (isValid) doubtIdleOptions(rules, own, nameOfOption, report);
  return rules;
}
