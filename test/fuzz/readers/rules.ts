import { readdirSync, readFileSync } from 'node:fs';
import { Match, below, hashText, makeStream, must, pick, randomOptions } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { OpenedRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { makePosition, makePositionLine } from '#games/zrf/rules/text/position-text.ts';
import { parsePosition } from '#games/zrf/rules/text/position-text.ts';
import { parseZsg } from '#games/zrf/rules/zsg/parse-zsg.ts';
import { replayZsg } from '#games/zrf/rules/zsg/replay-zsg.ts';
import { parseBoard } from '#games/kalah/rules/text.ts';
import { findGames, parseNames, readTitle } from '#games/zrf/voice/find-games.ts';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import {
  isPuzzle,
  parseDraft,
  parseTrail,
  problemsOf,
  puzzleOf,
  readVariant,
} from '#games/zrf/puzzles/index.ts';
import { writeRules } from '#games/zrf/puzzles/index.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { openTuned, tuningText } from '#test/games/zrf/rules/tuning/tunings.ts';
import { inFolder } from '../in-folder.ts';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize, sayAll } from '../reader.ts';
import type { Reader } from '../reader.ts';

const FOLDERS = [
  ...['content/rules', 'content/puzzles', 'test/cases/zrf/meaning', 'test/cases/zrf/play'],
  ...['test/cases/zrf/old-manner', 'test/cases/zrf/constructs'],
];
/** Files that compile quickly are chosen more often. */
const SMALL = 5000;
const STEPS = 12;

function filesIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder).filter((name) => ending.test(name));
  return names.sort().map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

const sources = memoize(() => {
  const all = FOLDERS.flatMap((folder) => filesIn(folder, /\.zrf$/));
  const small = all.filter(({ length }) => length < SMALL);
  return [...small, ...small, ...all];
});

const encode = (text: string) => new TextEncoder().encode(text);

/** Files included by others. */
const included = memoize(() => {
  const names = [
    'rules/common/draughts-boards',
    'rules/common/flying-kings',
    'puzzles/common/blocks',
  ];
  return names.map((name): [string, Uint8Array] => [
    `${name.replace(/^[^/]+\//, '')}.zrf`,
    readFileSync(`content/${name}.zrf`),
  ]);
});

function openText(text: string): OpenedRules {
  const files = new Map([...included(), ['a.zrf', encode(text)]]);
  return openRules(folderOf(files), 'a.zrf', 'a');
}

/** Plays a few random moves to run the compiled code. */
function playOn(game: ZrfGame, variant: string, seed: string, steps: number): ZrfState[] {
  const random = makeStream(seed, 'player');
  const states = [game.start({ variant }, seed)];
  for (let step = 0; step < steps; step += 1) {
    const state = states.at(-1) as ZrfState;
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const actions =
      turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
    states.push(game.apply(state, pick(random, actions)).state);
  }
  return states;
}

/** Opens rules, formats their problems, and plays a few moves if possible. */
function readRules(text: string): boolean {
  const { game, diagnoses } = openText(text);
  sayAll(diagnoses);
  if (!isAccepted(game)) return false;
  const seed = hashText(text);
  const { key } = pick(makeStream(seed, 'variant'), game.value.variants);
  const state = playOn(game.value, key, seed, STEPS).at(-1) as ZrfState;
  must(game.value.parseState(game.value.makeState(state)));
  const play = game.value.playOf(key);
  if (isPuzzle(play)) {
    puzzleOf(play.rules, state.cells);
    isAccepted(readVariant(game.value, key));
  }
  return true;
}

const GAMES = [
  ...['rules/chess', 'rules/tic-tac-toe', 'rules/russian-draughts', 'rules/royal-game-of-ur'],
  ...[
    'rules/shogi',
    'rules/fox-and-geese',
    'rules/hex',
    'puzzles/century',
    'rules/nine-mens-morris',
  ],
];

interface Table {
  readonly game: ZrfGame;
  readonly variant: string;
  readonly glossary: Glossary;
  readonly states: readonly ZrfState[];
}

/** Games with sample positions, for typed moves and position texts. */
const tables = memoize(() =>
  GAMES.map((name): Table => {
    const { folder, main } = must(openFile(`content/${name}.zrf`));
    const game = must(openRules(folder, main, 'a').game);
    const variant = game.options.variant.default;
    const say = (id: string) => id;
    const glossary = new Glossary({ game, variant, messages: undefined, say });
    return { game, variant, glossary, states: playOn(game, variant, name, 30) };
  }),
);

/** Splits an input into its game and position, given by number, and the text to parse. */
function positionFor(input: string): Table & { readonly state: ZrfState; readonly text: string } {
  const [, game = '', at = '', text = input] = /^(\d{1,6}) (\d{1,6}) ([^]*)$/.exec(input) ?? [];
  const table = tables()[Number(game) % tables().length] as Table;
  return { ...table, state: table.states[Number(at) % table.states.length] as ZrfState, text };
}

/** Legal moves in the sample positions. */
const moves = memoize(() =>
  tables().flatMap(({ game, states }, number) =>
    states.flatMap((state, at) => {
      const turn = game.turn(state);
      const actions = turn.kind === 'decide' ? turn.actions.slice(0, 20) : [];
      return actions.map((action) => `${number} ${at} ${game.makeAction(state, action)}`);
    }),
  ),
);

/** The same moves as people write them: only the squares. */
const typed = memoize(() => {
  const squares = new Set(
    tables().flatMap(({ game, variant }) =>
      game.playOf(variant).rules.board.positions.map(({ name }) => name),
    ),
  );
  const short = moves().map((move) => {
    const [number = '', at = '', ...words] = move.split(' ');
    return `${number} ${at} ${words.filter((word) => squares.has(word)).join('-')}`;
  });
  return [...moves(), ...short];
});

function readTyped(input: string): boolean {
  const { glossary, state, text } = positionFor(input);
  const read = readMove(glossary, state, text);
  if (read.kind === 'refused') sayAll([read.problem]);
  return read.kind !== 'refused';
}

function readAction(input: string): boolean {
  const { game, state, text } = positionFor(input);
  return isAccepted(game.parseAction(state, text));
}

const positions = memoize(() =>
  tables().flatMap(({ game, states }) =>
    states.flatMap((state) => [
      makePosition(game.rulesOf(state), state),
      makePositionLine(game.rulesOf(state), state),
    ]),
  ),
);

function readPosition(input: string): boolean {
  const read = tables().map(({ game, variant }) => {
    const position = parsePosition(game.playOf(variant), variant, input);
    if (!position.ok) return false;
    must(game.parseState(game.makeState(position.value)));
    game.turn(position.value);
    return true;
  });
  if (!read.includes(true)) {
    const { game, variant } = tables()[0] as Table;
    isAccepted(parsePosition(game.playOf(variant), variant, input));
  }
  return read.includes(true);
}

const states = memoize(() =>
  tables().flatMap(({ game, states: all }) => all.map((state) => game.makeState(state))),
);

function readState(input: string): boolean {
  return tables().some(({ game }) => {
    const read = game.parseState(input);
    if (read.ok) game.turn(read.value);
    return isAccepted(read);
  });
}

/** Saved games of the original program, with their games. */
const zsgs = memoize(() => filesIn('test/frozen/0.1.0/zsg', /\.zsg$/));
const zsgGames = memoize(
  () =>
    new Map(
      zsgs().flatMap((text): [string, ZrfGame][] => {
        const name = /RulesFile=(\S+)/.exec(text)?.[1] ?? '';
        const files = ['rules', 'puzzles'].map((folder) => openFile(`content/${folder}/${name}`));
        return files.flatMap((file) =>
          file.ok ? [[name, must(openRules(file.value.folder, file.value.main, 'a').game)]] : [],
        );
      }),
    ),
);

function readZsg(input: string): boolean {
  const zsg = parseZsg(input, 'a.zsg');
  if (!isAccepted(zsg)) return false;
  const name = /RulesFile=(\S+)/.exec(input)?.[1] ?? '';
  const game = zsgGames().get(name) ?? (tables()[0] as Table).game;
  return isAccepted(replayZsg(game, zsg.value));
}

/** Positions of random games, with all kinds of options. */
const kalahStates = memoize(() =>
  Array.from({ length: 30 }, (_, index) => {
    const random = makeStream(`kalah ${index}`, 'start');
    const match = new Match(kalah, randomOptions(kalah.options, random), 'a');
    for (let move = below(random, 30); move > 0 && match.turn.kind === 'decide'; move -= 1)
      match.play(pick(random, match.turn.actions));
    return kalah.makeState(match.state);
  }),
);

function readKalah(input: string): boolean {
  const state = kalah.parseState(input);
  const isBoard = isAccepted(parseBoard(input));
  if (state.ok) {
    kalah.turn(state.value);
    kalah.parseAction(state.value, input);
  }
  return isAccepted(state) || isBoard;
}

const words = memoize(() => [
  ...filesIn('content/rules/ru', /\.ftl$/),
  ...filesIn('content/puzzles/ru', /\.ftl$/).slice(0, 5),
]);

/** Reads translations next to a user's rules file, and formats all their messages. */
function readWords(input: string): boolean {
  return inFolder({ 'a.zrf': '(game (title "A"))', 'ru/a.ftl': input }, (folder) => {
    const library = new RulesLibrary([{ folder, isOwn: false }]);
    library.list('ru');
    const messages = library.words('a', 'ru');
    if (messages === undefined) return false;
    for (const { game, variant } of tables().slice(0, 3)) {
      const glossary = new Glossary({ game, variant, messages, say: (id) => messages.say(id) });
      const { pieces, players } = glossary.rules;
      pieces.forEach((_, type) => glossary.piece(type));
      players.forEach((_, player) => glossary.player(player));
      glossary.variant(variant);
    }
    return messages.has('title') && readTitle(input) !== undefined;
  });
}

const drawings = memoize(() => [
  'aab.\n#cc.\n',
  'a a b .\n# c1 c1 .\n',
  'title A Puzzle\nauthor me\ndescription one \\n two\naab.\n#cc.\ngoal a c1 d2\ngoal b a1\n',
  `title Century\n${['abbc', 'abbd', 'e..f', 'gghh', 'ijkl'].join('\n')}\ngoal b b1\n`,
]);

function readDrawing(input: string): boolean {
  const draft = parseDraft(input);
  if (!isAccepted(draft)) return false;
  const problems = problemsOf(draft.value);
  sayAll(problems);
  if (problems.length === 0) readRules(writeRules(draft.value));
  return true;
}

/** Opens rules with a tuning beside them, and evaluates a position by it. */
function readTuning(input: string): boolean {
  const { game, diagnoses } = openTuned(input);
  sayAll(diagnoses);
  const opened = must(game);
  const { key } = opened.variants[0] as ZrfGame['variants'][number];
  opened.evaluate?.(opened.start({ variant: key }, 'a'));
  return diagnoses.length === 0;
}

export const RULES: readonly Reader[] = [
  { name: 'rules files', weight: 2, samples: sources, mutate: mutateText, read: readRules },
  { name: 'tunings', samples: () => [tuningText()], mutate: mutateText, read: readTuning },
  { name: 'positions', weight: 2, samples: positions, mutate: mutateText, read: readPosition },
  { name: 'states in transcripts', samples: states, mutate: mutateText, read: readState },
  { name: 'typed moves', weight: 2, samples: typed, mutate: mutateText, read: readTyped },
  { name: 'moves in transcripts', samples: moves, mutate: mutateText, read: readAction },
  { name: '.zsg', weight: 0.5, samples: zsgs, mutate: mutateText, read: readZsg },
  { name: 'positions of Kalah', samples: kalahStates, mutate: mutateText, read: readKalah },
  {
    name: 'translations of rules',
    weight: 0.7,
    samples: words,
    mutate: mutateText,
    read: readWords,
  },
  { name: 'drawings of puzzles', samples: drawings, mutate: mutateText, read: readDrawing },
  {
    name: 'paths through puzzles',
    weight: 0.4,
    samples: () => filesIn('content/puzzles', /^path/),
    mutate: mutateText,
    read: (text) => {
      const stops = parseTrail(text);
      const isWhole = stops.every(({ fewest }) => Object.values(fewest).every(Number.isInteger));
      if (!isWhole) throw new Error('a puzzle solution has a fractional number of moves');
      return stops.length > 0;
    },
  },
  {
    name: 'names of games',
    weight: 0.4,
    samples: () => ['content/rules', 'content/puzzles'].flatMap((one) => filesIn(one, /^names/)),
    mutate: mutateText,
    read: (text) => {
      const named = [...parseNames(text)].map(([id, names]) => ({ id, title: id, names }));
      findGames(named, text.slice(0, 40));
      return named.length > 0;
    },
  },
];
