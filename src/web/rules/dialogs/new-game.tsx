import { useSignal } from '@preact/signals';
import { PERSON } from '../../../play/index.ts';
import type { Seat } from '../../../play/index.ts';
import { say } from '../../language/language.ts';
import { SeatFields } from '../../board/dialogs/seat-fields.tsx';
import { StartDialog } from '../../board/dialogs/start-dialog.tsx';
import type { NewGameProps } from '../../board/dialogs/game-dialogs.tsx';
import { optionsFor } from '../files/opened-file.ts';
import { VariantMenu } from './variant-menu.tsx';
import type { View } from '../game/page-model.ts';
import { namePlayer } from '../../../presentation/zrf/glossary.ts';

interface NewGameDialogProps extends NewGameProps {
  readonly view: View;
}

/** Seats for this many players: those there are, and bots for the others. */
export function seatsFor(seats: readonly Seat[], players: number): Seat[] {
  return Array.from(
    { length: players },
    (_, seat) => seats[seat] ?? (seat === 0 ? PERSON : { kind: 'bot', strength: 2 }),
  );
}

/** What a new game is to be: its variant, who plays, and the seed. */
export function NewGameDialog({ view, last, onStart, onClose }: NewGameDialogProps) {
  const { book } = view.table;
  const words = view.words.value;
  const variant = useSignal(view.table.match.state.variant);
  const seats = useSignal<readonly Seat[]>(view.table.session.seats);
  const { rules, seats: players } = book.game.playOf(variant.value);
  const sitting = seatsFor(seats.value, players.length);
  const names = players.map((player) => namePlayer(rules, player, say));
  return (
    <StartDialog
      seed={last.seed}
      onClose={onClose}
      onStart={(seed) => {
        onStart({ options: optionsFor(book, variant.value), seats: sitting, seed });
      }}
    >
      <VariantMenu
        book={book}
        words={words}
        value={variant.value}
        onChoose={(key) => (variant.value = key)}
      />
      <SeatFields names={names} seats={sitting} onChange={(changed) => (seats.value = changed)} />
    </StartDialog>
  );
}
