import type { SavedSummary } from '#voice/saved-summary.ts';
import { say } from '../../language/language.ts';
import { saves, MAX_SAVES } from '../../storage/saves.ts';
import type { SavedGame } from '../../storage/saves.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SavedRow } from './saved-row.tsx';

interface GamesDialogProps {
  readonly game: string;
  /** Id of the save on the page. */
  readonly open: string | undefined;
  readonly tell: (save: SavedGame) => SavedSummary | undefined;
  /** Label of a game that was begun under older rules. */
  readonly label: (save: SavedGame) => string | undefined;
  readonly onResume: (save: SavedGame) => void;
  readonly onRename: (save: SavedGame, name: string) => void;
  readonly onClose: () => void;
}

/** List of the games saved in this browser. */
export function GamesDialog({ game, open, tell, ...rest }: GamesDialogProps) {
  const { label, onResume, onRename, onClose } = rest;
  const gameSaves = saves.value.filter((save) => save.game === game);
  return (
    <Dialog name="games" title={say('web-games')} onClose={onClose}>
      {gameSaves.length === 0 ? <p class="empty">{say('web-games-none')}</p> : null}
      <ul class="saves">
        {gameSaves.map((save) => (
          <SavedRow
            key={save.id}
            save={save}
            tell={tell}
            label={label}
            isOpen={save.id === open}
            onResume={() => onResume(save)}
            onRename={(name) => onRename(save, name)}
          />
        ))}
      </ul>
      <p class="about">{say('web-games-kept', { most: MAX_SAVES })}</p>
    </Dialog>
  );
}
