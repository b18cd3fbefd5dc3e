import { expect, test } from 'vitest';
import { numberedParticipants, participantsOf } from '#voice/participants.ts';
import { translateTurns, roundsOf } from '#voice/turns.ts';
import { describeTurn } from '#games/zrf/voice/describe.ts';
import { describeStep } from '#games/zrf/voice/describe-step.ts';
import { Notation } from '#games/zrf/voice/notation.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import type { ZrfMatch } from '#games/zrf/page/game/match.ts';
import { ownMatch } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

function turnsOf(match: ZrfMatch) {
  return new Notation(match.game).notate(match.stateAt(0), match.log);
}

function texts(id: string, moves: readonly string[]): string[][] {
  const match = ownMatch(id, moves);
  const rounds = roundsOf(turnsOf(match));
  return rounds.map((round) => round.map(({ text }) => text));
}

test('chess moves use its notation, by round', () => {
  const moves = ['e2e4', 'd7d5', 'e4d5', 'g8f6', 'f1b5', 'c7c6', 'g1f3', 'c6b5', 'e1g1'];
  expect(texts('chess', moves)).toEqual([
    ['e4', 'd5'],
    ['exd5', 'Nf6'],
    ['Bb5+', 'c6'],
    ['Nf3', 'cxb5'],
    ['O-O'],
  ]);
});

test('drops have no origin, and promotions show the new piece', () => {
  expect(texts('reversi', ['e6', 'f6'])).toEqual([['e6', 'f6']]);
  const moves = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6', 'b7a8=Queen'];
  expect(texts('chess', moves).at(-1)).toEqual(['bxa8=Q']);
});

test.each([
  ['en', 'White: Disc f6; flipped: e5.'],
  ['ru', 'Белые: Фишка f6; перевёрнуто: e5.'],
] as const)(
  "pieces that join the mover's side are described as turned in %s",
  (language, description) => {
    const match = ownMatch('reversi', ['e6', 'f6']);
    const glossary = glossaryIn(match.game, match.state.variant, language);
    const participants = numberedParticipants(2, glossary.say);
    expect(describeStep(glossary, match.stateAt(1), match.eventsAt(1), participants)).toBe(
      description,
    );
  },
);

test('a block is named by its letter', () => {
  expect(texts('century', ['b3c3'])).toEqual([['Fb3-c3']]);
});

test('a pushed piece does not count as captured', () => {
  expect(texts('sokoban', ['b7c7', 'c7c6'])).toEqual([['Worker b7-c7'], ['Worker c7-c6']]);
});

test('jumps of one turn are written by their ends', () => {
  const match = ownMatch('english-draughts');
  const { game } = match;
  for (let steps = 0; steps < 400 && match.turn.kind === 'decide'; steps++) {
    const [action] = match.turn.actions;
    if (action !== undefined) match.play(action);
    if (match.state.chainAt >= 0) break;
  }
  expect(match.state.chainAt).toBeGreaterThanOrEqual(0);
  const [next] = match.turn.kind === 'decide' ? match.turn.actions : [];
  if (next !== undefined) match.play(next);
  const last = turnsOf(match).at(-1);
  expect(last?.text).toMatch(/^\d+x\d+$/);
  expect(last?.count).toBe(2);
  expect(game.id).toBe('english-draughts');
});

test('notation is cached, and discarded after a different move', () => {
  const match = ownMatch('chess', ['e2e4', 'e7e5', 'g1f3']);
  const notation = new Notation(match.game);
  const start = match.stateAt(0);
  const texts = () => notation.notate(start, match.log).map(({ text }) => text);
  expect(texts()).toEqual(['e4', 'e5', 'Nf3']);
  match.undo();
  const moves = match.turn.kind === 'decide' ? match.turn.actions : [];
  const bishop = moves.find((action) =>
    match.game.makeAction(match.state, action).includes('f1 - c4'),
  );
  if (bishop !== undefined) match.play(bishop);
  expect(texts()).toEqual(['e4', 'e5', 'Bc4']);
});

test('check and mate have signs', () => {
  const mate = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7'];
  expect(texts('chess', mate).at(-1)).toEqual(['Qxf7#']);
  expect(texts('chess', ['e2e4', 'd7d5', 'f1b5']).at(-1)).toEqual(['Bb5+']);
});

test('a joined stone does not move, and its new type has no sign', () => {
  const match = ownMatch('hex', ['a2', 'c7', 'a3', 'd7', 'partial 4 Red Stone a1 = Chain'], 1);
  while (match.state.chainAt >= 0 && match.turn.kind === 'decide') {
    const [only] = match.turn.actions;
    if (only !== undefined) match.play(only);
  }
  expect(turnsOf(match).map(({ text, count }) => [text, count])).toEqual([
    ['a2', 1],
    ['c7', 1],
    ['a3', 1],
    ['d7', 1],
    ['a1', 3],
  ]);
  const glossary = glossaryIn(match.game, match.state.variant, 'en');
  const events = [4, 5, 6].flatMap((at) => match.eventsAt(at));
  const participants = numberedParticipants(2, glossary.say);
  const description = describeStep(glossary, match.stateAt(4), events, participants);
  expect(description).toBe('Red: Stone a1.');
});

test('a swap is offered to a person, not to a bot', () => {
  const match = ownMatch('hex', ['c4']);
  const glossary = glossaryIn(match.game, match.state.variant, 'en');
  const person = { kind: 'person' } as const;
  const bot = { kind: 'bot', strength: 2 } as const;
  for (const [seats, offer] of [
    [[person, person], true],
    [[bot, person], true],
    [[person, bot], false],
    [[bot, bot], false],
  ] as const) {
    const participants = participantsOf({ seats: [...seats] }, glossary.say);
    expect(/swap/i.test(describeTurn(glossary, match.state, participants))).toBe(offer);
  }
});

test.each([
  ['c4', 'Blue Stone d3 x c4', 'd3'],
  ['d4', 'Blue Stone d4', 'd4'],
])('a swap in answer to %s is notated as a swap', (stone, swap, at) => {
  const match = ownMatch('hex', [stone, swap]);
  const turns = turnsOf(match);
  expect(turns.at(-1)).toMatchObject({ text: 'swap', word: 'zrf-record-swap' });
  for (const [language, word] of [
    ['en', `Blue took over the first piece: Stone ${at}.`],
    ['ru', `Синие: обмен, первый ход соперника забран (Камень ${at}).`],
  ] as const) {
    const glossary = glossaryIn(match.game, match.state.variant, language);
    const participants = numberedParticipants(2, glossary.say);
    const description = describeStep(glossary, match.stateAt(1), match.eventsAt(1), participants);
    expect(description).toBe(word);
    const shown = translateTurns(turns, glossary.say).at(-1)?.text ?? '';
    expect(shown).toBe(language === 'en' ? 'swap' : 'обмен');
    const read = readMove(glossary, match.stateAt(1), shown);
    expect(read).toEqual({
      kind: 'play',
      actions: [match.game.makeAction(match.stateAt(1), match.log[1]?.action ?? { record: [] })],
    });
    expect(describeTurn(glossary, match.stateAt(1), participants)).toContain(
      language === 'en' ? 'Swap allowed' : 'Обмен: можно',
    );
    expect(describeTurn(glossary, match.state, participants)).not.toMatch(/swap|обмен/i);
  }
});
