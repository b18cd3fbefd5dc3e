import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { makeRoute } from '#web/address/route.ts';
import { say } from '#web/language/language.ts';
import { routeOf } from '../../files/route.ts';
import { COURSE } from '../../course/course.ts';
import type { Station } from '../../course/course.ts';
import { Difficulty } from '../../course/difficulty.tsx';

/** The puzzle's place on the trail, with its neighbours. */
export function StationBar({ station }: { readonly station: Station }) {
  const { number, stop, before, after } = station;
  const { difficulty } = stop;
  return (
    <nav class="station" aria-label={say('puzzle-path')}>
      <Step id={before} icon="back" name="puzzle-before" keys="[" />
      <p>
        <span>{say('puzzle-place', { number, of: COURSE.length })}</span>
        <Difficulty difficulty={difficulty} />
      </p>
      <Step id={after} icon="next" name="puzzle-after" keys="]" />
    </nav>
  );
}

interface StepProps {
  readonly id: string | undefined;
  readonly icon: IconName;
  readonly name: string;
  readonly keys: string;
}

function Step({ id, icon, name, keys }: StepProps) {
  return (
    <button
      type="button"
      class="quiet icon-only"
      disabled={id === undefined}
      aria-label={say(name)}
      title={`${say(name)} (${keys})`}
      aria-keyshortcuts={keys}
      onClick={() => goTo(id)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Opens another library puzzle. */
export function goTo(id: string | undefined): void {
  if (id !== undefined) location.hash = makeRoute(routeOf(id));
}
