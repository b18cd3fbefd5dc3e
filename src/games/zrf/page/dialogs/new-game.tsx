import { useSignal } from '@preact/signals';
import { canEndEarly } from '#core';
import type { Seat } from '#play';
import { say } from '#web/language/language.ts';
import { SeatFields } from '#web/board/dialogs/seat-fields.tsx';
import { StartDialog } from '#web/board/dialogs/start-dialog.tsx';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';
import { levelsIn } from '../files/measured-levels.ts';
import { optionsFor } from '../files/opened-file.ts';
import { VariantMenu } from './variant-menu.tsx';
import { seatsFor } from '../game/seats.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { namePlayer } from '../../voice/glossary.ts';

interface NewGameDialogProps extends NewGameProps {
  readonly page: ZrfPageModel;
}

/** Settings of a new game: variant, players and random seed. */
export function NewGameDialog({ page, last, onStart, onClose }: NewGameDialogProps) {
  const { file } = page.model;
  const words = page.words.value;
  const variant = useSignal(page.model.match.state.variant);
  const seats = useSignal<readonly Seat[]>(page.model.session.seats);
  const { rules, seats: players } = file.game.playOf(variant.value);
  const sitting = seatsFor(seats.value, players.length);
  const options = optionsFor(file, variant.value);
  const names = players.map((player) => namePlayer(rules, player, say));
  return (
    <StartDialog
      seed={last.seed}
      clock={last.clock}
      isTimed={canEndEarly(file.game, options)}
      onClose={onClose}
      onStart={(seed, clock) => {
        onStart({ options, seats: sitting, seed, clock });
      }}
    >
      <VariantMenu
        file={file}
        words={words}
        value={variant.value}
        onChoose={(key) => (variant.value = key)}
      />
      <SeatFields
        names={names}
        seats={sitting}
        levels={levelsIn(file, variant.value)}
        onChange={(changed) => (seats.value = changed)}
      />
    </StartDialog>
  );
}
