import type { AnyGame } from '#core';
import { say } from '../language/language.ts';
import type { NewGame } from '../board/game-page.ts';
import type { SavedGame } from '../storage/saves.ts';
import { dailyRun, savedDailies, today } from './daily.ts';

interface DailyButtonProps {
  readonly game: AnyGame;
  readonly class: string;
  readonly onStart: (run: NewGame) => void;
  readonly onResume: (save: SavedGame) => void;
}

/** Starts or continues the daily run, or shows its score. */
export function DailyButton({ game, class: style, onStart, onResume }: DailyButtonProps) {
  const date = today();
  const runs = savedDailies(game, date);
  const open = runs.find(({ over }) => !over);
  const best = runs.reduce((most, { scores }) => Math.max(most, scores[0] ?? 0), 0);
  const isDone = open === undefined && runs.length > 0;
  const state = open === undefined ? (isDone ? 'again' : 'new') : 'continue';
  return (
    <button
      type="button"
      class={style}
      data-start="daily"
      onClick={() => {
        if (open === undefined) onStart(dailyRun(game, date, say('run-daily-name', { date })));
        else onResume(open);
      }}
    >
      <span>
        {say('run-daily')}
        <span class="run-daily-about">{say(`run-daily-${state}`, { date, score: best })}</span>
      </span>
    </button>
  );
}
