import type { AnyGame, OptionValues } from '#core';
import { PERSON } from '#play';
import { dailyRun, describeDaily } from '#roguelike/daily.ts';
import { say } from '../language/language.ts';
import { today } from '../language/today.ts';
import type { NewGame } from '../board/game-page.ts';
import type { SavedGame } from '../storage/saves.ts';
import { savedDailies } from './daily.ts';

interface DailyButtonProps {
  readonly game: AnyGame;
  /** Options of daily runs. */
  readonly options: OptionValues;
  readonly class: string;
  readonly onStart: (run: NewGame) => void;
  readonly onResume: (save: SavedGame) => void;
}

/** Starts or continues the daily run, or shows its score. */
export function DailyButton({ game, options, class: style, onStart, onResume }: DailyButtonProps) {
  const date = today();
  const runs = savedDailies(game.id, date);
  const unfinished = runs.find(({ over }) => !over);
  const scored = runs.map(({ over, scores }) => ({ isOver: over, score: scores[0] ?? 0 }));
  return (
    <button
      type="button"
      class={style}
      data-start="daily"
      onClick={() => {
        if (unfinished !== undefined) onResume(unfinished);
        else onStart({ ...dailyRun(options, date, say), seats: [PERSON] });
      }}
    >
      <span>
        {say('run-daily')}
        <span class="run-daily-about">{describeDaily(date, scored, say)}</span>
      </span>
    </button>
  );
}
