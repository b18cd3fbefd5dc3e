import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { LogDialog } from '#web/run/log-dialog.tsx';
import { SessionDialog } from '#web/run/session-dialog.tsx';
import { ROUTE } from '../game/caves-page.ts';
import type { CavesGamePage, DialogName } from '../game/caves-page.ts';
import type { Shell } from '../game/shell.ts';
import { HelpDialog } from './help.tsx';
import { ItemDialog, ItemsDialog, SpellsDialog } from './items.tsx';
import { LevelUpDialog } from './level-up.tsx';
import { MapDialog } from './map.tsx';
import { NewRunDialog } from './new-run.tsx';
import { OverDialog } from './over.tsx';
import { PacksDialog } from './packs.tsx';
import { SightDialog } from './sight.tsx';

interface DialogsProps {
  readonly shell: Shell;
  readonly gamePage: CavesGamePage;
}

/** The open dialog, if any. */
export function Dialogs({ shell, gamePage }: DialogsProps) {
  return (
    <GameDialog<DialogName>
      gamePage={gamePage}
      newGame={(props) => <NewRunDialog {...props} gamePage={gamePage} />}
      other={(name, close) => {
        if (name === 'help') return <HelpDialog onClose={close} />;
        if (name === 'packs') return <PacksDialog gamePage={gamePage} onClose={close} />;
        if (name === 'share' || name === 'file')
          return <SessionDialog {...{ name, gamePage }} route={ROUTE} onClose={close} />;
        return <OfRun {...{ name, shell, gamePage }} onClose={close} />;
      }}
    />
  );
}

interface OfRunProps extends DialogsProps {
  readonly name: DialogName | undefined;
  readonly onClose: () => void;
}

/** Dialogs of the run on the page; a new level and the end of the run open their own. */
function OfRun({ name, shell, gamePage, onClose }: OfRunProps) {
  const model = gamePage.model.value;
  if (model === undefined) return null;
  const props = { shell, model, onClose };
  if (name === 'items') return <ItemsDialog {...props} />;
  if (name === 'item') return <ItemDialog {...props} />;
  if (name === 'spells') return <SpellsDialog {...props} />;
  if (name === 'map') return <MapDialog {...props} />;
  if (name === 'sight') return <SightDialog {...props} />;
  if (name === 'log') return <LogDialog log={model.log} onClose={onClose} />;
  const isRising = model.isOpen.value && model.known.value.choices > 0;
  if (isRising) return <LevelUpDialog model={model} />;
  return <OverDialog {...{ shell, model, gamePage }} />;
}
