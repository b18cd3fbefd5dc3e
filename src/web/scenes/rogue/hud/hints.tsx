import { say } from '../../../language/language.ts';
import { changeRogue, settings } from '../../../storage/settings.ts';
import { isTouch } from '../../../ui/touch.ts';
import type { RogueState } from '../../../../games/rogue/index.ts';
import { mobsShown } from '../../../../presentation/rogue/known.ts';
import type { RoguePlayModel } from '../game/play-model.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

const STEPS_EXPLAINED = 4;
const EXPLORING_EXPLAINED = 40;

/** What is worth saying in a state of the first turns; undefined where nothing is. */
function hintFor({ turns, hero }: RogueState, hasMobs: boolean): string | undefined {
  if (turns < STEPS_EXPLAINED) return 'walk';
  const item = hero.slots[hero.selected];
  if (hasMobs && turns < 120) return 'fight';
  const isArmed = hero.worn.sword !== null;
  if (item !== null && item !== undefined && !isArmed && turns < 120) return 'use';
  return turns < EXPLORING_EXPLAINED ? 'explore' : undefined;
}

/** Explains the first turns, until somebody has read enough. */
export function Hints({ model }: { readonly model: RoguePlayModel }) {
  const { hints, keys } = settings.value.rogue;
  const state = model.state.value;
  if (!hints || !model.isOpen.value || model.errand !== undefined) return null;
  const hint = hintFor(state, mobsShown(state).length > 0);
  if (hint === undefined) return null;
  const bindings = bindingsOf(keys);
  const names = Object.fromEntries(
    (['up', 'left', 'down', 'right', 'explore', 'use', 'drop'] as const).map((command) => [
      command,
      nameOfKey(bindings[command]),
    ]),
  );
  return (
    <aside class="rogue-panel rogue-hint">
      <p>{say(`rogue-page-hint-${hint}${isTouch.value ? '-touch' : ''}`, names)}</p>
      <button
        type="button"
        class="quiet"
        tabIndex={-1}
        onClick={() => changeRogue({ hints: false })}
      >
        {say('rogue-page-hints-off')}
      </button>
    </aside>
  );
}
