import { SCORE_PARTS, scoreOf } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import type { DiceWords } from '../words.ts';

/** The score of a finished scene of free play with its parts and factors; empty for others. */
export function describeScore(scene: DiceState, { say, messages }: DiceWords): readonly string[] {
  const score = scoreOf(scene);
  if (score === undefined) return [];
  const { total, parts, factors } = score;
  const named = SCORE_PARTS.filter((part) => parts[part] > 0).map((part) =>
    say(`dice-score-${part}`, { points: parts[part] }),
  );
  const { level } = scene.world;
  const ofDifficulty = say(`dice-option-difficulty-${scene.world.options.difficulty}`);
  return [
    say('dice-score', { total }),
    ...(named.length === 0 ? [] : [say('dice-score-parts', { parts: messages.list(named) })]),
    say('dice-score-factors', {
      level,
      ofLevel: factors.level / 100,
      difficulty: ofDifficulty,
      ofDifficulty: factors.difficulty / 100,
      ofTwists: factors.twists / 100,
    }),
  ];
}
