import { canEndEarly, own } from '#core';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { AnyField, OptionValues } from '#core';
import { kalah } from '../../rules/index.ts';
import { PERSON, MAX_STRENGTH } from '#play';
import type { Seat } from '#play';
import { Choice } from '#web/ui/choice.tsx';
import { OptionForm } from '#web/ui/option-form.tsx';
import { say } from '#web/language/language.ts';
import { StartDialog } from '#web/board/dialogs/start-dialog.tsx';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';

const OPPONENTS = ['bot', 'person'] as const;
const BEGINNERS = ['you', 'bot'] as const;
const STRENGTHS = Array.from({ length: MAX_STRENGTH }, (_, i) => String(i + 1));

/** Configures a new game: opponent, board, rules and seed. */
export function NewGameDialog({ last, onStart, onClose }: NewGameProps) {
  const bot = last.seats.find((seat) => seat.kind === 'bot');
  const opponent = useSignal<(typeof OPPONENTS)[number]>(bot === undefined ? 'person' : 'bot');
  const strength = useSignal(String(bot?.strength ?? 2));
  const begins = useSignal<(typeof BEGINNERS)[number]>(
    last.seats[0]?.kind === 'bot' ? 'bot' : 'you',
  );
  const options = useSignal<OptionValues>(last.options);
  return (
    <StartDialog
      seed={last.seed}
      clock={last.clock}
      isTimed={canEndEarly(kalah, options.value)}
      onClose={onClose}
      onStart={(seed, clock) => {
        const seats = seatsOf(opponent.value, begins.value, Number(strength.value));
        onStart({ options: options.value, seats, seed, clock });
      }}
    >
      <Opponent opponent={opponent} strength={strength} begins={begins} />
      <Rules options={options} />
    </StartDialog>
  );
}

function seatsOf(opponent: string, begins: string, strength: number): Seat[] {
  if (opponent === 'person') return [PERSON, PERSON];
  const bot: Seat = { kind: 'bot', strength };
  return begins === 'bot' ? [bot, PERSON] : [PERSON, bot];
}

interface OpponentProps {
  readonly opponent: Signal<(typeof OPPONENTS)[number]>;
  readonly strength: Signal<string>;
  readonly begins: Signal<(typeof BEGINNERS)[number]>;
}

function Opponent({ opponent, strength, begins }: OpponentProps) {
  return (
    <>
      <Choice
        label={say('web-opponent')}
        value={opponent.value}
        choices={OPPONENTS.map((value) => ({ value, label: say(`web-opponent-${value}`) }))}
        onChoose={(value) => (opponent.value = value)}
      />
      {opponent.value === 'person' ? null : (
        <>
          <Choice
            label={say('web-strength')}
            about={say(`strength-${strength.value}-about`)}
            value={strength.value}
            choices={STRENGTHS.map((value) => ({ value, label: say(`strength-${value}`) }))}
            onChoose={(value) => (strength.value = value)}
          />
          <Choice
            label={say('label-begins')}
            value={begins.value}
            choices={BEGINNERS.map((value) => ({ value, label: say(`web-begins-${value}`) }))}
            onChoose={(value) => (begins.value = value)}
          />
        </>
      )}
    </>
  );
}

const BOARD = ['houses', 'seeds'];

function Rules({ options }: { readonly options: Signal<OptionValues> }) {
  const all = Object.entries<AnyField>(kalah.options);
  const board = all.filter(([name]) => BOARD.includes(name));
  const rules = all.filter(([name]) => !BOARD.includes(name));
  const changed = rules.filter(
    ([name, field]) => own(options.value, name) !== field.default,
  ).length;
  const form = (fields: typeof all) => (
    <OptionForm
      game={kalah.id}
      fields={Object.fromEntries(fields)}
      values={options.value}
      onChange={(values) => (options.value = values)}
    />
  );
  return (
    <>
      {form(board)}
      <details class="rules">
        <summary>
          {say('label-rules')} <span class="about">{say('web-rules-changed', { changed })}</span>
        </summary>
        {form(rules)}
      </details>
    </>
  );
}
