import type { DiceState, JourneyState } from '../../rules/index.ts';
import { describeObjective } from '../../voice/objective.ts';
import type { Tale } from '../../voice/choices.ts';
import { describeEnd } from '../../voice/ending.ts';
import { scenarioRules } from '../../voice/traits.ts';
import type { EndLine } from '../../voice/endless/ending.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { centred, inset, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import { drawPage, EMPTY_LINE, paragraph, textLine } from '../side/pages.ts';
import type { PageLine } from '../side/pages.ts';
import { heroInk } from '../table/top.ts';

/** Width of text pages in columns. */
const READING_WIDTH = 68;

/** The column of text pages. */
export function column(grid: Grid): Area {
  const width = Math.min(READING_WIDTH, grid.width - 4);
  const centredArea = { ...grid.area, x: Math.floor((grid.width - width) / 2), width };
  return inset(rowsOf(centredArea, 0, grid.height - 1), 0, 1);
}

/** Lines above and below a full-screen text. */
interface ReadingOptions {
  /** Progress of a replay, and its keys. */
  readonly replay?: { readonly progress: string; readonly keys: string };
  /** Description of the keys, if not "any key". */
  readonly keys?: string;
  /** At the end of a scenario: score, daily and achievements. */
  readonly news?: readonly EndLine[];
}

/** Draws a text from line `top` with its keys below. Returns true if more text follows. */
function drawReading(
  grid: Grid,
  lines: (width: number) => readonly PageLine[],
  top: number,
  { say }: DiceWords,
  { replay, keys: ahead = say('dice-screen-any-key') }: ReadingOptions = {},
): boolean {
  const area = column(grid);
  const text = rowsOf(area, 0, area.height - 1);
  const all = lines(text.width - 1);
  const first = Math.min(top, Math.max(0, all.length - text.height));
  drawPage(grid, text, { title: '', lines: () => all }, first);
  const isMore = first + text.height < all.length;
  const go = ahead + (isMore ? ` · ${say('dice-screen-more-text')}` : '');
  const keys = replay?.keys ?? go;
  putLine(grid, rowsOf(grid.area, 0, 1), replay?.progress ?? '', { ink: 'soft' }, 'centre');
  putLine(grid, rowsOf(grid.area, grid.height - 1, 1), keys, { ink: 'accent' }, 'centre');
  return isMore;
}

/**
 * Draws the introduction of a scenario: story, objective and rules. Returns true if more text
 * follows.
 */
export function drawIntro(grid: Grid, state: DiceState, words: DiceWords, top: number): boolean {
  const { say } = words;
  const { id } = state.world.scenario;
  const lines = (width: number) => [
    textLine(words.scenario(id), { ink: 'title', bold: true }),
    EMPTY_LINE,
    ...paragraph(words.tale(id, 'intro', state.world.story, state.heroes.length), width),
    EMPTY_LINE,
    ...paragraph(describeObjective(state, words), width, { ink: 'good' }),
    ...paragraph(say('dice-screen-turns', { count: state.timer + 1 }), width, { ink: 'warn' }),
    ...scenarioRules(state, words).flatMap(({ name, meaning }) =>
      paragraph(`${name}: ${meaning}`, width, { ink: 'soft' }),
    ),
  ];
  return drawReading(grid, lines, top, words);
}

/** Draws a page of the story. Returns true if more text follows. */
export function drawTale(
  grid: Grid,
  { title, text }: Tale,
  words: DiceWords,
  top: number,
  options: ReadingOptions = {},
): boolean {
  const lines = (width: number) => [
    ...paragraph(title, width, { ink: 'title', bold: true }),
    EMPTY_LINE,
    ...paragraph(text, width),
  ];
  return drawReading(grid, lines, top, words, options);
}

/** Draws news above a full-screen text. */
export function drawNews(grid: Grid, news: string): void {
  putLine(grid, rowsOf(grid.area, 0, 1), news, { ink: 'warn' }, 'centre');
}

/**
 * Announces the next turn between two lines in the hero's colour, for handing over the keyboard.
 */
export function drawTurnStart(grid: Grid, state: DiceState, words: DiceWords): void {
  const { hero } = state.turn;
  const ink = { ink: heroInk(state, hero) } as const;
  const row = Math.floor((grid.height - 5) / 2);
  const line = '─'.repeat(grid.width);
  grid.put(0, row, line, ink);
  grid.put(0, row + 4, line, ink);
  const name = words.hero(state, hero).toUpperCase();
  const text = words.say('dice-screen-turn', { hero: name });
  putLine(grid, rowsOf(grid.area, row + 2, 1), text, { ...ink, bold: true }, 'centre');
  const time = words.say('dice-screen-time', { timer: state.timer });
  putLine(grid, rowsOf(grid.area, row + 6, 1), time, { ink: 'soft' }, 'centre');
  const go = words.say('dice-screen-any-key');
  putLine(grid, rowsOf(grid.area, grid.height - 2, 1), go, { ink: 'accent' }, 'centre');
}

const END_INKS: Readonly<Record<EndLine['kind'], Ink>> = {
  score: { ink: 'title', bold: true },
  detail: { ink: 'text' },
  best: { ink: 'good' },
  daily: { ink: 'title', bold: true },
  signs: { ink: 'accent' },
  achievement: { ink: 'good' },
};

/**
 * Draws the end of a scenario: the result, fallen heroes, rewards and lessons, and the last events.
 */
export function drawEnd(
  grid: Grid,
  journey: JourneyState,
  state: DiceState,
  words: DiceWords,
  sentences: readonly string[],
  top: number,
  options: ReadingOptions = {},
): boolean {
  const { isWon, title, story, fallen, facts, notes } = describeEnd(journey, state, words);
  const { news = [] } = options;
  const lines = (width: number) => [
    ...paragraph(title.toUpperCase(), width, { ink: isWon ? 'good' : 'bad', bold: true }),
    EMPTY_LINE,
    ...story.flatMap((text) => [...paragraph(text, width), EMPTY_LINE]),
    ...fallen.flatMap((text) => paragraph(text, width, { ink: 'bad' })),
    ...paragraph(facts, width),
    ...notes.flatMap((text) => paragraph(text, width, { ink: 'accent' })),
    EMPTY_LINE,
    ...news.flatMap(({ kind, text }) => paragraph(text, width, END_INKS[kind])),
    ...(news.length === 0 ? [] : [EMPTY_LINE]),
    ...sentences.flatMap((text) => paragraph(text, width, { ink: 'soft' })),
  ];
  return drawReading(grid, lines, top, words, options);
}

/** Draws a tutorial hint over an area of the table. */
export function drawHint(grid: Grid, tableArea: Area, text: string, { say }: DiceWords): void {
  const width = Math.min(READING_WIDTH, tableArea.width);
  const lines = wrap(text, width - 4);
  const height = Math.min(tableArea.height, lines.length + 3);
  const inside = drawPanel(grid, centred(tableArea, { width, height }));
  for (const [row, line] of lines.entries()) putLine(grid, rowsOf(inside, row, 1), line);
  const keys = say('dice-screen-hint-keys');
  putLine(grid, rowsOf(inside, lines.length, 1), keys, { ink: 'accent' }, 'right');
}
