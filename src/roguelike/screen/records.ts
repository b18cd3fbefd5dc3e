import { CHANCE, parseTranscript } from '#core';
import type { Say } from '#i18n/say.ts';
import { commandOf, loadSession } from '#play';
import { LIST_KEYS } from '#voice/keymap.ts';
import { RECORDS_KEYS } from '../keymap.ts';
import { standingAmong } from '../standing.ts';
import type { Standing } from '../standing.ts';
import { gamesFor } from '#screen/menus/open-saved.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import type { SavedGame } from '#screen/model/environment.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import type { ListItem } from '#screen/widgets/list.ts';

/** Finished run with a score. */
interface RunRecord {
  readonly saved: SavedGame;
  readonly score: number;
  /** Reason the run ended. */
  readonly reason: string;
}

const MAX_SHOWN = 20;

/** Matches the transcript line with the end reason and score. */
const OVER_LINE = /^over (\S+) (\d+)$/m;

function readRecord(saved: SavedGame, game: string): readonly RunRecord[] {
  const [, reason = '', text] = isSaveOf(saved, game) ? (OVER_LINE.exec(saved.text) ?? []) : [];
  const score = Number(text ?? 0);
  return score === 0 ? [] : [{ saved, score, reason }];
}

/** Saved finished runs of a game, best first. */
function findRecords({ environment }: Context, game: string): readonly RunRecord[] {
  const found = environment.saves.list().flatMap((saved) => readRecord(saved, game));
  return found.sort((one, other) => other.score - one.score);
}

/** True if a game has any finished run with a score. */
export function hasRecords({ environment }: Context, game: string): boolean {
  return environment.saves.list().some((saved) => readRecord(saved, game).length > 0);
}

/** Rank of a saved run. */
export function standingOf(
  context: Context,
  game: string,
  name: string,
  score: number,
): Standing | undefined {
  const others = findRecords(context, game).filter(({ saved }) => saved.name !== name);
  return standingAmong(
    score,
    others.map((other) => other.score),
  );
}

/** Page with the best runs of a game; opening one replays it. */
export function recordsPage(
  context: Context,
  game: string,
  path: readonly string[],
  back: Screen,
): Screen {
  const records = findRecords(context, game).slice(0, MAX_SHOWN);
  const items = records.map((record, at) => itemOf(context, record, at + 1));
  const at = (index: number): Screen => {
    const screen: Screen = {
      draw: (grid) => draw(grid, context, path, items, index),
      onKey(key) {
        const moved = moveIndex(key, index, items.length);
        if (moved !== undefined) return at(moved);
        const command = commandOf(RECORDS_KEYS, key);
        if (command === 'back') return back;
        const record = records[index];
        if (record === undefined || command !== 'replay') return screen;
        const { text } = record.saved;
        const session = loadSession(text, gamesFor(context, text));
        return session.ok ? context.routes.replay(session.value, screen) : screen;
      },
    };
    return screen;
  };
  return at(0);
}

function itemOf(context: Context, record: RunRecord, place: number): ListItem {
  const { environment, settings } = context;
  const { score, saved } = record;
  let label: string | undefined;
  return {
    // Opens a run to describe it, so this is lazy: only for runs on the screen.
    get label() {
      const about = (label ??= aboutOf(context, record).join(' · '));
      return `${String(place).padStart(2)}  ${String(score).padStart(5)}  ${about}`;
    },
    note: environment.describeTime(saved.time, settings.language),
  };
}

/** The game's description of a run; by default its ending, length and seed. */
function aboutOf(context: Context, { saved, reason }: RunRecord): readonly string[] {
  const { say } = context;
  const read = parseTranscript(saved.text);
  const recordGame = gamesFor(context, saved.text).find(
    ({ id }) => read.ok && id === read.value.game,
  );
  const summary = recordGame && context.moduleOf(recordGame)?.summariseSaved?.(context, saved.text);
  if (summary !== undefined) return [summary.title, ...summary.facts];
  return [say(`run-ended-${reason}`), ...lengthAndSeed(saved, say)];
}

/** Length and seed of a run; empty if it cannot be read. */
function lengthAndSeed({ text }: SavedGame, say: Say): readonly string[] {
  const read = parseTranscript(text);
  if (!read.ok) return [];
  const { seed, entries } = read.value;
  const moves = entries.filter(({ by }) => by !== CHANCE).length;
  return [say('screen-saved-moves', { moves }), seed];
}

function draw(
  grid: Grid,
  { say }: Context,
  path: readonly string[],
  items: readonly ListItem[],
  index: number,
): void {
  drawTitleBar(grid, ['Turnwright', ...path, say('run-records')]);
  const body = bodyOf(grid);
  drawList(grid, { ...rowsOf(body, 0), width: body.width - 1 }, items, index);
  drawKeyBar(grid, say, barLabels(say, LIST_KEYS, RECORDS_KEYS));
}
