import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { describeAmount, describeRating, ratingOf } from '#games/zrf/voice/describe-puzzle.ts';
import type { Rating } from '#games/zrf/voice/describe-puzzle.ts';
import { recordOf } from '#web/storage/puzzle-records.ts';
import { newSeed } from '#web/board/game-page.ts';
import { ReviewButton } from '#web/board/review/review-button.tsx';
import { optionsFor } from '../../files/opened-file.ts';
import { stationOf } from '../../course/course.ts';
import { keyAt } from '../model/records.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { goTo } from './station-bar.tsx';
import { puzzleSettings } from '../../settings/sections.ts';

/** Variant after a solved one, if the file has progressive levels. */
function nextLevel({ model }: PuzzlePageModel): string | undefined {
  if (!model.rules.options.progressiveLevels) return undefined;
  const { variants } = model.file.game;
  const at = variants.findIndex(({ key }) => key === model.match.state.variant);
  return variants[at + 1]?.key;
}

function startLevel({ model, page }: PuzzlePageModel, variant: string): void {
  const { seats } = model.session;
  page.gamePage.startNew({ options: optionsFor(model.file, variant), seats, seed: newSeed() });
}

/** Dialog for a solved puzzle: a rating and the next puzzle. */
export function SolvedDialog({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { model, seeker } = puzzle;
  const close = () => model.dismiss();
  const { metric } = puzzleSettings.value;
  const count = model.counts.value[metric];
  const optimum = seeker.optimum(metric);
  const fewest = optimum.kind === 'known' ? optimum.fewest : undefined;
  const best = recordOf(keyAt(model)).best[metric];
  const earlier = puzzle.result.previousBest?.[metric];
  const result = { count, fewest, earlier, isHelped: puzzle.isHelped.value };
  const praise = ratingOf(result);
  const level = nextLevel(puzzle);
  const next = stationOf(model.file.id)?.after;
  const playAgain = () => {
    close();
    model.restart();
  };
  return (
    <Dialog
      name="solved"
      title={say('zrf-solved')}
      onClose={close}
      actions={
        <>
          {level === undefined && next === undefined ? null : (
            <button
              type="button"
              class="primary"
              autofocus
              onClick={() => (level === undefined ? goTo(next) : startLevel(puzzle, level))}
            >
              {say(level === undefined ? 'puzzle-next' : 'zrf-next-level')}
            </button>
          )}
          <button type="button" onClick={playAgain}>
            {say('puzzle-again')}
          </button>
          <ReviewButton model={model} />
          {model.file.id.startsWith('user:') ? null : <ShareButton puzzle={puzzle} />}
        </>
      }
    >
      <div class={`solved solved-${praise}`}>
        <Stars praise={praise} />
        <p class="result">{describeAmount(metric, count, say)}</p>
        <p>{describeRating(result, say)}</p>
        <dl class="solved-counts">
          <div>
            <dt>{say('player-you')}</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>{say('puzzle-best')}</dt>
            <dd>{best ?? '–'}</dd>
          </div>
          <div>
            <dt>{say('puzzle-fewest')}</dt>
            <dd>{fewest ?? '…'}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}

function ShareButton({ puzzle: { model, page } }: { readonly puzzle: PuzzlePageModel }) {
  const share = () => {
    model.dismiss();
    page.gamePage.dialog.value = 'share';
  };
  return (
    <button type="button" onClick={share}>
      <Icon name="share" />
      {say('web-share')}
    </button>
  );
}

const FULL: Readonly<Record<Rating, number>> = { shortest: 3, best: 2, solved: 1, helped: 0 };

function Stars({ praise }: { readonly praise: Rating }) {
  return (
    <svg class="solved-stars" viewBox="0 0 132 44" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <path
          key={index}
          class={index < FULL[praise] ? 'is-full' : ''}
          transform={`translate(${22 + index * 44} 22)`}
          d="M0-19L5-5L19 0L5 5L0 19L-5 5L-19 0L-5-5Z"
        />
      ))}
    </svg>
  );
}
