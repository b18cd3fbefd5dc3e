import { useSignal } from '@preact/signals';
import { PERSON } from '../../../session/index.ts';
import type { Seat } from '../../../session/index.ts';
import { isSeed } from '../../../core/index.ts';
import { Dialog } from '../../app/dialog.tsx';
import { say } from '../../language/language.ts';
import type { NewGame } from '../../table/desk.ts';
import { SeatFields } from '../../table/seat-fields.tsx';
import { SeedField } from '../../table/seed-field.tsx';
import { optionsFor } from './library/book.ts';
import { VariantMenu } from './variant-menu.tsx';
import type { View } from './view.ts';
import { namePlayer } from './words.ts';

interface NewGameDialogProps {
  readonly view: View;
  readonly last: NewGame;
  readonly onStart: (game: NewGame) => void;
  readonly onClose: () => void;
}

/** Seats for so many players: those there are, and bots for the others. */
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
  const seed = useSignal(last.seed);
  const { rules, seats: players } = book.game.playOf(variant.value);
  const sitting = seatsFor(seats.value, players.length);
  const names = players.map((player) => namePlayer(rules, player, say));
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (isSeed(text))
      onStart({ options: optionsFor(book, variant.value), seats: sitting, seed: text });
  };
  return (
    <Dialog
      name="new"
      title={say('web-new-game')}
      onClose={onClose}
      actions={
        <button type="submit" form="new-game" class="primary" autofocus>
          {say('web-start')}
        </button>
      }
    >
      <form id="new-game" onSubmit={start}>
        <VariantMenu
          book={book}
          words={words}
          value={variant.value}
          onChoose={(key) => (variant.value = key)}
        />
        <SeatFields names={names} seats={sitting} onChange={(changed) => (seats.value = changed)} />
        <SeedField seed={seed} />
      </form>
    </Dialog>
  );
}
