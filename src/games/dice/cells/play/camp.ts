import type { JourneyState } from '../../rules/index.ts';
import { askedOf, formOf, nextScenario } from '../../rules/index.ts';
import type { CampOffer } from '../../voice/camp-offers.ts';
import { situationOf } from '../../voice/choices.ts';
import { heroToReward } from '../../voice/keepsakes.ts';
import { describePool } from '../../voice/pool.ts';
import { describeJourney, nameInCampaign } from '../../voice/status.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList } from '#screen/widgets/list.ts';
import { putText, wrap } from '#screen/widgets/words.ts';
import { heroesLines, playedLines } from '../side/campaign-log.ts';
import { diceLine } from '../side/hero-sheet.ts';
import { drawPage } from '../side/pages.ts';
import { putTale } from './choice.ts';
import { drawRewards } from './rewards.ts';

export interface CampShown {
  readonly state: JourneyState;
  readonly offers: readonly CampOffer[];
  readonly index: number;
  readonly news: string;
  readonly words: DiceWords;
  /** Progress and keys of a replay of the camp. */
  readonly replay?: { readonly progress: string; readonly keys: readonly KeyLabel[] };
}

/**
 * Draws the camp: the choice to be made, or the party's dice, the pool, rewards and trade, and the next destination. After
 * the campaign, draws its farewell.
 */
export function drawCamp(grid: Grid, shown: CampShown): void {
  const asked = askedOf(shown.state.campaign);
  if (asked !== undefined) drawDecision(grid, shown, asked.id);
  else if (shown.state.campaign.stage !== 'camp') drawFarewell(grid, shown);
  else if (shown.offers.some(({ group }) => group === 'reward')) drawChoice(grid, shown);
  else drawTrade(grid, shown);
  drawKeyBar(grid, shown.words.say, shown.replay?.keys ?? keysOf(shown));
}

/** Draws a choice in camp: the situation, and its options. */
function drawDecision(grid: Grid, shown: CampShown, choice: string): void {
  const { offers, index, words, news, replay } = shown;
  const { say } = words;
  drawTitleBar(grid, [words.adventure, say('dice-camp-title')], replay?.progress ?? '');
  const body = bodyOf(grid);
  const text = { ...body, width: Math.min(body.width, MAX_TEXT) };
  const used = putTale(grid, text, situationOf(choice, words));
  const prompt = putText(grid, rowsOf(body, used + 1, 2), describeJourney(shown.state, words), {
    ink: 'good',
  });
  const list = rowsOf(body, used + prompt + 2, body.height - used - prompt - 4);
  const labels = offers.map(({ label }) => ({ label }));
  drawList(grid, list, labels, index);
  const about = offers[index]?.about ?? '';
  putText(grid, rowsOf(body, body.height - 2, 2), news === '' ? about : news, {
    ink: news === '' ? 'soft' : 'warn',
  });
}

/** Columns of a text, which is hard to read in longer lines. */
const MAX_TEXT = 72;

/** Minimum rows for offers and their descriptions. */
const MIN_OFFERS = 10;

/** Draws the rewards among which a hero chooses one, above his dice. */
function drawChoice(grid: Grid, shown: CampShown): void {
  const { state, words, index, news, replay } = shown;
  const { say } = words;
  drawTitleBar(grid, [words.adventure, say('dice-camp-title')], replay?.progress ?? '');
  const body = bodyOf(grid);
  const fits = (text: string) => widthOf(text) <= body.width;
  const prompt = describeJourney(state, words, fits);
  putText(grid, rowsOf(body, 0, 1), prompt, { ink: 'title', bold: true });
  const at = heroToReward(state);
  const dice = state.campaign.heroes[at]?.sheet.dice.map(([type, size]) => ({ type, size })) ?? [];
  const row = drawOwner(grid, body, 1, nameInCampaign(state, at, words), dice, words);
  const last = news === '' ? 0 : 1;
  drawRewards(grid, rowsOf(body, row + 1, body.height - row - 1 - last), { state, index, words });
  putText(grid, rowsOf(body, body.height - 1, last), news, { ink: 'warn' });
}

/** Draws the dice each hero may take, and those of the pool. */
function drawTrade(grid: Grid, { state, offers, index, words, news, replay }: CampShown): void {
  const { say } = words;
  const next = nextScenario(state.campaign);
  const road = next === undefined ? '' : say('dice-camp-next', { scenario: words.scenario(next) });
  drawTitleBar(grid, [words.adventure, say('dice-camp-title')], replay?.progress ?? road);
  const body = bodyOf(grid);
  const fits = (text: string) => widthOf(text) <= body.width;
  const prompt = describeJourney(state, words, fits);
  putText(grid, rowsOf(body, 0, 2), prompt, { ink: 'title', bold: true });
  let row = 2;
  for (const [at, hero] of state.campaign.heroes.entries()) {
    if (hero.gone) continue;
    const dice = hero.sheet.dice.map(formOf);
    row = drawOwner(grid, body, row, nameInCampaign(state, at, words), dice, words);
  }
  const pool = state.campaign.pool.map(formOf);
  row = drawOwner(grid, body, row, say('dice-camp-pool'), pool, words);
  // Offers take priority over pool dice that cannot be used, which matter for trade only.
  const isTrade = offers.some(({ group }) => group === 'leave');
  for (const text of isTrade ? describePool(state, words) : []) {
    const rows = wrap(text, body.width).length;
    if (rows > body.height - row - MIN_OFFERS) continue;
    row += putText(grid, rowsOf(body, row, rows), text, { ink: 'soft' });
  }
  const list = rowsOf(body, row + 1, body.height - row - 4);
  drawList(
    grid,
    list,
    offers.map(({ label }) => ({ label })),
    index,
  );
  const about = offers[index]?.about ?? '';
  putText(grid, rowsOf(body, body.height - 2, 2), news === '' ? about : news, {
    ink: news === '' ? 'soft' : 'warn',
  });
}

/** Draws the end of a campaign: scenarios won, and the survivors. */
function drawFarewell(grid: Grid, { state, words, news, replay }: CampShown): void {
  drawTitleBar(grid, [words.adventure], replay?.progress);
  const body = bodyOf(grid);
  const isWon = state.campaign.stage === 'won';
  const ink = { ink: isWon ? 'good' : 'bad', bold: true } as const;
  putText(grid, rowsOf(body, 0, 2), describeJourney(state, words).toUpperCase(), ink);
  const lines = () => [...playedLines(state, words), ...heroesLines(state, words)];
  drawPage(grid, rowsOf(body, 3, body.height - 5), { title: '', lines }, 0);
  putText(grid, rowsOf(body, body.height - 1, 1), news, { ink: 'warn' });
}

function keysOf({ state, words: { say } }: CampShown): readonly KeyLabel[] {
  const isCamp = state.campaign.stage === 'camp';
  return [
    ...(isCamp
      ? [
          { keys: '↑↓', label: say('screen-key-choose') },
          { keys: 'Enter', label: say('dice-camp-key-take') },
        ]
      : []),
    { keys: 'u', label: say('screen-key-undo') },
    { keys: 'm', label: say('label-map') },
    { keys: 's', label: say('dice-screen-key-heroes') },
    { keys: 'j', label: say('dice-camp-key-journal') },
    { keys: '?', label: say('screen-key-help') },
    { keys: 'q', label: say('screen-key-back') },
  ];
}

function drawOwner(
  grid: Grid,
  body: Area,
  row: number,
  name: string,
  dice: readonly {
    readonly type: Parameters<typeof diceLine>[0][number]['type'];
    readonly size: number;
  }[],
  words: DiceWords,
): number {
  const area = rowsOf(body, row, 1);
  let x = grid.put(area.x, area.y, `${name}: `, { ink: 'soft' });
  let y = area.y;
  for (const { text, ink } of diceLine(dice, words, words.say('list-none')).parts) {
    if (x + text.length > body.x + body.width) [x, y] = [body.x + 2, y + 1];
    x = grid.put(x, y, text, ink);
  }
  return row + 1 + y - area.y;
}
