import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import type { Session } from '#play';
import type { RogueGamePage } from '../game/rogue-page.ts';
import { ROUTE } from '../game/rogue-page.ts';
import { fileNameOf, currentRun, freshRun } from '../game/last-run.ts';
import type { Shell } from '../game/shell.ts';
import { HelpDialog } from './help.tsx';
import { LooksDialog } from './looks.tsx';
import { MapDialog } from './map.tsx';
import { NewRunDialog } from './new-run.tsx';
import { OverDialog } from './over.tsx';
import { WorldDialog } from './world.tsx';
import { makeLine } from '#roguelike/log.ts';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { useSignal } from '@preact/signals';
import { Choice } from '#web/ui/choice.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';

interface ShareRunDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Shares a run as a link: either all of it, or only its world. */
function ShareRunDialog({ session, onClose }: ShareRunDialogProps) {
  const shareKind = useSignal<'run' | 'world'>('run');
  const transcript = shareKind.value === 'run' ? session.save() : freshRun(session);
  return (
    <ShareDialog of={ROUTE} transcript={transcript} onClose={onClose}>
      <Choice
        label={say('rogue-share-what')}
        about={say(`rogue-share-${shareKind.value}-about`)}
        value={shareKind.value}
        choices={(['run', 'world'] as const).map((value) => ({
          value,
          label: say(`rogue-share-${value}`),
        }))}
        onChoose={(value) => (shareKind.value = value)}
      />
      <p>{say('rogue-share-seed', { seed: session.match.seed })}</p>
    </ShareDialog>
  );
}

interface LogDialogProps {
  readonly model: RoguePlayModel;
  readonly onClose: () => void;
}

/** All stored messages, latest first. */
function LogDialog({ model, onClose }: LogDialogProps) {
  const lines = [...model.log].reverse();
  return (
    <Dialog isText name="rogue-log" title={say('run-log')} onClose={onClose}>
      {lines.length === 0 ? <p class="empty">{say('log-empty')}</p> : null}
      <ol class="rogue-history">
        {lines.map((line, at) => (
          <li key={lines.length - at}>
            <span class="rogue-history-turn">{line.turn}</span> {makeLine(line)}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface DialogsProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The open dialog, if any. */
export function Dialogs({ shell, gamePage }: DialogsProps) {
  const model = gamePage.model.value;
  const isShared = gamePage.dialog.value === 'share' || gamePage.dialog.value === 'file';
  const session = isShared ? currentRun(gamePage) : undefined;
  return (
    <GameDialog
      gamePage={gamePage}
      newGame={(props) => <NewRunDialog {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'help':
            return <HelpDialog onClose={close} />;
          case 'looks':
            return <LooksDialog onClose={close} />;
          case 'world':
            return <WorldDialog gamePage={gamePage} onClose={close} />;
          case 'map':
            return model === undefined ? null : <MapDialog model={model} onClose={close} />;
          case 'log':
            return model === undefined ? null : <LogDialog model={model} onClose={close} />;
          case 'share':
            return session === undefined ? null : (
              <ShareRunDialog session={session} onClose={close} />
            );
          case 'file':
            return <RunFile gamePage={gamePage} session={session} onClose={close} />;
          case undefined:
            return model === undefined ? null : (
              <OverDialog shell={shell} model={model} gamePage={gamePage} />
            );
        }
      }}
    />
  );
}

interface RunFileProps {
  readonly gamePage: RogueGamePage;
  readonly session: Session | undefined;
  readonly onClose: () => void;
}

function RunFile({ gamePage, session, onClose }: RunFileProps) {
  return (
    <FileDialog
      name={session === undefined ? '' : fileNameOf(session)}
      transcript={session?.save() ?? ''}
      onClose={onClose}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    />
  );
}
