import { parseSeats } from '../../../play/index.ts';
import { participantsOf } from '../../../presentation/participants.ts';
import { currentMessages, say } from '../../language/language.ts';
import { deleteSave, saves, SAVES_MOST } from '../../storage/saves.ts';
import type { SavedGame } from '../../storage/saves.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface GamesDialogProps {
  readonly game: string;
  /** The save of the game on the page, which cannot be deleted. */
  readonly open: string | undefined;
  readonly onResume: (save: SavedGame) => void;
  readonly onClose: () => void;
}

/** The games kept in this browser: to go on with, or to delete. */
export function GamesDialog({ game, open, onResume, onClose }: GamesDialogProps) {
  const kept = saves.value.filter((save) => save.game === game);
  return (
    <Dialog name="games" title={say('web-games')} onClose={onClose}>
      {kept.length === 0 ? <p class="empty">{say('web-games-none')}</p> : null}
      <ul class="saves">
        {kept.map((save) => (
          <li key={save.id} class="save" data-entries={save.entries}>
            <button
              type="button"
              class="save-open"
              onClick={() => onResume(save)}
              {...(save.id === open ? { 'aria-current': true as const } : {})}
            >
              <span class="save-seats">{nameSeats(save)}</span>
              <span class="save-score">{save.scores.join(' : ')}</span>
              <span class="save-about">{about(save, save.id === open)}</span>
            </button>
            {save.id === open ? null : (
              <button
                type="button"
                class="quiet icon-only"
                aria-label={say('web-games-delete', { name: nameSeats(save) })}
                onClick={() => void deleteSave(save.id)}
              >
                <Icon name="trash" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="about">{say('web-games-kept', { most: SAVES_MOST })}</p>
    </Dialog>
  );
}

function nameSeats({ seats }: SavedGame): string {
  const parsed = parseSeats(seats, seats.split(' ').length);
  return parsed.ok ? participantsOf({ seats: parsed.value }, say).names.join(' – ') : seats;
}

function about({ entries, over, updated }: SavedGame, isOpen: boolean): string {
  const { language } = currentMessages();
  const when = new Date(updated).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const state = isOpen ? 'open' : over ? 'over' : 'running';
  return say('web-games-about', { entries, state, when });
}
