import { phaseOf, playersOf } from '../../rules/index.ts';
import type {
  DiceState,
  JourneyAction,
  JourneyEvent,
  JourneyGame,
  JourneyState,
} from '../../rules/index.ts';
import { campOffers } from '../../voice/camp-offers.ts';
import type { CheckShown } from '../../voice/checks.ts';
import { taleAfter } from '../../voice/choices.ts';
import { describeJourneyEvents } from '../../voice/happenings.ts';
import { offersShown } from '../../voice/offers.ts';
import type { OfferShown } from '../../voice/offers.ts';
import { describeScene } from '../../voice/status.ts';
import { checkIn } from '../../voice/steps.ts';
import { checkOnTable, heroOnTable } from '../../voice/table.ts';
import { suggestedDice, withSuggested } from '../../voice/suggested-dice.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import type { ReplayedMoment } from '#screen/model/look.ts';
import { fitsStatus } from '../table/frame.ts';
import { drawTable } from '../table/table.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { drawSidePanel, roomsOf } from './side-panel.ts';
import { drawEnd, drawTale } from './banners.ts';
import { drawCamp } from './camp.ts';
import { drawChoice } from './choice.ts';

export type JourneyMoment = ReplayedMoment<JourneyState, JourneyAction, JourneyEvent, CheckShown>;

/**
 * Width of the replay keys, to fit the narrowest table. The last two always appear, the others as
 * space allows.
 */
const MAX_LINE = 74;

function keyLine(keys: readonly KeyLabel[]): string {
  const texts = keys.map(({ keys: names, label }) => `${names} ${label}`);
  const others = texts.slice(0, -2);
  const line = () => [...others, ...texts.slice(-2)].join('  ');
  while (others.length > 0 && widthOf(line()) > MAX_LINE) others.pop();
  return line();
}

function sentencesOf({ last }: JourneyMoment, words: DiceWords): readonly string[] {
  return last === undefined ? [] : describeJourneyEvents(last.before, last.events, words);
}

/** The offers in a scene, as seen by the player who chose. */
function offersIn(game: JourneyGame, state: JourneyState, words: DiceWords): readonly OfferShown[] {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') return [];
  const { scene } = game.view(state, 0);
  const decides = Math.max(0, playersOf(state).indexOf(turn.player));
  return scene === undefined ? [] : offersShown(scene, decides, words);
}

function drawScene(
  grid: Grid,
  scene: DiceState,
  moment: JourneyMoment,
  game: JourneyGame,
  words: DiceWords,
): void {
  const { state, frame, last, next, progress, keys } = moment;
  const isRolling = frame !== undefined;
  const suggested = isRolling ? undefined : suggestedDice(scene, words);
  const offers = isRolling ? [] : withSuggested(offersIn(game, state, words), suggested);
  const text = next && game.makeAction(state, next);
  const chosen = offers.find(
    ({ action }) => game.makeAction(state, { kind: 'scene', action }) === text,
  );
  const sentences = isRolling ? [] : sentencesOf(moment, words);
  if (phaseOf(scene)?.kind === 'choice') {
    const news = sentencesOf(moment, words).at(-1) ?? '';
    drawChoice(grid, scene, words, { offers, taken: chosen, news, keys: keyLine(keys) });
    return;
  }
  const rooms = roomsOf(grid.area);
  const prompt = describeScene(scene, words, fitsStatus(rooms.table));
  drawSidePanel(grid, rooms, scene, words);
  drawTable(grid, rooms.table, {
    state: scene,
    hero: heroOnTable(scene),
    words,
    offers,
    taken: chosen,
    page: 0,
    suggested: suggested?.slots ?? [],
    check: frame ?? suggested?.check ?? checkOnTable(scene, checkIn(last, words), words),
    sentences,
    status: isRolling ? words.say('dice-status-roll') : prompt,
    isNews: false,
    keys: keyLine(keys),
    caption: progress,
  });
}

function drawRest(grid: Grid, moment: JourneyMoment, words: DiceWords, game: JourneyGame): void {
  const { state, next, progress, keys } = moment;
  const turn = game.turn(state);
  const offers = turn.kind === 'decide' ? campOffers(state, turn.actions, words) : [];
  const text = next && game.makeAction(state, next);
  const chosen = offers.findIndex(({ action }) => game.makeAction(state, action) === text);
  drawCamp(grid, {
    state,
    offers,
    index: Math.max(0, chosen),
    news: sentencesOf(moment, words).join(' '),
    words,
    replay: { progress, keys },
  });
}

/** Draws one moment of a replayed journey as it appeared in play. */
export function drawReplayed(
  grid: Grid,
  moment: JourneyMoment,
  game: JourneyGame,
  words: DiceWords,
): void {
  const { state, progress, keys, frame, last } = moment;
  const { scene } = state;
  const tale = frame === undefined ? taleAfter(state, last?.events ?? [], words) : undefined;
  if (tale !== undefined)
    drawTale(grid, tale, words, 0, { replay: { progress, keys: keyLine(keys) } });
  else if (scene === undefined) drawRest(grid, moment, words, game);
  else if (scene.over === undefined) drawScene(grid, scene, moment, game, words);
  else
    drawEnd(grid, state, scene, words, sentencesOf(moment, words), 0, {
      replay: { progress, keys: keyLine(keys) },
    });
}
