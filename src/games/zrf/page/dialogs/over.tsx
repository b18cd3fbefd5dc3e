import type { Ending } from '#core';
import { describeEnding } from '#voice/early-end.ts';
import { say } from '#web/language/language.ts';
import { Bars } from '#web/board/bars.tsx';
import { newSeed } from '#web/board/game-page.ts';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';
import { optionsFor } from '../files/opened-file.ts';
import { describeResult } from '../../voice/describe.ts';
import { describeReason } from '../../voice/end-rules.ts';
import { hasAnalysis, openAnalysis } from '../game/open-analysis.ts';
import { sidesOf } from '../game/status-text.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Next variant of a multi-level puzzle file, once this one is solved. */
function nextLevel({ model }: ZrfPageModel): string | undefined {
  const { options } = model.rules;
  const solved = (model.match.state.ending?.winners.length ?? 0) > 0;
  if (!options.progressiveLevels || !solved) return undefined;
  const { variants } = model.file.game;
  const at = variants.findIndex(({ key }) => key === model.match.state.variant);
  return variants[at + 1]?.key;
}

/** Opens the analysis of the finished game. */
function AnalysisButton({ page }: { readonly page: ZrfPageModel }) {
  if (!hasAnalysis(page)) return null;
  return (
    <button
      type="button"
      onClick={() => {
        page.model.dismiss();
        openAnalysis(page);
      }}
    >
      {say('analysis')}
    </button>
  );
}

interface EarlyOverProps {
  readonly page: ZrfPageModel;
  readonly ending: Ending;
}

/** Result of a game that ended by resignation, on time or by agreement. */
function EarlyOver({ page, ending }: EarlyOverProps) {
  const { result, reason } = describeEnding(ending, sidesOf(page), say);
  return (
    <ResultDialog
      model={page.model}
      onNext={() => page.gamePage.rematch()}
      more={<AnalysisButton page={page} />}
    >
      <p class="result">{result}</p>
      <p class="about">{reason}</p>
    </ResultDialog>
  );
}

/** Result of the game, the reason it ended, and next actions. */
export function OverDialog({ page }: { readonly page: ZrfPageModel }) {
  const { gamePage, model } = page;
  const { ending } = model.match.state;
  const { ending: early } = model.session.match;
  if (early !== undefined) return <EarlyOver page={page} ending={early} />;
  if (ending === undefined) return null;
  const next = nextLevel(page);
  const goOn = () => {
    if (next === undefined) gamePage.rematch();
    else {
      const seats = model.session.seats;
      gamePage.startNew({ options: optionsFor(model.file, next), seats, seed: newSeed() });
    }
  };
  return (
    <ResultDialog
      model={model}
      onNext={goOn}
      next={next === undefined ? 'web-rematch' : 'zrf-next-level'}
      more={<AnalysisButton page={page} />}
    >
      <p class="result">
        {describeResult(page.words.value, model.match.state, page.participants.value)}
      </p>
      {ending.reason === 'counted' ? (
        <Bars names={ending.scores.map((_, seat) => page.nameOf(seat))} scores={ending.scores} />
      ) : null}
      <p class="about">{describeReason(page.words.value, model.match.state)}</p>
    </ResultDialog>
  );
}
