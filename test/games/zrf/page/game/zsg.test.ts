import { expect, test } from 'vitest';
import { must } from '#core';
import { loadSession } from '#play';
import { openRulesFile } from '#games/zrf/page/files/opened-file.ts';
import { builtInFolders } from '#games/zrf/page/files/built-in.ts';
import { loadZsg } from '#games/zrf/page/game/zsg.ts';

const LADDER_MATE = `Zillions Save Game File Version 0.02 HC
RulesFile=chess.zrf
VariantName=Chess
(White King b6)
(White Rook h7)
(Black King a8)
1. Rook h7 - g7
`;

test('a save with an unusual start position can be saved and opened again', () => {
  const opened = openRulesFile(builtInFolders.rules, 'chess.zrf', 'chess');
  if (!opened.ok) throw new RangeError('chess');
  const session = must(loadZsg(opened.file, LADDER_MATE, 'a-seed'));
  const reloaded = must(loadSession(session.save(), [opened.file.game]));
  expect(reloaded.match.cursor).toBe(1);
  expect(reloaded.match.game.makeState(reloaded.match.state)).toBe(
    session.match.game.makeState(session.match.state),
  );
});
