import { Bars } from '#web/board/bars.tsx';
import { newSeed } from '#web/board/game-page.ts';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';
import { optionsFor } from '../files/opened-file.ts';
import { describeResult } from '../../voice/describe.ts';
import { describeReason } from '../../voice/end-rules.ts';
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

/** Result of the game, the reason it ended, and next actions. */
export function OverDialog({ page }: { readonly page: ZrfPageModel }) {
  const { gamePage, model } = page;
  const { ending } = model.match.state;
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
