import { hintFor } from '../../voice/hints.ts';
import { isAtExit } from '../../voice/press.ts';
import { settings } from '#web/storage/settings.ts';
import { isTouch } from '#web/ui/touch.ts';
import { namesOfKeys } from '../game/caves-play-model.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';

/** The automatic action in progress, or a hint for beginners; empty for neither. */
function hintOf(model: CavesPlayModel): string {
  const { say, errand } = model;
  const view = model.known.value;
  if (errand !== undefined) return say(`caves-screen-errand-${errand.kind}`);
  if (isAtExit(view)) return say('caves-screen-hint-exit');
  const hint = settings.value.guidance === 'off' ? undefined : hintFor(view);
  if (hint === undefined || !model.isOpen.value) return '';
  const id = hint === 'walk' && isTouch.value ? 'walk-touch' : hint;
  return say(`caves-screen-hint-${id}`, { ...namesOfKeys() });
}

interface SaysProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
}

/** One text: the cursor's, a refusal, the cell under the mouse, or a hint. */
export function Says({ shell, model }: SaysProps) {
  const aim = shell.aim.value;
  const notice = model.notice.value;
  const last = model.log.at(-1)?.text;
  const refused = notice === last ? '' : notice;
  const forecast = shell.forecast.value?.text ?? '';
  const kinds = [
    ['aim', shell.prompt.value],
    ['notice', refused],
    ['seen', forecast],
    ['hint', hintOf(model)],
  ] as const;
  const [kind, text] = kinds.find(([, one]) => one !== '') ?? ['none', ''];
  return (
    <div class={`caves-says caves-says-${kind}`}>
      <p role="status">{text}</p>
      {aim === undefined ? null : (
        <span class="caves-aim">
          {aim.targets.length > 1 ? (
            <button type="button" data-aim="next" onClick={() => shell.nextTarget(1)}>
              {model.say('caves-do-next')}
            </button>
          ) : null}
          <button type="button" class="primary" data-aim="choose" onClick={() => shell.chooseAim()}>
            {aim.label}
          </button>
          <button type="button" data-aim="cancel" onClick={() => (shell.aim.value = undefined)}>
            {model.say('caves-do-cancel')}
          </button>
        </span>
      )}
    </div>
  );
}
