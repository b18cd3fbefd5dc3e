import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { AboutDialog } from './about.tsx';
import { routeOf } from '../files/route.ts';
import './looks.css';
import { FilesDialog } from './files-dialog.tsx';
import { LooksDialog } from './looks.tsx';
import { NewGameDialog } from './new-game.tsx';
import { OverDialog } from './over.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { ANALYSIS_PAGE_KEYS, BOARD_PAGE_HELP } from '../../voice/keymap.ts';
import { KeyList } from '#web/board/key-list.tsx';

function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('zrf-help-move')}</p>
      <p>{say('zrf-help-drop')}</p>
      <p>{say('looks-help-premove')}</p>
      <p>{say('looks-help-draw')}</p>
      <p>{say('looks-help-zoom')}</p>
      <p>{say('record-help')}</p>
      <KeyList keys={BOARD_PAGE_HELP} />
      <h3>{say('analysis')}</h3>
      <p>{say('analysis-help')}</p>
      <KeyList keys={ANALYSIS_PAGE_KEYS} />
    </Dialog>
  );
}

/** The open dialog, if any. */
export function Dialogs({ page }: { readonly page: ZrfPageModel }) {
  const { gamePage, model } = page;
  return (
    <GameDialog
      gamePage={gamePage}
      nameOf={(player) => page.nameOf(player)}
      newGame={(props) => <NewGameDialog page={page} {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'share':
            return (
              <ShareDialog
                of={routeOf(model.file.id)}
                transcript={model.session.saveAnnotated()}
                shorter={model.session.save()}
                onClose={close}
              />
            );
          case 'file':
            return <FilesDialog page={page} onClose={close} />;
          case 'about':
            return <AboutDialog page={page} onClose={close} />;
          case 'looks':
            return <LooksDialog page={page} onClose={close} />;
          case 'help':
            return <HelpDialog onClose={close} />;
          case 'analysis':
            return null;
          case undefined:
            return model.announces.value ? <OverDialog page={page} /> : null;
        }
      }}
    />
  );
}
