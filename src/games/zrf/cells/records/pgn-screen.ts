import type { OptionValues, Parsed } from '#core';
import { commandOf } from '#play';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { barLabels } from '#screen/model/key.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { exportText } from '#screen/play/export-text.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMore } from '#screen/widgets/list.ts';
import { scrolled } from '#screen/widgets/scroll.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import { positionNotationOf } from '../../notation/index.ts';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import { PGN_KEYS } from '../../voice/keymap.ts';

/** A game in the notation of its players, and the position on its board. */
interface Recorded {
  readonly game: ZrfGame;
  readonly options: OptionValues;
  readonly state: ZrfState;
  readonly pgn: Parsed<string>;
}

/** Position and moves of a game in the notations of players, to read, copy and save. */
export function pgnScreen(
  context: Context,
  { game, options, state, pgn }: Recorded,
  back: Screen,
): Screen {
  const { environment, messages, say } = context;
  const rules = game.rulesOf(state);
  const notation = positionNotationOf(rules);
  const fen = notation.make(rules, state);
  const shown = pgn.ok ? pgn.value : pgn.problems.map((one) => messages.sayProblem(one)).join('\n');
  const isCopied = environment.copy !== undefined;
  const keys = PGN_KEYS.filter(({ command }) => {
    if (command === 'export') return pgn.ok;
    if (command === 'copy') return isCopied && pgn.ok;
    return command !== 'position' || (isCopied && fen !== undefined);
  });
  const copy = (text: string) => {
    environment.copy?.(text);
    context.announce(say('screen-play-copied'));
  };
  let top = 0;
  const screen: Screen = {
    draw(grid) {
      drawTitleBar(grid, ['Turnwright', ...gamePath(context, game, options), 'PGN']);
      const body = bodyOf(grid);
      const head = fen === undefined ? [] : [...wrap(`${notation.name}: ${fen}`, body.width), ''];
      const lines = [...head, ...shown.split('\n').flatMap((line) => wrap(line, body.width))];
      const height = body.height - 1;
      top = Math.max(0, Math.min(top, lines.length - height));
      for (const [row, line] of lines.slice(top, top + height).entries()) {
        putLine(grid, rowsOf(body, row, 1), line);
      }
      drawMore(grid, rowsOf(body, 0, height), top > 0, top + height < lines.length);
      putLine(grid, rowsOf(body, height, 1), context.news, { ink: 'warn' });
      drawKeyBar(grid, say, barLabels(say, keys));
    },
    onKey(key) {
      const command = commandOf(keys, key);
      if (command === 'back') return back;
      if (command === 'export') exportText(context, game.id, shown, 'pgn');
      else if (command === 'copy') copy(shown);
      else if (command === 'position' && fen !== undefined) copy(fen);
      else top = scrolled(key, top) ?? top;
      return screen;
    },
  };
  return screen;
}
