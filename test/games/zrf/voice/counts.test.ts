import { expect, test } from 'vitest';
import { describeCount, emblemOf } from '#games/zrf/voice/counts.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { ownMatch } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

/** Each player's emblem and count text. */
function platesOf(id: string, language: string, moves: readonly string[] = []): string[] {
  const match = ownMatch(id, moves);
  const glossary = glossaryIn(match.game, match.state.variant, language);
  const { seats, rules } = match.game.playOf(match.state.variant);
  return seats.map((player) => {
    const emblem = rules.pieces[emblemOf(glossary, player)]?.name ?? '';
    return [emblem, describeCount(glossary, match.state, player)].join(': ');
  });
}

/** The same plate for both sides. */
const both = (plate: string) => [plate, plate];
const four = (plate: string) => [plate, plate, plate, plate];

/** Plates of every built-in game at its start. */
const PLATES: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  alquerque: [both('Man: 12 men'), both('Man: 12 фишек')],
  'brazilian-draughts': [both('Man: 12 pieces'), both('Man: 12 шашек')],
  breakthrough: [both('Man: 16 men'), both('Man: 16 фишек')],
  chess: [both('Pawn: 16 pieces'), both('Pawn: 16 фигур')],
  'connect-four': [both('Disc: '), both('Disc: ')],
  crossroads: [four('Walker: 10 walkers'), four('Walker: 10 пешеходов')],
  dobutsu: [both('Lion: '), both('Lion: ')],
  'english-draughts': [both('Man: 12 pieces'), both('Man: 12 шашек')],
  'fox-and-geese': [
    ['Goose: 13 geese', 'Fox: '],
    ['Goose: 13 гусей', 'Fox: '],
  ],
  gomoku: [both('Stone: '), both('Stone: ')],
  halma: [both('Man: 0 of 19 home'), both('Man: дошло 0 из 19')],
  'hasami-shogi': [both('Man: 9 men'), both('Man: 9 фишек')],
  hex: [both('Stone: '), both('Stone: ')],
  'international-draughts': [both('Man: 20 pieces'), both('Man: 20 шашек')],
  'los-alamos': [both('Pawn: 12 pieces'), both('Pawn: 12 фигур')],
  makruk: [both('Bia: 16 pieces'), both('Bia: 16 фигур')],
  'nine-mens-morris': [both('Man: 9 men'), both('Man: 9 фишек')],
  'peg-solitaire': [['Peg: 32 pegs'], ['Peg: 32 колышка']],
  reversi: [both('Disc: 2 discs'), both('Disc: 2 фишки')],
  'royal-game-of-ur': [both('Man: 0 of 7 home'), both('Man: дошло 0 из 7')],
  'russian-draughts': [both('Man: 12 pieces'), both('Man: 12 шашек')],
  shogi: [both('Pawn: '), both('Pawn: ')],
  sokoban: [['Worker: 2 crates to place'], ['Worker: 2 ящика не на месте']],
  'tic-tac-toe': [both('Mark: '), both('Mark: ')],
  xiangqi: [both('Soldier: 16 pieces'), both('Soldier: 16 фигур')],
};

const ids = builtInGames.flatMap(({ id, collection }) => (collection === 'rules' ? [id] : []));

test.each(ids)('%s: players have emblems and informative counts', (id) => {
  const [english = [], russian = []] = PLATES[id] ?? [];
  expect(platesOf(id, 'en')).toEqual(english);
  expect(platesOf(id, 'ru')).toEqual(russian);
});

test('counts follow captures, flips and pieces in hand', () => {
  expect(platesOf('chess', 'en', ['e2e4', 'd7d5', 'e4d5'])).toEqual([
    'Pawn: 16 pieces',
    'Pawn: 15 pieces',
  ]);
  expect(platesOf('reversi', 'ru', ['e6'])).toEqual(['Disc: 4 фишки', 'Disc: 1 фишка']);
  // Men in hand count if the rules count them.
  expect(platesOf('nine-mens-morris', 'en', ['a1', 'd7'])).toEqual(both('Man: 9 men'));
});
