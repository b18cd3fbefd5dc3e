import './library-marks.css';
import { describeBest, describeShortest } from '../../voice/describe-puzzle.ts';
import { say } from '#web/language/language.ts';
import { COURSE, countSolved, standingOf, stationOf } from './course.ts';
import { Difficulty } from './difficulty.tsx';
import { puzzleSettings } from '../settings/sections.ts';

/** Progress along the puzzle trail. */
export function CourseProgress() {
  const solved = countSolved(puzzleSettings.value.metric);
  const of = COURSE.length;
  return (
    <p class="course-progress">
      <span class="course-line" aria-hidden="true">
        <span style={{ inlineSize: `${(solved / of) * 100}%` }} />
      </span>
      {say('puzzle-progress-path', { solved, of })}
    </p>
  );
}

/** A puzzle's place on the trail and your result; nothing for other games. */
export function PuzzleMark({ id }: { readonly id: string }) {
  const { metric } = puzzleSettings.value;
  const station = stationOf(id);
  const standing = standingOf(id, metric);
  if (station === undefined && standing === undefined) return null;
  return (
    <span class="tile-puzzle">
      {station === undefined ? null : (
        <>
          <span class="tile-number">{station.number}</span>
          <Difficulty difficulty={station.stop.difficulty} />
        </>
      )}
      {standing === undefined ? null : (
        <span class={`tile-solved${standing.isShortest ? ' is-shortest' : ''}`}>
          <span aria-hidden="true">{standing.isShortest ? '★' : '✓'}</span>
          <span class="unseen">
            {(standing.isShortest ? describeShortest : describeBest)(metric, standing.best, say)}
          </span>
          <span aria-hidden="true">{standing.best}</span>
        </span>
      )}
    </span>
  );
}
