import { hashText } from '../../../../core/index.ts';
import { stationOf } from '../../../rules/course/course.ts';
import { recordOf } from '../../../storage/puzzle-records.ts';
import type { PuzzleMetric } from '../../../storage/puzzle-settings.ts';
import type { PuzzleTable } from '../game/table.ts';

/** The name under which results are kept; a puzzle may begin with a position of its own. */
export function keyAt({ file, match, origin }: PuzzleTable): string {
  const key = `${file.id}/${origin.variant}`;
  const { start: given = 'usual' } = match.options;
  return given === 'usual' ? key : `${key}/${hashText(file.game.makeState(origin))}`;
}

/** The fewest moves that the puzzle on a table is known to need; undefined while nobody knows. */
export function fewestAt(table: PuzzleTable, metric: PuzzleMetric): number | undefined {
  const { file, origin, match } = table;
  const isUsual = (match.options.start ?? 'usual') === 'usual';
  const isFirst = file.game.variants[0]?.key === origin.variant;
  const known = isUsual && isFirst ? stationOf(file.id)?.stop.fewest[metric] : undefined;
  return known ?? recordOf(keyAt(table)).fewest[metric];
}
