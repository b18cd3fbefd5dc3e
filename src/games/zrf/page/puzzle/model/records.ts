import { hashText } from '#core';
import { stationOf } from '../../course/course.ts';
import { recordOf } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';

/** Key for storing results; puzzles with a custom start position have separate keys. */
export function keyAt({ file, match, origin }: PuzzlePlayModel): string {
  const key = `${file.id}/${origin.variant}`;
  const { start: startOption = 'usual' } = match.options;
  return startOption === 'usual' ? key : `${key}/${hashText(file.game.makeState(origin))}`;
}

/** Known minimum number of moves; undefined if unknown. */
export function fewestAt(model: PuzzlePlayModel, metric: PuzzleMetric): number | undefined {
  const { file, origin, match } = model;
  const isUsual = (match.options.start ?? 'usual') === 'usual';
  const isFirst = file.game.variants[0]?.key === origin.variant;
  const published = isUsual && isFirst ? stationOf(file.id)?.stop.fewest[metric] : undefined;
  return published ?? recordOf(keyAt(model)).fewest[metric];
}
