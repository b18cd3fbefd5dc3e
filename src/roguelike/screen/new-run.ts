import { defaultOptions, isSeed, own, MAX_SEED_LENGTH } from '#core';
import type { AnyField, AnyGame, OptionValue, OptionValues } from '#core';
import { commandOf } from '#play';
import {
  describeOptionAbout,
  describeOptionName,
  describeOptionValue,
} from '#screen/menus/option-words.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels, isKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { SMALL_SIZE } from '#screen/menus/too-small.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { moveFromField, moveIndex } from '#screen/widgets/list.ts';
import { drawOptionRows, stepOf, stepValue } from '#screen/widgets/option-rows.ts';
import type { OptionRow } from '#screen/widgets/option-rows.ts';
import { drawField, makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { putLine, putText } from '#screen/widgets/words.ts';
import { NEW_RUN_KEYS, SEED_KEYS } from '../keymap.ts';
import { Daily } from './daily.ts';
import { findLastRun, openLastRun } from './last-run.ts';
import type { LastRun } from './last-run.ts';
import { hasRecords, recordsPage } from './records.ts';
import { startRun } from './start-run.ts';

/** Choices on the new run screen. */
export interface RunChoices {
  readonly game: AnyGame;
  /** Options in the order of their rows. */
  readonly fields: Readonly<Record<string, AnyField>>;
  /** Path in title bars. */
  readonly path: readonly string[];
  /** One-line description of the game. */
  readonly about: string;
  /** True to offer the last run and the best runs here as well. */
  readonly offersLast?: boolean;
  /** Options of daily runs, to offer one as well; needs `offersLast`. */
  readonly daily?: OptionValues;
  /** The game's own words for options. */
  readonly words?: OptionWords;
}

interface OptionWords {
  /** Name of a value; undefined for the usual one. */
  value(name: string, value: OptionValue): string | undefined;
  /** Addition to the explanation of an option; empty for none. */
  about(name: string): string;
}

/** Rows before and after the options. `LAST` appears only if an unfinished run exists. */
const [LAST, START, SEED, DAILY, RECORDS] = ['last', 'start', 'seed', 'daily', 'records'];

interface Chosen {
  readonly options: OptionValues;
  readonly seed: TextField;
  /** True while the seed is the proposed one, which typing replaces. */
  readonly isProposed: boolean;
  /** Selected row; undefined for the first. */
  readonly row: string | undefined;
}

/** Screen for choosing the options and seed of a new run. */
export function newRunScreen(
  context: Context,
  choices: RunChoices,
  back: Screen,
  initialOptions: OptionValues = {},
): Screen {
  const options = { ...defaultOptions(choices.game.options), ...initialOptions };
  const seed = makeField(context.environment.freshSeed(), MAX_SEED_LENGTH);
  const chosen = { options, seed, isProposed: true, row: undefined };
  return new NewRun(context, choices, back).at(chosen);
}

/** Saved runs of the game. */
interface Earlier {
  readonly last: LastRun | undefined;
  readonly daily: Daily | undefined;
  readonly hasRecords: boolean;
}

const NO_RUNS: Earlier = { last: undefined, daily: undefined, hasRecords: false };

/** Controller of the new run screens. Each state of the choice has its own screen. */
class NewRun {
  readonly #context: Context;
  readonly #choices: RunChoices;
  readonly #back: Screen;
  #earlierRuns: Earlier | undefined;

  constructor(context: Context, choices: RunChoices, back: Screen) {
    this.#context = context;
    this.#choices = choices;
    this.#back = back;
  }

  at(chosen: Chosen): Screen {
    const screen: Screen = {
      minSize: SMALL_SIZE,
      draw: (grid) => this.#draw(grid, chosen),
      onKey: (key) => this.#press(key, chosen, screen),
      isTyping: () => chosen.row === SEED,
      onPaste: (text) => this.#paste(text, chosen) ?? screen,
      enter: () => this.#context.environment.notePlayed?.(this.#choices.game.id, undefined),
      music: () => undefined,
    };
    return screen;
  }

  /** Saved runs, cached until a run is resumed from here. */
  get #earlier(): Earlier {
    const { game, offersLast, daily: options } = this.#choices;
    if (offersLast !== true) return NO_RUNS;
    this.#earlierRuns ??= {
      last: findLastRun(this.#context, game.id),
      daily: options && new Daily(this.#context, { game, options }),
      hasRecords: hasRecords(this.#context, game.id),
    };
    return this.#earlierRuns;
  }

  #rows(): readonly string[] {
    const { fields } = this.#choices;
    const { last, daily, hasRecords: isRecorded } = this.#earlier;
    return [
      ...(last === undefined ? [] : [LAST]),
      START,
      SEED,
      ...Object.keys(fields),
      ...(daily === undefined ? [] : [DAILY]),
      ...(isRecorded ? [RECORDS] : []),
    ];
  }

  #press(key: Key, chosen: Chosen, screen: Screen): Screen {
    const row = chosen.row ?? this.#rows()[0] ?? START;
    const isTyping = row === SEED;
    const moved = this.#move(key, row);
    if (moved !== undefined) return this.at({ ...chosen, row: moved });
    const command = commandOf(isTyping ? SEED_KEYS : NEW_RUN_KEYS, key);
    if (command === 'back') return this.#back;
    if (command === 'help') return this.#context.routes.help(screen);
    const isPressed = command === 'done' || (!isTyping && isKey(key, 'space'));
    if (isPressed && row === LAST) return this.#resume(screen);
    if (isPressed && row === DAILY) return this.#playDaily(screen);
    if (isPressed && row === RECORDS) {
      const { game, path } = this.#choices;
      return recordsPage(this.#context, game.id, path, screen);
    }
    if (command === 'done' || (isPressed && row === START)) return this.#start(chosen, screen);
    const changed = this.#change(key, chosen, row);
    return changed === undefined ? screen : this.at(changed);
  }

  /**
   * Row after a navigation key. While a seed is being typed, only keys that do not edit text change
   * the row.
   */
  #move(key: Key, row: string): string | undefined {
    const rows = this.#rows();
    const move = row === SEED ? moveFromField : moveIndex;
    const moved = move(key, Math.max(0, rows.indexOf(row)), rows.length);
    return moved === undefined ? undefined : rows[moved];
  }

  #change(key: Key, chosen: Chosen, row: string): Chosen | undefined {
    const { options, seed } = chosen;
    if (row === SEED) {
      const replaces = key.text !== undefined || isKey(key, 'backspace', 'delete');
      const before = chosen.isProposed && replaces ? makeField('', MAX_SEED_LENGTH) : seed;
      const typed = typeInto(before, key) ?? (before === seed ? undefined : before);
      return typed && { ...chosen, seed: typed, isProposed: false };
    }
    const field = own(this.#choices.fields, row);
    const by = stepOf(key);
    if (field === undefined || by === undefined) return undefined;
    const value = stepValue(field, valueOf(options, row, field), by);
    return { ...chosen, options: { ...options, [row]: value } };
  }

  /** Replaces the seed with pasted text. */
  #paste(text: string, chosen: Chosen): Screen | undefined {
    const [line = ''] = text.trim().split(/[\r\n]/);
    if (line === '') return undefined;
    const seed = makeField(line.slice(0, MAX_SEED_LENGTH), MAX_SEED_LENGTH);
    return this.at({ ...chosen, seed, isProposed: false, row: SEED });
  }

  #resume(screen: Screen): Screen {
    const { last } = this.#earlier;
    this.#earlierRuns = undefined;
    return last === undefined ? screen : openLastRun(this.#context, last, screen);
  }

  #playDaily(screen: Screen): Screen {
    const { daily } = this.#earlier;
    this.#earlierRuns = undefined;
    return daily?.play(screen) ?? screen;
  }

  #start({ options, seed }: Chosen, screen: Screen): Screen {
    const { say } = this.#context;
    const text = seed.text.trim();
    if (!isSeed(text)) {
      this.#context.announce(say('screen-new-bad-seed', { most: MAX_SEED_LENGTH }));
      return screen;
    }
    const { game, offersLast } = this.#choices;
    // On leaving the run, the player finds it first in the list.
    const back =
      offersLast === true
        ? newRunScreen(this.#context, this.#choices, this.#back, options)
        : this.#back;
    return startRun(this.#context, game, options, text, back);
  }

  #draw(grid: Grid, chosen: Chosen): void {
    const { say, news } = this.#context;
    drawTitleBar(grid, ['Turnwright', ...this.#choices.path]);
    const body = bodyOf(grid);
    const names = this.#rows();
    const rows = names.map((name) => this.#row(name, chosen));
    const index = Math.max(0, names.indexOf(chosen.row ?? ''));
    const area = rowsOf(body, 0, Math.min(rows.length, body.height - 5));
    drawOptionRows(grid, area, rows, index);
    const isTyping = chosen.row === SEED;
    if (isTyping) {
      const place = {
        x: body.x + 3,
        y: body.y + area.height + 1,
        width: MAX_SEED_LENGTH,
        height: 1,
      };
      drawField(grid, { ...place, width: Math.min(place.width, body.width - 4) }, chosen.seed);
    }
    const about = rowsOf(body, area.height + (isTyping ? 3 : 1), 3);
    const place = { ...about, x: about.x + 3, width: about.width - 4 };
    putText(grid, place, rows[index]?.about ?? '', { ink: 'soft' });
    putLine(grid, rowsOf(body, body.height - 1), news, { ink: 'warn' });
    drawKeyBar(grid, say, barLabels(say, isTyping ? SEED_KEYS : NEW_RUN_KEYS));
  }

  #row(name: string, { options, seed }: Chosen): OptionRow {
    const { say } = this.#context;
    const { game, fields, about, words } = this.#choices;
    if (name === LAST) {
      const label = say('run-continue', { entries: this.#earlier.last?.entries ?? 0 });
      return { label, value: '', about: say('run-continue-about'), steps: false };
    }
    if (name === START) return { label: say('run-start'), value: '', about, steps: false };
    if (name === SEED) {
      const label = say('label-seed');
      return { label, value: seed.text, about: say('run-seed-about'), steps: false };
    }
    if (name === DAILY)
      return {
        label: say('run-daily'),
        value: '',
        about: this.#earlier.daily?.about ?? '',
        steps: false,
      };
    if (name === RECORDS) {
      const label = say('run-records');
      return { label, value: '', about: say('run-records-about'), steps: false };
    }
    const field = own(fields, name);
    const value = field === undefined ? '' : valueOf(options, name, field);
    return {
      label: describeOptionName(this.#context, game, name),
      value: words?.value(name, value) ?? describeOptionValue(this.#context, game, name, value),
      about: `${describeOptionAbout(this.#context, game, name)} ${words?.about(name) ?? ''}`.trim(),
      steps: true,
    };
  }
}

function valueOf(options: OptionValues, name: string, field: AnyField): OptionValue {
  return own(options, name) ?? field.default;
}
