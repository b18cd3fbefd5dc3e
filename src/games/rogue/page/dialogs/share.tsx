import { useSignal } from '@preact/signals';
import type { Session } from '#play';
import { say } from '#web/language/language.ts';
import { Choice } from '#web/ui/choice.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { ROUTE } from '../game/rogue-page.ts';
import { freshRun } from '../game/last-run.ts';

interface ShareRunDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** A run as a link: all of it, or its world for somebody else to begin in. */
export function ShareRunDialog({ session, onClose }: ShareRunDialogProps) {
  const what = useSignal<'run' | 'world'>('run');
  const transcript = what.value === 'run' ? session.save() : freshRun(session);
  return (
    <ShareDialog of={ROUTE} transcript={transcript} onClose={onClose}>
      <Choice
        label={say('rogue-share-what')}
        about={say(`rogue-share-${what.value}-about`)}
        value={what.value}
        choices={(['run', 'world'] as const).map((value) => ({
          value,
          label: say(`rogue-share-${value}`),
        }))}
        onChoose={(value) => (what.value = value)}
      />
      <p>{say('rogue-share-seed', { seed: session.match.seed })}</p>
    </ShareDialog>
  );
}
