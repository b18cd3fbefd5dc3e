import { describe, expect, it } from 'vitest';
import { numberedParticipants } from '#voice/participants.ts';
import { describeCell } from '#games/zrf/voice/describe.ts';
import { describeStep } from '#games/zrf/voice/describe-step.ts';
import { displayedType } from '#games/zrf/voice/kinds.ts';
import { openText } from '../rules/support/table.ts';
import { at, ownGame, ownMatch, ownRules } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

describe('helper pieces', () => {
  it('have the names of the pieces players see in them', () => {
    const match = ownMatch('hex', ['Red Stone a1 = Chain']);
    const glossary = glossaryIn(match.game, match.state.variant, 'en');
    const participants = numberedParticipants(2, glossary.say);
    expect(describeStep(glossary, match.stateAt(0), match.eventsAt(0), participants)).toBe(
      'Red: Stone a1.',
    );
    const place = at(match.game.rulesOf(match.state), 'a1');
    expect(describeCell(glossary, match.state.cells[place] ?? 0, place)).toBe('a1: Stone, Red');
  });

  it('do not begin turns or have notation', () => {
    for (const id of ['chess', 'english-draughts', 'shogi', 'royal-game-of-ur']) {
      const rules = ownRules(id);
      const types = [...rules.pieces.keys()];
      expect(types.map((type) => displayedType(rules, type))).toEqual(types);
    }
  });

  it('are left out of descriptions unless they have pictures', () => {
    const textOf = (image: string) => `(game (title "Flags") (players White Black)
      (turn-order White Black) (option "helper pieces" "Flag")
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
      (board-setup (White (Man a) (Flag b)))
      (piece (name Man) (moves (e add))) (piece (name Flag) ${image}))`;
    const descriptions = ['', '(image White "flag.svg")'].map((image) => {
      const game = openText(textOf(image));
      const variant = game.variants[0]?.key ?? '';
      const match = game.start({ variant, start: 'usual' }, 'seed');
      return describeCell(glossaryIn(game, variant, 'en'), match.cells[1] ?? 0, 1);
    });
    expect(descriptions).toEqual(['b: empty', 'b: Flag, White']);
  });
});

it.each([
  ['en', 'home'],
  ['ru', 'дом'],
] as const)('men that finish the race are named as home in %s, on any place', (language, home) => {
  const game = ownGame('royal-game-of-ur');
  const glossary = glossaryIn(game, game.variants[0]?.key ?? '', language);
  const name = (position: string) => glossary.position(at(glossary.rules, position));
  expect(['l7', 'k1', 'a7', 'd1'].map(name)).toEqual([home, home, 'a7', 'd1']);
});
