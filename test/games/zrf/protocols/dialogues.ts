import type { ProtocolName } from '#games/zrf/protocols/index.ts';

/** A line sent to an engine, and patterns of all lines that it answers, thinking included. */
export type Exchange = readonly [say: string, ...answers: RegExp[]];

/** A dialogue with a name. Answers that report the progress of a search are left out. */
export interface Dialogue {
  readonly name: string;
  readonly protocol: ProtocolName;
  readonly game: string;
  readonly exchanges: readonly Exchange[];
}

const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1';
const STALEMATE = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';

export const DIALOGUES: readonly Dialogue[] = [
  {
    name: 'introduction, options and readiness of UCI',
    protocol: 'uci',
    game: 'los-alamos',
    exchanges: [
      [
        'uci',
        /^id name Turnwright/,
        /^id author /,
        /^option name Level type spin default 5 min 1 max 5$/,
        /^option name Threads type spin default 1 min 1 max 1$/,
        /^option name UCI_Variant type combo default los-alamos var los-alamos/,
        /^uciok$/,
      ],
      ['isready', /^readyok$/],
      ['setoption name Level value 2'],
      ['setoption name Level value 6', /^info string Option not set: name Level value 6$/],
      ['setoption name Level value', /^info string Option not set/],
      ['setoption name Threads value 1'],
      ['setoption name Threads value 8', /^info string Option not set/],
      ['setoption name UCI_Variant value losalamos'],
      ['setoption name UCI_Variant value atomic', /^info string Option not set/],
      ['debug on'],
      [''],
      ['  isready  ', /^readyok$/],
      ['xyzzy now', /^info string Unknown command: xyzzy now$/],
    ],
  },
  {
    name: 'a mate by UCI, and no move after it',
    protocol: 'uci',
    game: 'chess',
    exchanges: [
      [`position fen ${MATE_IN_ONE}`],
      ['go depth 3', /^bestmove a1a8$/],
      [`position fen ${MATE_IN_ONE} moves a1a8`],
      ['go movetime 100', /^bestmove \(none\)$/],
      [`position fen ${STALEMATE}`],
      ['go wtime 1000 btime 1000', /^bestmove \(none\)$/],
    ],
  },
  {
    name: 'castling, en passant and promotion by UCI',
    protocol: 'uci',
    game: 'chess',
    exchanges: [
      ['position startpos moves e2e4 a7a6 e4e5 d7d5 e5d6 e8d7'],
      ['position startpos moves g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8'],
      ['position startpos moves e1g1', /^info string Illegal move: e1g1$/],
      ['position fen 8/P6k/8/8/8/8/P7/K7 w - - 0 1 moves a7a8n h7g7'],
      ['position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8', /^info string Illegal move: a7a8$/],
    ],
  },
  {
    name: 'positions that cannot be read',
    protocol: 'uci',
    game: 'chess',
    exchanges: [
      ['position', /^info string Position not understood: $/],
      ['position fen', /^info string Position not understood/],
      ['position fen rnbqkbnr/8', /^info string Position not understood: .*8 rows/],
      ['position fen 9/8/8/8/8/8/8/8 w', /^info string Position not understood: 1:\d+: /],
      ['position sfen startpos', /^info string Position not understood/],
      ['isready', /^readyok$/],
    ],
  },
  {
    name: 'shogi by USI: drops, promotions, mate',
    protocol: 'usi',
    game: 'shogi',
    exchanges: [
      [
        'usi',
        /^id name/,
        /^id author/,
        /^option name Level/,
        /^option name Threads/,
        /^option name USI_Variant type combo default shogi var shogi var minishogi/,
        /^usiok$/,
      ],
      ['usinewgame'],
      ['position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e'],
      ['position startpos moves 7g7f 3c3d 8h2b 3a2b B*5e'],
      ['position startpos moves 1a1b', /^info string Illegal move: 1a1b$/],
      ['position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1'],
      ['go btime 1000 wtime 1000 byoyomi 100', /^bestmove resign$/],
      ['go mate 1000', /^checkmate notimplemented$/],
      ['gameover lose'],
    ],
  },
  {
    name: 'xiangqi by UCCI: times in seconds or milliseconds',
    protocol: 'ucci',
    game: 'xiangqi',
    exchanges: [
      [
        'ucci',
        /^id name/,
        /^id author/,
        /^option Level type spin/,
        /^option Threads type spin/,
        /^option variant type combo default xiangqi/,
        /^option usemillisec type check default false$/,
        /^ucciok$/,
      ],
      ['setoption usemillisec true'],
      ['setoption usemillisec maybe', /^info message Option not set: usemillisec maybe$/],
      ['setoption Level 1'],
      ['position startpos moves h2e2 h9g7'],
      ['position startpos moves h0e2', /^info message Illegal move: h0e2$/],
      ['position fen 4k4/9/9/9/9/9/9/9/4R4/3RKR3 b - - 0 1'],
      ['go time 1000 increment 0', /^nobestmove$/],
      ['quit', /^bye$/],
    ],
  },
  {
    name: 'a game by CECP',
    protocol: 'cecp',
    game: 'chess',
    exchanges: [
      ['xboard'],
      [
        'protover 2',
        /^feature ping=1 setboard=1 /,
        /^feature myname="Turnwright test" variants="normal,/,
        /^feature option="Level -spin 5 1 5" done=1$/,
      ],
      ['accepted ping'],
      ['new'],
      ['ping 7', /^pong 7$/],
      ['level 40 5 0'],
      ['level x', /^Error \(not a time\): x$/],
      ['st soon', /^Error \(not a time\): soon$/],
      ['force'],
      ['usermove e2e4'],
      ['usermove e2e4', /^Illegal move: e2e4$/],
      ['e7e5'],
      ['undo'],
      ['remove', /^Error \(no moves to take back\): 2$/],
      ['undo'],
      ['undo', /^Error \(no moves to take back\): 1$/],
      ['setboard nonsense', /^tellusererror Illegal position: /],
      [`setboard ${MATE_IN_ONE}`],
      ['nopost'],
      ['sd 2'],
      ['go', /^move a1a8$/, /^1-0 \{checkmate\}$/],
      ['usermove g8h8', /^Illegal move: g8h8$/],
      ['go', /^1-0 \{checkmate\}$/],
      ['variant xiangqi', /^Error \(unknown variant\): xiangqi$/],
      ['variant normal'],
      ['option Level=1'],
      ['option Level=9', /^Error \(option not set\): Level=9$/],
      ['time -50'],
      ['usermove e2e4'],
      ['playother'],
      ['usermove d7d5', /^move [a-h][1-8][a-h][1-8]$/],
      ['exit'],
      ['plugh', /^Error \(unknown command\): plugh$/],
    ],
  },
];
