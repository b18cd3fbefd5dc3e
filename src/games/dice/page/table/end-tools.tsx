import { levelOfFreePlay } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import { nameNext, nextJourney } from '../../voice/next-journey.ts';
import { makeRoute } from '#web/address/route.ts';
import { newSeed } from '#web/board/game-page.ts';
import type { DicePage } from '../game/dice-page.ts';
import { freeRoute, newRoute } from '../game/dice-page.ts';

interface EndToolsProps {
  readonly page: DicePage;
  /** The finished scene; undefined at the end of a campaign. */
  readonly scene?: DiceState;
}

/** Tools at the end of a scenario or a campaign. */
export function EndTools({ page, scene }: EndToolsProps) {
  const { model } = page;
  const { say } = model.words.value;
  return (
    <div class="row end-tools">
      <NextStep page={page} {...(scene === undefined ? {} : { scene })} />
      <button
        type="button"
        class="end-replay"
        onClick={() => {
          if (!model.isRunning.value) model.toggleReview();
        }}
      >
        {say('dice-page-replay')}
      </button>
    </div>
  );
}

/** The next step: the camp, the following scenario, or another journey. */
function NextStep({ page: { model, gamePage }, scene }: EndToolsProps) {
  const words = model.words.value;
  const { match, session, pack } = model;
  if (match.turn.kind === 'decide' && !model.isReview.value) {
    return (
      <button
        type="button"
        class="primary"
        data-action="go-on"
        aria-keyshortcuts="Enter"
        onClick={() => model.play({ kind: 'go-on' })}
      >
        {words.say('dice-offer-go-on')}
      </button>
    );
  }
  const next = scene && nextJourney(match.options, scene, pack);
  const isFree = levelOfFreePlay(match.options.route) !== undefined;
  const again = isFree ? freeRoute(pack) : newRoute(pack);
  return (
    <>
      {next === undefined ? null : (
        <button
          type="button"
          class="primary end-next"
          onClick={() =>
            gamePage.startNew({ options: next.options, seats: session.seats, seed: newSeed() })
          }
        >
          {nameNext(next, words)}
        </button>
      )}
      <a class={next === undefined ? 'button primary' : 'button'} href={makeRoute(again)}>
        {words.say('dice-page-new')}
      </a>
    </>
  );
}
