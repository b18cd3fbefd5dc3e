import { describe, expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import type { Parsed } from '#core';
import { mainLine, readCsa, readerFor, readKif } from '#games/zrf/notation/index.ts';
import type { GameTree } from '#games/zrf/notation/index.ts';
import { ownGame } from '../../page/games.ts';

const game = ownGame('shogi');
const kif = (text: string) => readKif(game, text, readerFor(game));
const csa = (text: string) => readCsa(game, text, readerFor(game));

function texts(tree: GameTree): string[] {
  return mainLine(tree).map(({ text }) => text);
}

function problemOf(read: Parsed<unknown>) {
  return read.ok ? undefined : assertDefined(read.problems[0]);
}

/** The blank of Japanese texts. */
const WIDE = '\u3000';

const KIF = `# ---- Kifu for Windows ----
開始日時：1999/07/15 19:07:12
手合割：平手
先手：羽生
後手：谷川
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:16/00:00:16)
*Opens the diagonal
*of the bishop.
   2 ３四歩(33)   ( 0:00/00:00:00)
   3 ２二角成(88) ( 0:03/00:00:19)
   4 同${WIDE}銀(31)   ( 0:02/00:00:02)
   5 ５五角打     ( 0:09/00:00:28)
   6 ３三角打     ( 0:05/00:00:07)
   7 投了
まで6手で後手の勝ち

変化：5手
   5 ６六歩(67)
   6 ８四歩(83)

変化：3手
   3 ２六歩(27)
`;

describe('KIF', () => {
  test('gives moves, comments, names and the result', () => {
    const tree = must(kif(KIF));
    expect(texts(tree)).toEqual(['P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'B*5e', 'B*3c']);
    expect(tree.result).toBe('0-1');
    expect(Object.fromEntries(tree.tags)).toEqual({
      Date: '1999/07/15 19:07:12',
      White: '羽生',
      Black: '谷川',
    });
    expect(mainLine(tree)[0]?.after).toBe('Opens the diagonal of the bishop.');
    expect(tree.start).toBeUndefined();
  });

  test('gives variations in their places', () => {
    const line = mainLine(must(kif(KIF)));
    const third = assertDefined(line[1]).next;
    expect(third.map(({ text }) => text)).toEqual(['Bx2b+', 'P-2f']);
    const fifth = assertDefined(line[3]).next;
    expect(fifth.map(({ text }) => text)).toEqual(['B*5e', 'P-6f']);
    expect(fifth[1]?.next.map(({ text }) => text)).toEqual(['P-8d']);
  });

  test('begins at a handicap, with the stronger player', () => {
    const tree = must(
      kif('手合割：二枚落ち\n上手：A\n下手：B\n 1 ６二銀(71)\n 2 ７六歩(77)\n 3 投了'),
    );
    expect(texts(tree)).toEqual(['S-6b', 'P-7f']);
    expect(tree.start).toContain('Turn=White');
    // White resigned.
    expect(tree.result).toBe('1-0');
  });

  test('begins at a position', () => {
    const tree = must(
      kif(`後手の持駒：飛二${WIDE}歩十八
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金
先手：A
   1 ５二金打
   2 詰み
`),
    );
    expect(tree.start).toContain('(White Rook off 2) (White Pawn off 18)');
    expect(texts(tree)).toEqual(['G*5b']);
    expect(tree.result).toBe('1-0');
  });

  test('keeps alternatives to a move side by side, however many', () => {
    const start = '先手：A\n   1 ７六歩(77)\n';
    const other = '変化：1手\n   1 ２六歩(27)\n   2 ８四歩(83)\n';
    const one = must(kif(`${start}${other}変化：1手\n   1 ５六歩(57)\n`));
    expect(one.next.map((line) => texts({ ...one, next: [line] }))).toEqual([
      ['P-7f'],
      ['P-2f', 'P-8d'],
      ['P-5f'],
    ]);
    expect(must(kif(start + other.repeat(2000))).next.length).toBeGreaterThan(1);
  });

  test('refuses variations nested too deep, with their place', () => {
    const moves = [
      '５六歩(57)',
      '５四歩(53)',
      '４八飛(28)',
      '４二飛(82)',
      '２八飛(48)',
      '８二飛(42)',
    ];
    const written = Array.from({ length: 300 }, (_, index) => {
      const move = index < 2 ? moves[index] : moves[2 + ((index - 2) % 4)];
      return `${index + 1} ${assertDefined(move)}`;
    });
    const nested = Array.from({ length: 250 }, (_, index) => `変化：${index + 1}手`).flatMap(
      (line, index) => [line, assertDefined(written[index]), assertDefined(written[index + 1])],
    );
    const problem = problemOf(kif(['先手：A', ...written, ...nested].join('\n')));
    expect(problem).toMatchObject({ code: 'pgn-deep', column: 1 });
  });

  test.each([
    ['', 1, 1, 'kif-empty'],
    ['先手：A\n1 ７五歩(77)', 2, 3, 'pgn-move-among'],
    ['先手：A\n2 ７六歩(77)', 2, 1, 'kif-number'],
    ['先手：A\n1 hello', 2, 3, 'kif-move'],
    ['先手：A\nhello', 2, 1, 'kif-line'],
    ['手合割：九枚落ち', 1, 1, 'kif-handicap'],
    ['先手：A\n変化：3手', 2, 1, 'kif-variation'],
    ['|v香|', 1, 1, 'kif-row'],
    ['先手の持駒：x', 1, 1, 'kif-hand'],
  ])('%j is refused at %i:%i', (text, line, column, code) => {
    expect(problemOf(kif(text))).toMatchObject({ line, column, code });
  });
});

/** From the example of the format, www2.computer-shogi.org/protocol/record_v22.html. */
const CSA = `V2.2
N+NAKAHARA
N-YONENAGA
$EVENT:13th World Computer Shogi Championship
PI
+
+2726FU
T12
-3334FU
T6
'* a comment
+7776FU,T1,-2288UM
%CHUDAN
/
PI82HI22KA
-
-7162GI
+7776FU
%TORYO
`;

describe('CSA', () => {
  test('gives games with names, comments and results', () => {
    const [first, second, ...more] = must(csa(CSA));
    expect(more).toEqual([]);
    expect(texts(assertDefined(first))).toEqual(['P-2f', 'P-3d', 'P-7f', 'Bx8h+']);
    expect(first?.tags.get('White')).toBe('NAKAHARA');
    expect(first?.tags.get('Event')).toBe('13th World Computer Shogi Championship');
    expect(first?.result).toBe('*');
    expect(mainLine(assertDefined(first))[1]?.after).toBe('a comment');
    expect(texts(assertDefined(second))).toEqual(['S-6b', 'P-7f']);
    expect(second?.result).toBe('1-0');
  });

  test('begins at rows, pieces and everything left', () => {
    const rows = Array.from({ length: 9 }, (_, row) => `P${row + 1}${' * '.repeat(9)}`);
    const [tree] = must(
      csa(`${rows.join('\n')}\nP-51OU\nP+59OU53FU00KI\nP-00AL\n+\n+0052KI\n%TSUMI`),
    );
    expect(texts(assertDefined(tree))).toEqual(['G*5b']);
    expect(tree?.start).toContain('(White Pawn off 17)');
    expect(tree?.start).toContain('(White Gold off 3)');
    expect(tree?.result).toBe('1-0');
  });

  test.each([
    ['', 1, 1, 'csa-empty'],
    ['PI\n+\n+2725FU', 3, 1, 'pgn-move-among'],
    ['PI\n+\n+2726FU,+3334FX', 3, 9, 'pgn-move-among'],
    ['PI\nhello', 2, 1, 'csa-line'],
    ['P1-XX', 1, 1, 'csa-line'],
    ['PI82H', 1, 1, 'csa-line'],
    ['N*A', 1, 1, 'csa-line'],
  ])('%j is refused at %i:%i', (text, line, column, code) => {
    expect(problemOf(csa(text))).toMatchObject({ line, column, code });
  });
});
