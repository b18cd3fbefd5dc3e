import { readFileSync } from 'node:fs';
import { readTreeText } from '#games/zrf/analysis/index.ts';
import {
  openRecord,
  positionNotationOf,
  readCsa,
  readerFor,
  readKif,
  readPgn,
} from '#games/zrf/notation/index.ts';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { keptWith } from '#games/zrf/voice/kept-record.ts';
import { must } from '#core';
import { KeptLines, parseKeptLines } from '#play/kept-lines.ts';
import type { Parsed } from '#core';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize } from '../reader.ts';
import type { Reader } from '../reader.ts';

const FILES = ['chess', 'shogi', 'xiangqi', 'international-draughts', 'russian-draughts'] as const;
const INCLUDED = ['common/draughts-boards.zrf', 'common/flying-kings.zrf'];

const games = memoize((): ReadonlyMap<string, ZrfGame> => {
  const read = (name: string): [string, Uint8Array] => [
    name,
    readFileSync(`content/rules/${name}`),
  ];
  const folder = folderOf(new Map([...FILES.map((name) => `${name}.zrf`), ...INCLUDED].map(read)));
  return new Map(FILES.map((name) => [name, must(openRules(folder, `${name}.zrf`, name).game)]));
});

function gameOf(name: (typeof FILES)[number]): ZrfGame {
  const game = games().get(name);
  if (game === undefined) throw new RangeError(`no game ${name}`);
  return game;
}

/** True if a text was read. Every refusal has a place. */
function isRead(read: Parsed<unknown>): boolean {
  if (isAccepted(read)) return true;
  const [problem] = read.problems;
  if (problem?.line === undefined || problem.column === undefined) {
    throw new RangeError(`a refusal without a place: ${problem?.message ?? ''}`);
  }
  return false;
}

const POSITIONS: Readonly<Record<(typeof FILES)[number], readonly string[]>> = {
  chess: [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1pp1P3/2N2Q1p/PPPBBPPP/R3K2R b Kq e3 12 34',
  ],
  shogi: [
    'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124',
  ],
  xiangqi: ['rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'],
  'international-draughts': ['W:W31-50:B1-20', 'B:W18,24,27,K10,K15:B12,K22-K25.'],
  'russian-draughts': ['W:Wc3,e3,Kh8:Bb6,Ka5'],
};

const KIF = `手合割：平手
先手：A
   1 ７六歩(77)   ( 0:16/00:00:16)
*comment
   2 ３四歩(33)
   3 ２二角成(88)
   4 同 銀(31)
   5 ５五角打
   6 投了
変化：3手
   3 ２六歩(27)
`;
const DIAGRAM = `後手の持駒：飛二 歩十八
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n'.repeat(7)}| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
後手番
先手の持駒：金
   1 ５二飛打
`;
const CSA = `V2.2
N+A
PI82HI
-
-7162GI,T3
+7776FU
%TORYO
/
P1 *  *  *  * -OU *  *  *  * 
P+59OU00KI
P-00AL
+
+0052KI
`;
const ANALYSIS = `{"version":1,"comment":"Drills","turns":[[0,["Pawn 7g - 7f"],[1]],[1,["Pawn 3c - 3d"],[],"","good"],[0,["Pawn 2g - 2f"]]]}`;
const PGN = `[Event "Club \\"A\\""]
[Result "1-0"]

1. e4 e5 $1 {a comment (with a bracket)} 2. Nf3 (2. f4 exf4 (2... d5?! 3. exd5) 3. Bc4) 2... Nc6
3. Bb5 a6 ; to the end of the line
4. O-O Nf6 5. Re1 1-0

[SetUp "1"]
[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]

1. a8=Q *
`;
const PDN = `[White "A"]
[FEN "W:W43,32:B39,29"]

1. 43x23 {comment} (1. 43x34x23 $1) 1... 0-2

[Result "*"]

1. 32-28 19-23 2. 28x19 14x23 *
`;

const COMMANDS = [
  'position startpos moves 7g7f 3c3d 8h2b+\nstartpos moves 2g2f\n',
  `sfen ${POSITIONS.shogi[1] ?? ''} moves S*4b`,
];

/** Reads a position, and starts a game from it. */
function positionReader(name: (typeof FILES)[number]): Reader {
  return {
    name: `position of ${name}`,
    samples: () => POSITIONS[name],
    mutate: mutateText,
    read: (text) => {
      const game = gameOf(name);
      const variant = game.options.variant.default;
      const { rules } = game.playOf(variant);
      const read = positionNotationOf(rules).parse(rules, variant, text);
      if (!isRead(read) || !read.ok) return false;
      game.turn(game.start({ variant, start: read.value }, ''));
      return true;
    },
  };
}

/** Reads the games of a file. */
function gamesReader(name: string, id: (typeof FILES)[number], sample: string): Reader {
  return {
    name,
    samples: () => [sample],
    mutate: mutateText,
    read: (text) => isRead(readPgn(gameOf(id), text, readerFor(gameOf(id)))),
  };
}

const KEPT = `{"tags":[["White","A"]],"result":"1-0","end":"0"}
{"version":1,"comment":"c","turns":[[0,["7g - 7f"],[1],"before","after"],[0,["2g - 2f"]],[1,["3c - 3d"]]]}`;

/** Positions and files of games other than chess. */
export const NOTATION: readonly Reader[] = [
  ...FILES.map(positionReader),
  {
    name: 'KIF',
    samples: () => [KIF, DIAGRAM],
    mutate: mutateText,
    read: (text) => isRead(readKif(gameOf('shogi'), text, readerFor(gameOf('shogi')))),
  },
  {
    name: 'CSA',
    samples: () => [CSA],
    mutate: mutateText,
    read: (text) => isRead(readCsa(gameOf('shogi'), text, readerFor(gameOf('shogi')))),
  },
  {
    name: 'analysis',
    samples: () => [ANALYSIS],
    mutate: mutateText,
    read: (text) => {
      const game = gameOf('shogi');
      const start = game.start({ variant: game.options.variant.default }, '');
      return readTreeText(game, start, text).next.length > 0;
    },
  },
  {
    name: 'kept lines',
    samples: () => ['[[0,"3"],[1,"6"],[1,"5"],[0,"1"]]'],
    mutate: mutateText,
    read: (text) => parseKeptLines(text).lines.length > 0,
  },
  {
    name: 'record and analysis kept with a game',
    samples: () => [KEPT],
    mutate: mutateText,
    read: (text) => {
      const game = gameOf('shogi');
      const [record = '', analysis = ''] = text.split('\n');
      const start = game.start({ variant: game.options.variant.default }, '');
      const kept = keptWith(game, start, { lines: new KeptLines(), record, analysis });
      return kept.tags.size > 0 || kept.next.length > 0;
    },
  },
  {
    name: 'lines for engines',
    samples: () => COMMANDS,
    mutate: mutateText,
    read: (text) => isRead(openRecord(gameOf('shogi'), text, readerFor(gameOf('shogi')))),
  },
  gamesReader('PGN', 'chess', PGN),
  gamesReader('PDN', 'international-draughts', PDN),
];
