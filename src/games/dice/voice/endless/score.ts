import { SCORE_FACTORS, SCORE_PARTS, scoreOf } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import type { DiceWords } from '../words.ts';

/**
 * The score of a finished scene of free play, with its parts and the factors other than 1; empty for
 * other scenes.
 */
export function describeScore(scene: DiceState, { say, messages }: DiceWords): readonly string[] {
  const score = scoreOf(scene);
  if (score === undefined) return [];
  const { total, parts, factors } = score;
  const named = SCORE_PARTS.filter((part) => parts[part] > 0).map((part) =>
    say(`dice-score-${part}`, { points: parts[part] }),
  );
  const { level, options } = scene.world;
  const difficulty = say(`dice-option-difficulty-${options.difficulty}`);
  const scaled = SCORE_FACTORS.filter((name) => factors[name] !== 100).map((name) =>
    say(`dice-score-by-${name}`, { factor: factors[name] / 100, level, difficulty }),
  );
  return [
    say('dice-score', { total }),
    ...(named.length === 0 ? [] : [messages.list(named)]),
    ...(scaled.length === 0 ? [] : [say('dice-score-factors', { factors: messages.list(scaled) })]),
  ];
}
