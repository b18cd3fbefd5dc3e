import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import { currentMessages, say } from '../language/language.ts';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { loadLabGames } from './lab-games.ts';
import type { LabGame, LabGames, StudyChoices } from './lab-games.ts';

const MIN_GAMES = 2;
const MAX_GAMES = 10_000;
const PRECISIONS = [1, 2, 3, 5] as const;
const ENDS = ['games', 'precision'] as const;

/** Values of the form, as text; an unknown game is the first. */
interface Fields {
  readonly game: string;
  readonly one: string;
  readonly two: string;
  readonly end: (typeof ENDS)[number];
  readonly games: string;
  readonly precision: string;
  readonly seed: string;
}

const FIRST: Fields = {
  game: '',
  one: 'club',
  two: 'casual',
  end: 'games',
  games: '100',
  precision: '3',
  seed: 'arena',
};

/** Value for all bots of a single-player game. */
const ALL = '*';

function isValidCount(text: string): boolean {
  const games = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return games >= MIN_GAMES && games <= MAX_GAMES;
}

function choicesOf(fields: Fields, game: LabGame): StudyChoices {
  const { one, two, end, games, precision, seed } = fields;
  const runBots = game.bots.includes(one) ? [one] : game.bots;
  return {
    game,
    bots: game.kind === 'arena' ? [one, two] : runBots,
    end:
      end === 'games'
        ? { kind: 'games', games: Number(games) }
        : { kind: 'precision', width: Number(precision) / 100 },
    seed,
  };
}

function botName(name: string, at: number, { kind }: LabGame): string {
  if (kind === 'runs') return name;
  const word = at === 0 ? say('lab-page-random') : say(`strength-${at}`);
  return `${word} (${name})`;
}

interface RunFormProps {
  readonly onRun: (choices: StudyChoices) => void;
}

/** Form for a small study. */
export function RunForm({ onRun }: RunFormProps) {
  const fields = useSignal(FIRST);
  const games = useSignal<LabGames>();
  const hasFailed = useSignal(false);
  const { language } = currentMessages();
  useEffect(() => {
    loadLabGames().then(
      (loaded) => (games.value = loaded),
      () => (hasFailed.value = true),
    );
  }, [language]);
  if (hasFailed.value) return <p class="wrong">{say('web-load-failed')}</p>;
  if (games.value === undefined) return <p>{say('web-loading')}</p>;
  const all = [...games.value.builtIn, ...games.value.boards];
  const game = all.find(({ id }) => id === fields.value.game) ?? all[0];
  if (game === undefined) return null;
  const { end, games: count, seed } = fields.value;
  const canRun = (end !== 'games' || isValidCount(count)) && isSeed(seed);
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canRun) onRun(choicesOf(fields.value, game));
      }}
    >
      <GameField games={games.value} game={game} fields={fields} />
      <BotFields game={game} fields={fields} />
      <EndFields fields={fields} />
      <SeedField fields={fields} />
      <button type="submit" class="primary" disabled={!canRun}>
        <Icon name="play" />
        {say('lab-page-run')}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly fields: Signal<Fields>;
}

function GameField({
  games,
  game,
  fields,
}: FieldProps & { readonly games: LabGames; readonly game: LabGame }) {
  const options = (list: readonly LabGame[]) =>
    list.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ));
  return (
    <label class="field">
      <span>{say('lab-page-game')}</span>
      <select
        value={game.id}
        onChange={(event) => (fields.value = { ...fields.value, game: event.currentTarget.value })}
      >
        {options(games.builtIn)}
        <optgroup label={say('lab-page-boards')}>{options(games.boards)}</optgroup>
      </select>
    </label>
  );
}

function BotFields({ game, fields }: FieldProps & { readonly game: LabGame }) {
  const { value } = fields;
  if (game.kind === 'runs') {
    const chosen = game.bots.includes(value.one) ? value.one : ALL;
    const all = { value: ALL, label: say('lab-page-all-bots') };
    return (
      <BotField
        label={say('lab-page-bot')}
        value={chosen}
        bots={[all, ...game.bots.map((bot) => ({ value: bot, label: bot }))]}
        onChange={(one) => (fields.value = { ...value, one })}
      />
    );
  }
  const bots = game.bots.map((bot, at) => ({ value: bot, label: botName(bot, at, game) }));
  return (
    <div class="lab-pair">
      {(['one', 'two'] as const).map((side) => (
        <BotField
          key={side}
          label={say(`lab-page-${side}`)}
          value={game.bots.includes(value[side]) ? value[side] : FIRST[side]}
          bots={bots}
          onChange={(bot) => (fields.value = { ...fields.value, [side]: bot })}
        />
      ))}
    </div>
  );
}

interface BotFieldProps {
  readonly label: string;
  readonly value: string;
  readonly bots: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (bot: string) => void;
}

function BotField({ label, value, bots, onChange }: BotFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {bots.map((bot) => (
          <option key={bot.value} value={bot.value}>
            {bot.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function EndFields({ fields }: FieldProps) {
  const { value } = fields;
  const note = useId();
  const isWrong = !isValidCount(value.games);
  return (
    <>
      <Choice
        label={say('lab-page-end')}
        value={value.end}
        choices={ENDS.map((end) => ({ value: end, label: say(`lab-page-end-${end}`) }))}
        onChoose={(end) => (fields.value = { ...value, end })}
      />
      {value.end === 'games' ? (
        <div class="field">
          <label for={`${note}-count`}>{say('lab-page-games')}</label>
          <input
            id={`${note}-count`}
            type="text"
            inputMode="numeric"
            value={value.games}
            aria-invalid={isWrong}
            aria-describedby={note}
            onInput={(event) => (fields.value = { ...value, games: event.currentTarget.value })}
          />
          <p id={note} class={isWrong ? 'wrong' : 'about'}>
            {say('lab-page-games-about', { least: MIN_GAMES, most: MAX_GAMES })}
          </p>
        </div>
      ) : (
        <Choice
          label={say('lab-page-precision')}
          about={say('lab-page-precision-about')}
          value={value.precision}
          choices={PRECISIONS.map((percent) => ({
            value: String(percent),
            label: say('lab-page-within', { percent }),
          }))}
          onChoose={(precision) => (fields.value = { ...value, precision })}
        />
      )}
    </>
  );
}

function SeedField({ fields }: FieldProps) {
  const note = useId();
  const { value } = fields;
  const isWrong = !isSeed(value.seed);
  return (
    <div class="field">
      <label for={`${note}-seed`}>{say('label-seed')}</label>
      <input
        id={`${note}-seed`}
        type="text"
        value={value.seed}
        maxLength={MAX_SEED_LENGTH}
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby={note}
        onInput={(event) => (fields.value = { ...value, seed: event.currentTarget.value })}
      />
      <p id={note} class={isWrong ? 'wrong' : 'about'}>
        {say('lab-page-seed-about')}
      </p>
    </div>
  );
}
