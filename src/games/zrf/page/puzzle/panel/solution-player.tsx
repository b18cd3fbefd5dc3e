import { say } from '#web/language/language.ts';
import { PUZZLE_PACES } from '../../settings/puzzle-settings.ts';
import { StepButton } from '#web/board/review/step-button.tsx';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import type { Solution } from '../model/solution.ts';
import { puzzleSettings } from '../../settings/sections.ts';

interface SolutionPlayerProps {
  readonly puzzle: PuzzlePageModel;
  readonly solution: Solution;
}

/** Plays a solution move by move; the game itself is unchanged. */
export function SolutionPlayer({ puzzle, solution }: SolutionPlayerProps) {
  const at = solution.at.value;
  const of = solution.moves.length;
  const isPlaying = solution.isPlaying.value;
  const { pace } = puzzleSettings.value;
  return (
    <section class="solution" aria-label={say('puzzle-solution')}>
      <p class="solution-at" role="status">
        {say('puzzle-solution-at', { at, of })}
      </p>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={say('puzzle-solution-place')}
        onInput={(event) => solution.go(Number(event.currentTarget.value))}
      />
      <div class="solution-row">
        <StepButton
          icon="first"
          name="web-review-first"
          off={at === 0}
          onClick={() => solution.go(0)}
        />
        <StepButton
          icon="back"
          name="web-review-back"
          off={at === 0}
          onClick={() => solution.go(at - 1)}
        />
        <StepButton
          icon={isPlaying ? 'pause' : 'play'}
          name={isPlaying ? 'web-review-pause' : 'web-review-play'}
          off={of === 0}
          onClick={() => solution.toggle()}
        />
        <StepButton
          icon="next"
          name="web-review-next"
          off={at === of}
          onClick={() => solution.go(at + 1)}
        />
        <label class="solution-pace">
          <span class="unseen">{say('web-pace')}</span>
          <select
            value={pace}
            onChange={(event) => {
              const selected = event.currentTarget.value;
              const chosen = PUZZLE_PACES.find((one) => one === selected);
              if (chosen !== undefined) puzzleSettings.change({ pace: chosen });
            }}
          >
            {PUZZLE_PACES.map((one) => (
              <option key={one} value={one}>
                {say(`puzzle-pace-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="primary solution-stop"
          onClick={() => puzzle.solver.closeSolution()}
        >
          {say('puzzle-solution-stop')}
        </button>
      </div>
    </section>
  );
}
