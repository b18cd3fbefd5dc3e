import { isClosed } from '../model/course.ts';
import type { LiveTrigger } from '../model/course.ts';
import type { Situation } from './situation.ts';
import type { TriggerRow } from './trigger-row.ts';

interface Moved {
  readonly opening: readonly LiveTrigger[];
  readonly closing: readonly LiveTrigger[];
  /** Open gates with a mob inside, which stay open. */
  readonly jammed: readonly LiveTrigger[];
}

function movedBy(name: string, { course, hasMob }: Situation): Moved {
  const gates = course.triggers.filter((one) => one.kind === 'gate' && one.name === name);
  const open = gates.filter((one) => !isClosed(one));
  return {
    opening: gates.filter(isClosed),
    closing: open.filter((one) => !hasMob(one)),
    jammed: open.filter((one) => hasMob(one)),
  };
}

/** Opens the closed gates of its name and closes the open ones. */
export const plate: TriggerRow<'plate'> = {
  effect({ name }, situation) {
    const { opening, closing, jammed } = movedBy(name, situation);
    const counts = { opens: opening.length, closes: closing.length, jams: jammed.length };
    return { trigger: 'plate', ...counts };
  },
  apply(draft, _effect, { name }) {
    const { opening, closing } = movedBy(name, draft.situation);
    for (const gate of opening) draft.setWall(gate, false);
    for (const gate of closing) draft.setWall(gate, true);
    draft.use([...opening, ...closing]);
    return true;
  },
};
