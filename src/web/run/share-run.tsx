import { useSignal } from '@preact/signals';
import type { Session } from '#play';
import { say } from '../language/language.ts';
import { Choice } from '../ui/choice.tsx';
import { ShareDialog } from '../ui/share-dialog.tsx';
import type { Route } from '../address/route.ts';
import { freshRun } from './last-run.ts';

interface ShareRunProps {
  readonly route: Extract<Route, { readonly kind: 'game' }>;
  readonly session: Session;
  readonly onClose: () => void;
}

/** Shares a run as a link: either all of it, or only its world. */
export function ShareRunDialog({ route, session, onClose }: ShareRunProps) {
  const shareKind = useSignal<'run' | 'world'>('run');
  const transcript = shareKind.value === 'run' ? session.save() : freshRun(session);
  return (
    <ShareDialog of={route} transcript={transcript} onClose={onClose}>
      <Choice
        label={say('run-share-what')}
        about={say(`run-share-${shareKind.value}-about`)}
        value={shareKind.value}
        choices={(['run', 'world'] as const).map((value) => ({
          value,
          label: say(`run-share-${value}`),
        }))}
        onChoose={(value) => (shareKind.value = value)}
      />
      <p>{say('run-share-seed', { seed: session.match.seed })}</p>
    </ShareDialog>
  );
}
