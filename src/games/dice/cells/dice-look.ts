import type { OptionValue } from '#core';
import { levelOfFreePlay, parseParty, WHOLE_CAMPAIGN } from '../rules/index.ts';
import type {
  DiceEvent,
  DiceState,
  JourneyAction,
  JourneyEvent,
  JourneyGame,
  JourneyState,
} from '../rules/index.ts';
import type { CheckShown } from '../voice/checks.ts';
import { TERMS } from '../voice/glossary.ts';
import { describeJourneyEvents } from '../voice/happenings.ts';
import { describeJourney, describeScene } from '../voice/status.ts';
import type { DiceWords } from '../voice/words.ts';
import type { OptionWords } from '#voice/option-words.ts';
import { Grid } from '#screen/cells/grid.ts';
import type { Area } from '#screen/cells/grid.ts';
import { genericLook } from '#screen/generic/index.ts';
import type { AnyLook, Look } from '#screen/model/look.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putText } from '#screen/widgets/words.ts';
import { drawReplayed } from './play/replay.ts';
import { rollBeats } from './play/roll-beats.ts';
import { drawCheck } from './table/check.ts';
import { drawTable } from './table/table.ts';

type DiceLook = Look<JourneyState, JourneyAction, JourneyEvent, CheckShown, null>;

type Own = Pick<
  DiceLook,
  'draw' | 'replay' | 'animate' | 'describe' | 'describeTurn' | 'rules' | 'print'
>;

/** Minimum size of the full table. */
const MIN_TABLE = { width: 76, height: 20 };

function rulesText({ say }: DiceWords): string[] {
  return TERMS.map((term) => `${say(`dice-term-${term}`)}. ${say(`dice-term-${term}-text`)}`);
}

/** Draws the table of a scene without offers, or only its facts if space is short. */
function drawScene(grid: Grid, area: Area, state: DiceState, words: DiceWords): void {
  const isRoomy = area.width >= MIN_TABLE.width && area.height >= MIN_TABLE.height;
  if (!isRoomy) {
    drawFacts(grid, area, state, words);
    return;
  }
  const hero = Math.max(0, state.turn.hero);
  const status = describeScene(state, words);
  const empty = { offers: [], page: 0, check: undefined, sentences: [], isNews: false, keys: '' };
  drawTable(grid, area, { state, hero, words, status, ...empty });
}

/** Draws the facts of a scene in a few lines, if the table does not fit. */
function drawFacts(grid: Grid, area: Area, state: DiceState, words: DiceWords): void {
  let row = 0;
  const line = (text: string) => {
    row += putText(grid, rowsOf(area, row), text);
  };
  const time = words.say('dice-screen-time', { timer: state.timer });
  line(`${time}. ${describeScene(state, words)}`);
  for (const [at, { hand, bag, at: place }] of state.heroes.entries()) {
    const dice = [...hand.main, ...hand.allies].map((die) => words.short(die)).join(' ');
    line(
      words.say('dice-screen-facts', {
        hero: words.hero(state, at),
        place: words.place(state, place),
        dice,
        bag: bag.length,
      }),
    );
  }
}

/** The table as text for the command line. */
function printed(scene: DiceState, words: DiceWords): string {
  const grid = new Grid({ width: 80, height: 24 });
  drawScene(grid, grid.area, scene, words);
  return grid.toText();
}

function valueInWords(words: DiceWords, option: string, value: OptionValue): string | undefined {
  if (option !== 'route') return undefined;
  const level = levelOfFreePlay(String(value));
  if (level !== undefined) return words.say('dice-free-name', { level });
  return value === WHOLE_CAMPAIGN ? words.say('dice-menu-campaign') : words.scenario(String(value));
}

/** The dice game for screens shared by all games: replays, saved games, lists. */
export function diceLook(game: JourneyGame, words: DiceWords): AnyLook {
  const look: Own = {
    draw(grid, area, { state, frame }) {
      const { scene } = state;
      if (scene === undefined) putText(grid, area, describeJourney(state, words));
      else if (frame !== undefined) drawCheck(grid, area, frame, words);
      else drawScene(grid, area, scene, words);
    },
    replay: (grid, moment) => drawReplayed(grid, moment, game, words),
    animate: ({ scene }, events) =>
      scene === undefined ? [] : rollBeats(scene, events as DiceEvent[], words),
    describe: (before, events) => describeJourneyEvents(before, events, words),
    describeTurn: (state) => describeJourney(state, words),
    rules: () => rulesText(words),
    print: ({ scene }) =>
      scene === undefined ? words.say('dice-camp-title') : printed(scene, words),
  };
  const optionWords: OptionWords = {
    family: 'dice',
    value: (option, value) => valueInWords(words, option, value),
    player: ({ party }, player) => words.heroOf(parseParty(String(party)) ?? [], player),
  };
  return { ...genericLook(game), ...look, words: optionWords, isMirrored: true };
}
