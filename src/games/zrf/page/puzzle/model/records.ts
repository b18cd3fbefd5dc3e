import { hashText } from '#core';
import { stationOf } from '../../course/course.ts';
import { recordOf } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';

/** The name under which results are kept; a puzzle may begin with a position of its own. */
export function keyAt({ file, match, origin }: PuzzlePlayModel): string {
  const key = `${file.id}/${origin.variant}`;
  const { start: given = 'usual' } = match.options;
  return given === 'usual' ? key : `${key}/${hashText(file.game.makeState(origin))}`;
}

/** The fewest moves that a puzzle is known to need; undefined while nobody knows. */
export function fewestAt(model: PuzzlePlayModel, metric: PuzzleMetric): number | undefined {
  const { file, origin, match } = model;
  const isUsual = (match.options.start ?? 'usual') === 'usual';
  const isFirst = file.game.variants[0]?.key === origin.variant;
  const known = isUsual && isFirst ? stationOf(file.id)?.stop.fewest[metric] : undefined;
  return known ?? recordOf(keyAt(model)).fewest[metric];
}
