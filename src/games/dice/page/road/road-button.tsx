import { WHOLE_CAMPAIGN } from '../../rules/index.ts';
import type { DicePage } from '../game/dice-page.ts';

/** Opens the map of the campaign; nothing on other routes. */
export function RoadButton({ page: { gamePage, model } }: { readonly page: DicePage }) {
  if (model.state.value.route !== WHOLE_CAMPAIGN) return null;
  return (
    <button type="button" class="road-open" onClick={() => (gamePage.dialog.value = 'road')}>
      {model.words.value.say('dice-story-map')}
    </button>
  );
}
