import {
  defaultOptions,
  isSeed,
  own,
  SEED_LENGTH_MAX,
  startMatch,
} from '../../../../core/index.ts';
import type { AnyField, AnyGame, OptionValue, OptionValues } from '../../../../core/index.ts';
import { rogue } from '../../../../games/rogue/index.ts';
import { PERSON, Session } from '../../../../play/index.ts';
import { describeOptionValue } from '../../../menus/option-words.ts';
import type { Grid } from '../../../cells/grid.ts';
import type { Context } from '../../../model/context.ts';
import { isKey } from '../../../model/key.ts';
import type { Key } from '../../../model/key.ts';
import type { Screen } from '../../../model/screen.ts';
import { rowsOf } from '../../../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../../../widgets/bars.ts';
import { moveIndex } from '../../../widgets/list.ts';
import { drawOptionRows, stepOf, stepValue } from '../../../widgets/option-rows.ts';
import type { OptionRow } from '../../../widgets/option-rows.ts';
import { drawField, makeField, typeInto } from '../../../widgets/text-field.ts';
import type { TextField } from '../../../widgets/text-field.ts';
import { putLine, putText } from '../../../widgets/words.ts';

const game = rogue as unknown as AnyGame;
const { map: _map, world: anyWorld, ...others } = rogue.options;
/** Worlds of files are opened elsewhere. */
const world = { ...anyWorld, values: anyWorld.values.filter((kind) => kind !== 'file') };
const { mode, depth, ...more } = others;
const FIELDS: Readonly<Record<string, AnyField>> = { world, mode, depth, ...more };

const ROWS = ['start', 'seed', ...Object.keys(FIELDS)] as const;
const SEED_ROW = 1;

interface Choices {
  readonly options: OptionValues;
  readonly seed: TextField;
  readonly row: number;
}

/** Chooses the random world of a new run: its kind, its size, its seed. */
export function newRunScreen(context: Context, back: Screen, wish?: OptionValues): Screen {
  const wished = wish === undefined || wish['world'] === 'file' ? undefined : wish;
  const options = { ...defaultOptions(rogue.options), ...wished };
  const seed = makeField(context.environment.freshSeed(), SEED_LENGTH_MAX);
  return screenOf(context, { options, seed, row: 0 }, back);
}

function screenOf(context: Context, choices: Choices, back: Screen): Screen {
  const screen: Screen = {
    draw: (grid) => draw(grid, context, choices),
    onKey: (key) => {
      const moved = moveChoice(key, choices);
      if (moved !== undefined) return screenOf(context, { ...choices, row: moved }, back);
      if (isKey(key, 'escape') || (choices.row !== SEED_ROW && isKey(key, 'q'))) return back;
      if (isKey(key, 'enter') && choices.row <= SEED_ROW)
        return start(context, choices, screen, back);
      const changed = change(choices, key);
      return changed === undefined ? screen : screenOf(context, changed, back);
    },
  };
  return screen;
}

/** While a seed is typed only arrows and the like lead to other rows. */
function moveChoice(key: Key, { row }: Choices): number | undefined {
  if (row === SEED_ROW && (key.text !== undefined || isKey(key, 'home', 'end'))) return undefined;
  return moveIndex(key, row, ROWS.length);
}

function change(choices: Choices, key: Key): Choices | undefined {
  const { options, seed, row } = choices;
  if (row === SEED_ROW) {
    const typed = typeInto(seed, key);
    return typed && { ...choices, seed: typed };
  }
  const name = ROWS[row] ?? '';
  const field = own(FIELDS, name);
  const by = isKey(key, 'enter') ? 1 : stepOf(key);
  if (field === undefined || by === undefined) return undefined;
  const value = stepValue(field, valueOf(options, name, field), by);
  return { ...choices, options: { ...options, [name]: value } };
}

function valueOf(options: OptionValues, name: string, field: AnyField): OptionValue {
  return own(options, name) ?? field.default;
}

function start(context: Context, { options, seed }: Choices, screen: Screen, back: Screen): Screen {
  const text = seed.text.trim();
  if (!isSeed(text)) {
    context.tell(context.say('screen-new-bad-seed', { most: SEED_LENGTH_MAX }));
    return screen;
  }
  return startRun(context, options, text, back);
}

/** Begins a run that nobody else plays. */
export function startRun(
  context: Context,
  options: OptionValues,
  seed: string,
  back: Screen,
): Screen {
  const session = new Session(startMatch(game, options, seed), [PERSON]);
  return context.routes.play({ session, name: context.environment.saves.freshName(game.id) }, back);
}

function draw(grid: Grid, context: Context, choices: Choices): void {
  const { say } = context;
  drawTitleBar(grid, ['Turnwright', say('game-rogue'), say('rogue-page-random')]);
  const body = bodyOf(grid);
  const rows = ROWS.map((name) => rowOf(context, choices, name));
  const area = rowsOf(body, 0, Math.min(rows.length, body.height - 5));
  drawOptionRows(grid, area, rows, choices.row);
  if (choices.row === SEED_ROW) {
    const place = { x: body.x + 3, y: body.y + area.height + 1, width: SEED_LENGTH_MAX, height: 1 };
    drawField(grid, { ...place, width: Math.min(place.width, body.width - 4) }, choices.seed);
  }
  const about = rowsOf(body, area.height + (choices.row === SEED_ROW ? 3 : 1), 3);
  putText(
    grid,
    { ...about, x: about.x + 3, width: about.width - 4 },
    rows[choices.row]?.about ?? '',
    {
      ink: 'soft',
    },
  );
  putLine(grid, rowsOf(body, body.height - 1), context.news, { ink: 'warn' });
  drawKeyBar(grid, [
    { keys: '↑↓', label: say('screen-key-choose') },
    { keys: '←→', label: say('screen-key-change') },
    { keys: 'Enter', label: say('rogue-screen-key-start') },
    { keys: 'Esc', label: say('screen-key-back') },
  ]);
}

function rowOf(context: Context, { options, seed }: Choices, name: string): OptionRow {
  const { say } = context;
  if (name === 'start')
    return {
      label: say('rogue-screen-start'),
      value: '',
      about: say('rogue-page-about'),
      steps: false,
    };
  if (name === 'seed') {
    const label = say('screen-new-seed');
    return { label, value: seed.text, about: say('rogue-page-seed-about'), steps: false };
  }
  const field = own(FIELDS, name);
  const value = field === undefined ? '' : valueOf(options, name, field);
  return {
    label: say(`rogue-option-${name}`),
    value: describeOptionValue(context, game, name, value),
    about: say(`rogue-option-${name}-about`),
    steps: true,
  };
}
