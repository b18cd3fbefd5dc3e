import { isSeed, Match, MAX_SEED_LENGTH } from '#core';
import type { AnyMatch } from '#core';
import {
  CAMPAIGN_MODES,
  DIFFICULTIES,
  MAX_HERO_NAME,
  isHeroName,
  levelOfFreePlay,
  WHOLE_CAMPAIGN,
  HERO_CLASSES,
  MAX_PARTY,
} from '../../rules/index.ts';
import type { CampaignMode, Difficulty, JourneyGame, HeroClass } from '../../rules/index.ts';
import { commandOf, PERSON, Session } from '#play';
import { SEED_KEYS, SET_OUT_KEYS } from '../../voice/keymap.ts';
import { moveFromField, moveIndex } from '#screen/widgets/list.ts';
import { stepOf } from '#screen/widgets/option-rows.ts';
import { drawNames, partyText } from '../../voice/names.ts';
import { summariseTwists } from '../../voice/endless/twist-choice.ts';
import { describeRoute, nameRoute, proposeRoute, proposeSeed } from '../../voice/routes.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import { typingScreen } from '#screen/menus/typing.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { putText } from '#screen/widgets/words.ts';
import { partyHelp, setOutHelp } from './menu-help.ts';
import { twistsScreen } from './twists.ts';

/** Heroes by class; undefined for an empty place. */
type PartyChoice = readonly (HeroClass | undefined)[];

const FIRST_PARTY: PartyChoice = Array.from(
  { length: MAX_PARTY },
  (_, at) => HERO_CLASSES[at < 2 ? at : -1],
);

/** Four heroes for free play, which is short with fewer. */
const FREE_PARTY: PartyChoice = FIRST_PARTY.map((_, at) => HERO_CLASSES[at < 4 ? at : -1]);

/**
 * Returns the party with the next or previous choice at a place. The first place is never empty.
 */
function turnPlace(party: PartyChoice, at: number, step: 1 | -1): PartyChoice {
  const values: PartyChoice = at === 0 ? HERO_CLASSES : [undefined, ...HERO_CLASSES];
  const now = values.indexOf(party[at]);
  const next = values[(now + step + values.length) % values.length];
  return party.map((one, index) => (index === at ? next : one));
}

interface Choices {
  readonly routes: readonly string[];
  readonly route: number;
  readonly difficulty: Difficulty;
  readonly mode: CampaignMode;
  readonly party: PartyChoice;
  /** Hero names entered by the player, by place. */
  readonly names: readonly (string | undefined)[];
  readonly seed: TextField;
  /** Seed of games that have none of their own. */
  readonly fresh: string;
  /** Twists of free play, as the option. */
  readonly twists: string;
  readonly row: number;
}

interface SetOutRequest {
  readonly context: Context;
  readonly words: DiceWords;
  readonly game: JourneyGame;
  readonly back: Screen;
}

/** One row of the screen: its label, the current value and an explanation. */
interface Row {
  readonly label: string;
  readonly value: string;
  readonly about: string;
  turn(step: 1 | -1): Choices;
  /** The hero's place in the party, if the row is a hero to name. */
  readonly hero?: number;
  /** True for the row of twists, which opens their list. */
  readonly isTwists?: true;
}

/** The screen for choosing the scenario, difficulty, rules of death and party. */
export function setOutScreen(
  context: Context,
  words: DiceWords,
  game: JourneyGame,
  back: Screen,
  requestedRoute?: string,
): Screen {
  const { route } = game.options;
  const routes = route.kind === 'choice' ? route.values : [];
  const fresh = context.environment.freshSeed();
  const proposed = requestedRoute ?? proposeRoute(routes, words, !wasPlayed(context, game.id));
  return screenOf(
    { context, words, game, back },
    {
      routes,
      route: Math.max(0, routes.indexOf(proposed ?? '')),
      difficulty: 'normal',
      mode: 'story',
      party: levelOfFreePlay(requestedRoute ?? '') === undefined ? FIRST_PARTY : FREE_PARTY,
      names: [],
      seed: makeField(proposeSeed(proposed, words, fresh), MAX_SEED_LENGTH),
      fresh,
      twists: '',
      row: 0,
    },
  );
}

/** True if a game of this adventure was ever saved. */
function wasPlayed({ environment }: Context, id: string): boolean {
  return environment.saves.list().some((saved) => isSaveOf(saved, id));
}

function screenOf(request: SetOutRequest, choices: Choices): Screen {
  const rows = rowsFor(request, choices);
  const screen: Screen = {
    draw: (grid) => draw(grid, request, choices, rows),
    onKey: (key) => onKey(request, choices, rows, key, screen),
    isTyping: () => choices.row === rows.length - 1,
    music: () => 'menu-main',
  };
  return screen;
}

function turned<T>(values: readonly T[], value: T, step: 1 | -1): T {
  const at = (values.indexOf(value) + step + values.length) % values.length;
  return values[at] as T;
}

/** The name of every hero by place: the player's choice, otherwise drawn from the seed. */
function namesIn({ party, names, seed }: Choices, words: DiceWords): (string | undefined)[] {
  const members = party.flatMap((hero, at) => (hero === undefined ? [] : [{ hero, at }]));
  const drawn = drawNames(
    members.map(({ hero }) => hero),
    seed.text,
    words,
  );
  return party.map((_, at) => names[at] ?? drawn[members.findIndex((one) => one.at === at)]);
}

/** The screen for entering a hero's name. An empty name restores the one drawn from the seed. */
function askName(request: SetOutRequest, choices: Choices, at: number, screen: Screen): Screen {
  const { context, words } = request;
  const field = makeField(namesIn(choices, words)[at] ?? '', MAX_HERO_NAME);
  const about = { question: words.say('dice-menu-name'), keys: words.say('dice-menu-name-keys') };
  const saveName = (text: string): Screen => {
    const name = text.trim();
    if (name !== '' && !isHeroName(name)) {
      context.announce(words.say('dice-menu-bad-name'));
      return screen;
    }
    const names = choices.party.map((_, place) =>
      place === at ? name || undefined : choices.names[place],
    );
    return screenOf(request, { ...choices, names });
  };
  return typingScreen(context, { field, ...about }, screen, saveName);
}

/** The choices with another route, and its own seed unless the player has typed one. */
function withRoute(choices: Choices, route: number, words: DiceWords): Choices {
  const { routes, seed, fresh } = choices;
  const isOwn = seed.text !== proposeSeed(routes[choices.route], words, fresh);
  const proposed = makeField(proposeSeed(routes[route], words, fresh), MAX_SEED_LENGTH);
  return { ...choices, route, seed: isOwn ? seed : proposed };
}

function rowsFor({ words }: SetOutRequest, choices: Choices): readonly Row[] {
  const { say } = words;
  const { routes, route, difficulty, mode, party } = choices;
  const chosen = routes[route] ?? WHOLE_CAMPAIGN;
  const names = namesIn(choices, words);
  const heroes = party.map((hero, at): Row => ({
    label: say('dice-menu-hero', { number: at + 1 }),
    value:
      hero === undefined
        ? say('dice-menu-nobody')
        : say('dice-menu-hero-row', { class: say(`dice-class-${hero}`), name: names[at] ?? '' }),
    about: hero === undefined ? '' : say(`dice-class-${hero}-text`),
    turn: (step) => ({ ...choices, party: turnPlace(party, at, step) }),
    ...(hero === undefined ? {} : { hero: at }),
  }));
  const ofCampaign: Row = {
    label: say('dice-option-mode'),
    value: say(`dice-option-mode-${mode}`),
    about: say(`dice-mode-${mode}-text`),
    turn: (step) => ({ ...choices, mode: turned(CAMPAIGN_MODES, mode, step) }),
  };
  const ofTwists: Row = {
    label: say('dice-option-twists'),
    value: summariseTwists(choices.twists, words),
    about: say('dice-twists-about'),
    turn: () => choices,
    isTwists: true,
  };
  return [
    {
      label: say('dice-option-route'),
      value: nameRoute(chosen, words),
      about: describeRoute(chosen, words),
      turn: (step) => withRoute(choices, (route + step + routes.length) % routes.length, words),
    },
    {
      label: say('dice-option-difficulty'),
      value: say(`dice-option-difficulty-${difficulty}`),
      about: say(`dice-difficulty-${difficulty}-text`),
      turn: (step) => ({ ...choices, difficulty: turned(DIFFICULTIES, difficulty, step) }),
    },
    ...(chosen === WHOLE_CAMPAIGN ? [ofCampaign] : []),
    ...(levelOfFreePlay(chosen) === undefined ? [] : [ofTwists]),
    ...heroes,
    {
      label: say('label-seed'),
      value: choices.seed.text,
      about: say('dice-menu-seed-about'),
      turn: () => choices,
    },
  ];
}

function onKey(
  request: SetOutRequest,
  choices: Choices,
  rows: readonly Row[],
  key: Key,
  screen: Screen,
): Screen {
  const go = (change: Partial<Choices>) => screenOf(request, { ...choices, ...change });
  const isSeedRow = choices.row === rows.length - 1;
  const command = commandOf(isSeedRow ? SEED_KEYS : SET_OUT_KEYS, key);
  if (command === 'back') return request.back;
  if (command === 'done') return start(request, choices, screen);
  if (command === 'help') {
    const help = rows[choices.row]?.hero === undefined ? setOutHelp : partyHelp;
    return request.context.routes.help(screen, undefined, help(request.context.say));
  }
  const move = isSeedRow ? moveFromField : moveIndex;
  const moved = move(key, choices.row, rows.length);
  if (moved !== undefined) return go({ row: moved });
  if (isSeedRow) {
    const typed = typeInto(choices.seed, key);
    return typed === undefined ? screen : go({ seed: typed });
  }
  const row = rows[choices.row];
  if (row === undefined) return screen;
  if (command === 'name' && row.hero !== undefined)
    return askName(request, choices, row.hero, screen);
  const by = stepOf(key);
  const isPicking = command === 'twists' || (by !== undefined && row.isTwists === true);
  if (isPicking && rows.some(({ isTwists }) => isTwists === true))
    return pickTwists(request, choices);
  return by === undefined ? screen : screenOf(request, row.turn(by));
}

/** Opens the list of twists. */
function pickTwists(request: SetOutRequest, choices: Choices): Screen {
  const { context, words } = request;
  const back = (twists: string) => screenOf(request, { ...choices, twists });
  return twistsScreen({ context, words, back }, choices.twists);
}

function start({ context, words, game }: SetOutRequest, choices: Choices, screen: Screen): Screen {
  const seed = choices.seed.text.trim();
  if (!isSeed(seed)) {
    context.announce(context.say('screen-new-bad-seed', { most: MAX_SEED_LENGTH }));
    return screen;
  }
  const { difficulty, mode, twists } = choices;
  const names = namesIn(choices, words);
  const party = partyText(
    choices.party.flatMap((hero, at) =>
      hero === undefined ? [] : [{ class: hero, name: names[at] }],
    ),
  );
  const route = choices.routes[choices.route] ?? WHOLE_CAMPAIGN;
  const isFree = levelOfFreePlay(route) !== undefined;
  const options = { route, party, difficulty, mode, twists: isFree ? twists : '' };
  const match = new Match(game, options, seed) as AnyMatch;
  const seats = party.split(',').map(() => PERSON);
  const name = context.environment.saves.freshName(game.id);
  const session = new Session(match, seats);
  return context.routes.play({ session, name }, context.routes.title());
}

const LABELS = 16;

function draw(
  grid: Grid,
  { context, words }: SetOutRequest,
  choices: Choices,
  rows: readonly Row[],
): void {
  const { say } = context;
  drawTitleBar(grid, [words.adventure, say('dice-menu-set-out')]);
  const body = bodyOf(grid);
  for (const [index, { label, value }] of rows.entries()) {
    const isChosen = index === choices.row;
    const area = rowsOf(body, index, 1);
    if (isChosen) grid.fill({ ...area, width: Math.min(area.width, 60) }, ' ', { on: 'chosen' });
    grid.put(area.x + 1, area.y, label, { ink: isChosen ? 'title' : 'soft' });
    const shown = fit(value, 36);
    const x = area.x + LABELS + 2;
    if (isChosen) {
      grid.put(x - 2, area.y, '◂', { ink: 'accent' });
      grid.put(x + widthOf(shown) + 1, area.y, '▸', { ink: 'accent' });
    }
    grid.put(x, area.y, shown, { ink: 'text', bold: isChosen });
  }
  const rest = rowsOf(body, rows.length + 1);
  const about = context.news === '' ? (rows[choices.row]?.about ?? '') : context.news;
  putText(grid, rest, about, { ink: context.news === '' ? 'soft' : 'warn' });
  const isTyping = choices.row === rows.length - 1;
  const isHero = rows[choices.row]?.hero !== undefined;
  const isFree = rows.some(({ isTwists }) => isTwists === true);
  const hidden = [...(isHero ? [] : ['name']), ...(isFree ? [] : ['twists'])];
  const keys = SET_OUT_KEYS.filter(({ command }) => !hidden.includes(command));
  drawKeyBar(grid, say, barLabels(say, isTyping ? SEED_KEYS : keys));
}
