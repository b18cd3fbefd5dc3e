import { expect, test } from 'vitest';
import { must, startMatch } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfState } from '#games/zrf/rules/index.ts';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import { folderWith } from '../rules/nodes.ts';
import { hostileText, squareBoard } from '../rules/support/hostile.ts';

const ROWS = 64;

/** Every other square of a 64 by 64 board. */
function squares(odd: 0 | 1): string {
  const all = Array.from({ length: ROWS * ROWS }, (_, at) => [at % ROWS, Math.floor(at / ROWS)]);
  return all
    .filter(([x = 0, y = 0]) => (x + y) % 2 === odd)
    .map(([x = 0, y = 0]) => `${x + 1}.${y + 1}`)
    .join(' ');
}

const TEXT = hostileText({
  board: squareBoard(ROWS),
  setup: `(board-setup (White (Man ${squares(0)})) (Black (Man ${squares(1)})))`,
  pieces: '(piece (name Man) (moves (n add) (s add) (e add) (w add)))',
});

/** A glossary that counts expanded steps. */
class CountingGlossary extends Glossary {
  count = 0;

  override piece(type: number): string {
    this.count += 1;
    return super.piece(type);
  }
}

test('only matching pieces among 4,096 are expanded', () => {
  const { game } = openRules(folderWith({ 'many.zrf': TEXT }), 'many.zrf', 'many');
  const openedGame = must(game);
  const variant = openedGame.variants[0]?.key ?? '';
  const state = startMatch(openedGame, { variant }, 'seed').state as ZrfState;
  const say: Glossary['say'] = (id) => id;
  for (const [text, kind] of [
    ['30.30 55.55', 'refused'],
    ['nonsense', 'refused'],
    ['30.30-30.31', 'play'],
  ] as const) {
    const glossary = new CountingGlossary({ game: openedGame, variant, messages: undefined, say });
    expect(readMove(glossary, state, text).kind).toBe(kind);
    expect(glossary.count, text).toBeLessThan(1000);
  }
});
