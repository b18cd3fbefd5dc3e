import { makeRoute } from '../../../address/route.ts';
import type { DicePage } from '../game/game-page.ts';
import { newRoute } from '../game/game-page.ts';

/** What can be done when a scenario or a campaign is over. */
export function EndTools({ page: { model } }: { readonly page: DicePage }) {
  const { say } = model.words.value;
  const goesOn = model.match.turn.kind === 'decide';
  return (
    <div class="row">
      {goesOn && !model.isReview.value ? (
        <button
          type="button"
          class="primary"
          data-action="go-on"
          aria-keyshortcuts="Enter"
          onClick={() => model.play({ kind: 'go-on' })}
        >
          {say('dice-offer-go-on')}
        </button>
      ) : (
        <a class="button primary" href={makeRoute(newRoute(model.pack))}>
          {say('dice-page-new')}
        </a>
      )}
      <button type="button" onClick={() => model.view(0)}>
        {say('dice-page-replay')}
      </button>
    </div>
  );
}
