import type { AnyGame, Problem } from '#core';
import { PERSON, Session } from '#play';
import type { Context } from '#screen/model/context.ts';
import { openGame } from '#screen/menus/opening.ts';
import type { Screen } from '#screen/model/screen.ts';
import { describeWithLocation } from '#voice/problems.ts';
import {
  guessGames,
  mainLine,
  notationProblem,
  parseRecord,
  readerFor,
  resolveRecord,
} from '../../notation/index.ts';
import type { RecordedGame, RecordFile } from '../../notation/index.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { annotationsOf } from '../../voice/kept-record.ts';
import { matchOfTree } from '../../voice/records.ts';
import type { ZrfContext } from '../services/services.ts';
import { choiceScreen } from './choice-screen.ts';
import { recordLabel } from './record-label.ts';

/** Request to open a text with positions or games. */
export interface RecordToOpen {
  readonly text: string;
  /** Name of its file, for problems. */
  readonly file?: string;
  /** Game on the screen, which is preferred if several fit. */
  readonly current?: string;
  readonly back: Screen;
}

function refuse(context: Context, [problem]: readonly Problem[], file: string | undefined): void {
  if (problem === undefined) return;
  const placed = file === undefined ? problem : { ...problem, file };
  context.announce(describeWithLocation(placed, context.say));
}

/** Opens the game of a text, after choosing one of several. Refusals name line and column. */
export function openRecordText(rules: ZrfContext, request: RecordToOpen): Screen {
  const { context } = rules;
  const { text, file, back } = request;
  const records = parseRecord(text);
  if (!records.ok) {
    refuse(context, records.problems, file);
    return back;
  }
  const { games } = records.value;
  const [only, ...others] = games;
  const open = (recorded: RecordedGame, from: Screen) =>
    openRecorded(rules, records.value, recorded, { ...request, back: from });
  if (only !== undefined && others.length === 0) return open(only, back);
  const { say } = context;
  return choiceScreen(context, {
    title: say('zrf-records-title'),
    items: games.map((recorded, index) => recordLabel(recorded, index, say)),
    back,
    choose: (index, screen) => {
      const recorded = games[index];
      return recorded === undefined ? screen : open(recorded, screen);
    },
  });
}

/** Opens a recorded game in the game of the library it belongs to, after asking if several fit. */
function openRecorded(
  rules: ZrfContext,
  file: RecordFile,
  recorded: RecordedGame,
  request: RecordToOpen,
): Screen {
  const { context, services } = rules;
  const { current, back } = request;
  const listed = services.library.list(context.settings.language);
  const guessed = guessGames(file.format, recorded, listed);
  const ids = current !== undefined && guessed.includes(current) ? [current] : guessed;
  const [only, ...others] = ids.length === 0 && current !== undefined ? [current] : ids;
  if (only === undefined) {
    refuse(context, [notationProblem('record-game', recorded.place)], request.file);
    return back;
  }
  const titleOf = (id: string) => services.library.titleOf(id, context.settings.language);
  const openAs = (id: string, from: Screen) =>
    openGame(context, [services.library], {
      id,
      title: titleOf(id),
      back: from,
      opened: (game) => startRecorded(context, game, file, recorded, { ...request, back: from }),
    });
  if (others.length === 0) return openAs(only, back);
  return choiceScreen(context, {
    title: context.say('zrf-records-which'),
    items: ids.map((id) => ({ label: titleOf(id), note: id })),
    back,
    choose: (index, screen) => openAs(ids[index] ?? only, screen),
  });
}

/** A position asks for the players; a game with moves opens at its end. */
function startRecorded(
  context: Context,
  game: AnyGame,
  { format }: RecordFile,
  recorded: RecordedGame,
  { back, file }: RecordToOpen,
): Screen {
  if (!isZrfGame(game)) return back;
  const tree = resolveRecord(game, format, recorded, readerFor(game));
  if (!tree.ok) {
    refuse(context, tree.problems, file);
    return back;
  }
  const { environment, routes } = context;
  const { variant, start = 'usual' } = tree.value;
  const options = { variant, start };
  const seats = Array.from({ length: game.players(options) }, () => PERSON);
  if (mainLine(tree.value).length === 0) {
    return routes.newGame(game, back, { options, seats });
  }
  const match = matchOfTree(game, tree.value, environment.freshSeed());
  const name = environment.saves.freshName(game.id);
  const session = new Session(match, seats, '', true, annotationsOf(tree.value));
  return routes.play({ session, name }, back);
}
