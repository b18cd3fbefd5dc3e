import { useSignal } from '@preact/signals';
import { canEndEarly } from '#core';
import type { OptionValues } from '#core';
import type { Seat } from '#play';
import { PERSON } from '#play';
import { participantsOf } from '#voice/participants.ts';
import { describeTurn } from '#voice/generic.ts';
import { GameDialog } from '../board/dialogs/game-dialogs.tsx';
import type { NewGameProps } from '../board/dialogs/game-dialogs.tsx';
import { ResultDialog } from '../board/dialogs/result-dialog.tsx';
import { SeatFields } from '../board/dialogs/seat-fields.tsx';
import { StartDialog } from '../board/dialogs/start-dialog.tsx';
import { GENERIC_PAGE_KEYS } from '#voice/keymap.ts';
import { KeyList } from '../board/key-list.tsx';
import { say } from '../language/language.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileDialog } from '../ui/file-dialog.tsx';
import { OptionForm } from '../ui/option-form.tsx';
import { ShareDialog } from '../ui/share-dialog.tsx';
import type { GenericPage } from './generic-page.ts';

interface DialogsProps {
  readonly page: GenericPage;
}

/** The open dialog, if any. */
export function Dialogs({ page }: DialogsProps) {
  const { gamePage, model } = page;
  const { id } = gamePage.game;
  return (
    <GameDialog
      gamePage={gamePage}
      newGame={(props) => <NewGameDialog page={page} {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'share': {
            const of = { kind: 'game', game: id } as const;
            return <ShareDialog of={of} transcript={model.session.save()} onClose={close} />;
          }
          case 'file':
            return <FileOfGame page={page} />;
          case 'help':
            return <HelpDialog page={page} onClose={close} />;
          case undefined:
            return model.announces.value ? <OverDialog page={page} /> : null;
        }
      }}
    />
  );
}

function FileOfGame({ page: { gamePage, model } }: DialogsProps) {
  return (
    <FileDialog
      name={`${gamePage.game.id}-${model.match.seed.replace(/[^\w-]+/g, '-')}`}
      transcript={model.session.save()}
      onClose={() => (gamePage.dialog.value = undefined)}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) gamePage.dialog.value = undefined;
        return problems;
      }}
    />
  );
}

/** Dialog for a new game: options, players and seed. */
function NewGameDialog({ page, last, onStart, onClose }: DialogsProps & NewGameProps) {
  const { game } = page.gamePage;
  const options = useSignal<OptionValues>(last.options);
  const seats = useSignal<readonly Seat[]>(last.seats);
  const players = game.players(options.value);
  const sitting = Array.from(
    { length: players },
    (_, player): Seat =>
      seats.value[player] ?? (player === 0 ? PERSON : { kind: 'bot', strength: 2 }),
  );
  const names = sitting.map((_, player) => say('player-name', { player, number: player + 1 }));
  return (
    <StartDialog
      seed={last.seed}
      clock={last.clock}
      isTimed={canEndEarly(game, options.value)}
      onClose={onClose}
      onStart={(seed, clock) => onStart({ options: options.value, seats: sitting, seed, clock })}
    >
      <SeatFields names={names} seats={sitting} onChange={(changed) => (seats.value = changed)} />
      <OptionForm
        game={game.id}
        fields={game.options}
        values={options.value}
        onChange={(values) => (options.value = values)}
      />
    </StartDialog>
  );
}

function HelpDialog({ page, onClose }: DialogsProps & { readonly onClose: () => void }) {
  return (
    <Dialog name="help" title={say(`game-${page.gamePage.game.id}`)} onClose={onClose}>
      <p>{say('generic-rules')}</p>
      <KeyList keys={GENERIC_PAGE_KEYS} />
    </Dialog>
  );
}

/** Dialog with the result and the next step. */
function OverDialog({ page: { gamePage, model } }: DialogsProps) {
  const participants = participantsOf(model.session, say);
  return (
    <ResultDialog model={model} onNext={() => gamePage.rematch()}>
      <p class="result">{describeTurn(gamePage.game, model.match.state, participants, say)}</p>
    </ResultDialog>
  );
}
