import type { VNode } from 'preact';
import { assertDefined } from '#core';
import { sidesOf } from '#voice/early-end.ts';
import { EarlyDialog } from './early-dialogs.tsx';
import { GamesDialog } from './games-dialog.tsx';
import type { AnyPlayModel, GamePageModel, NewGame } from '../game-page.ts';
import type { Problem } from '#core';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { say } from '../../language/language.ts';
import type { Reopened } from '#play';
import { describeMore, describeReopened } from '#voice/saved-game.ts';

interface PartedDialogProps {
  /** Continues the other tab's version of the game. */
  readonly onNewer: () => void;
  /** Continues the game on the page. */
  readonly onClose: () => void;
}

/** Reports that two tabs continued the same game, and offers a choice. */
function PartedDialog({ onNewer, onClose }: PartedDialogProps) {
  return (
    <Dialog
      name="parted"
      title={say('web-parted-title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="primary" autofocus onClick={onClose}>
            {say('web-parted-both')}
          </button>
          <button type="button" onClick={onNewer}>
            {say('web-parted-newer')}
          </button>
        </>
      }
    >
      <p role="alert">{say('web-parted')}</p>
    </Dialog>
  );
}

interface FaultDialogProps {
  readonly reopened: Reopened | undefined;
  readonly onClose: () => void;
}

/** Explains a problem with a saved game. */
function FaultDialog({ reopened, onClose }: FaultDialogProps) {
  const text = reopened && describeReopened(reopened, say);
  if (reopened === undefined || text === undefined) return null;
  const isEdited = reopened.problem?.code === 'rules-edited';
  const more = describeMore(reopened, say);
  const fault = reopened.kind === 'fault' ? reopened.fault : isEdited ? 'rules' : 'damage';
  return (
    <Dialog
      name="fault"
      title={say('saved-fault-title', { fault })}
      onClose={onClose}
      actions={
        <button type="button" class="primary" autofocus onClick={onClose}>
          {say('web-close')}
        </button>
      }
    >
      <p role="alert">{text}</p>
      {more === undefined ? null : <p>{more}</p>}
    </Dialog>
  );
}

interface ProblemsDialogProps {
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

/** Explains a failure to open a link or a saved game. */
function ProblemsDialog({ problems, onClose }: ProblemsDialogProps) {
  return (
    <Dialog name="problems" title={say('web-cannot-open')} onClose={onClose}>
      <ProblemList problems={problems} />
      <p>{say('web-nothing-lost')}</p>
    </Dialog>
  );
}

/** Properties of the new-game dialog. */
export interface NewGameProps {
  readonly last: NewGame;
  readonly onStart: (game: NewGame) => void;
  readonly onClose: () => void;
}

interface GameDialogProps<D extends string> {
  readonly gamePage: GamePageModel<AnyPlayModel, D | 'new' | 'games'>;
  readonly newGame: (props: NewGameProps) => VNode;
  /** Names the side of a player; by default its participant. */
  readonly nameOf?: (player: number) => string;
  /** Renders the game's own dialogs, and the content shown without a dialog. */
  readonly other: (name: D | undefined, close: () => void) => VNode | null;
}

/** The open dialog, if any. */
export function GameDialog<D extends string>(props: GameDialogProps<D>) {
  const { gamePage, newGame, nameOf, other } = props;
  const name = gamePage.dialog.value;
  const close = () => (gamePage.dialog.value = undefined);
  if (name === 'new') {
    return newGame({
      last: gamePage.lastChoice(),
      onClose: close,
      onStart: (game) => {
        close();
        gamePage.startNew(game);
      },
    });
  }
  if (name === 'games') {
    return (
      <GamesDialog
        game={gamePage.game.id}
        open={gamePage.saveId}
        tell={(save) => gamePage.tellSaved(save)}
        label={(save) => gamePage.labelSaved(save)}
        onClose={close}
        onRename={(save, name) => gamePage.rename(save.id, name)}
        onResume={(save) => {
          close();
          gamePage.resume(save);
        }}
      />
    );
  }
  if (name === 'problems') {
    return <ProblemsDialog problems={gamePage.problems.value} onClose={close} />;
  }
  if (name === 'fault') return <FaultDialog reopened={gamePage.fault.value} onClose={close} />;
  if (name === 'parted') {
    const takeNewer = () => {
      close();
      gamePage.takeNewer();
    };
    return <PartedDialog onNewer={takeNewer} onClose={close} />;
  }
  if (name === 'resign' || name === 'draw') {
    const { session, opened } = assertDefined(gamePage.model.value);
    const sides = { ...sidesOf(session, say), ...(nameOf && { nameOf }) };
    return (
      <EarlyDialog
        name={name === 'draw' ? 'draw' : 'resign'}
        ends={opened.controller.ends}
        sides={sides}
        onClose={close}
      />
    );
  }
  return other(name, close);
}
