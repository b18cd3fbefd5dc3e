import { useSignal } from '@preact/signals';
import { isSeed } from '#core';
import {
  CAMPAIGN_MODES,
  DIFFICULTIES,
  HERO_CLASSES,
  levelOfFreePlay,
  parseParty,
  WHOLE_CAMPAIGN,
  readyParty,
} from '../../rules/index.ts';
import type { CampaignMode, Difficulty, Pack } from '../../rules/index.ts';
import { PERSON } from '#play';
import { drawNames, partyText } from '../../voice/names.ts';
import {
  describeRoute,
  freeRouteIn,
  nameRoute,
  proposeRoute,
  proposeSeed,
} from '../../voice/routes.ts';
import { DiceWords } from '../../voice/words.ts';
import { gameOfPack } from '../adventures/shelf.ts';
import { SeedField } from '#web/board/dialogs/seed-field.tsx';
import type { NewGame } from '#web/board/game-page.ts';
import { currentMessages } from '#web/language/language.ts';
import { Choice } from '#web/ui/choice.tsx';
import { PartyBuilder, readName } from './party.tsx';
import type { Chosen } from './party.tsx';
import { DEFAULT_PARTY } from './quick-journey.ts';
import { useMenuMusic } from './menu-music.ts';
import { TwistPicker } from './twist-picker.tsx';

interface SetOutProps {
  readonly pack: Pack;
  /** The choices of the last time. */
  readonly last: NewGame;
  /** True if no choice was made before. */
  readonly isNew: boolean;
  /** True for free play. */
  readonly isFree: boolean;
  readonly onStart: (game: NewGame) => void;
}

/** Form for choosing the scenario, difficulty, rules of death and party. */
export function SetOut({ pack, last, isNew, isFree, onStart }: SetOutProps) {
  useMenuMusic();
  const words = new DiceWords(pack, currentMessages());
  const { say } = words;
  const routes = routesOf(pack);
  const route = useSignal(
    valueOrDefault(
      routes,
      isFree ? freeRouteIn(routes) : isNew ? undefined : last.options['route'],
      proposeRoute(routes, words, isNew),
    ),
  );
  const difficulty = useSignal<Difficulty>(
    valueOrDefault(DIFFICULTIES, last.options['difficulty'], 'normal'),
  );
  const mode = useSignal<CampaignMode>(valueOrDefault(CAMPAIGN_MODES, last.options['mode']));
  const party = useSignal<readonly Chosen[]>(
    isFree && isFirstFree(last) ? FREE_PARTY : partyOf(last.options['party']),
  );
  const twists = useSignal(String(last.options['twists'] ?? ''));
  const seed = useSignal(proposeSeed(route.value, words, last.seed));
  const chooseRoute = (chosen: string) => {
    const isOwn = seed.value !== proposeSeed(route.value, words, last.seed);
    if (!isOwn) seed.value = proposeSeed(chosen, words, last.seed);
    route.value = chosen;
  };
  const drawn = drawNames(
    party.value.map((one) => one.class),
    seed.value.trim(),
    words,
  );
  const isFreeRoute = levelOfFreePlay(route.value) !== undefined;
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (!isSeed(text)) return;
    const options = {
      route: route.value,
      party: readyParty(
        words.pack,
        route.value,
        partyText(
          party.value.map((one, at) => ({
            class: one.class,
            name: readName(one.name ?? '') ?? drawn[at],
          })),
        ),
      ),
      difficulty: difficulty.value,
      mode: mode.value,
      twists: isFreeRoute ? twists.value : '',
    };
    onStart({ options, seats: party.value.map(() => PERSON), seed: text });
  };
  return (
    <main class="set-out">
      <form onSubmit={start}>
        <h2>{say('dice-menu-set-out')}</h2>
        <RouteField words={words} routes={routes} route={route.value} onChoose={chooseRoute} />
        <Choice
          label={say('dice-option-difficulty')}
          about={say(`dice-difficulty-${difficulty.value}-text`)}
          value={difficulty.value}
          choices={DIFFICULTIES.map((value) => ({
            value,
            label: say(`dice-option-difficulty-${value}`),
          }))}
          onChoose={(value) => (difficulty.value = value)}
        />
        {route.value === WHOLE_CAMPAIGN ? (
          <Choice
            label={say('dice-option-mode')}
            about={say(`dice-mode-${mode.value}-text`)}
            value={mode.value}
            choices={CAMPAIGN_MODES.map((value) => ({
              value,
              label: say(`dice-option-mode-${value}`),
            }))}
            onChoose={(value) => (mode.value = value)}
          />
        ) : null}
        <PartyBuilder party={party} drawn={drawn} words={words} />
        {isFreeRoute ? <TwistPicker twists={twists} words={words} /> : null}
        <details class="rules" open={isFreeRoute}>
          <summary>{say('label-seed')}</summary>
          <SeedField seed={seed} about={say('dice-menu-seed-about')} />
        </details>
        <button type="submit" class="primary set-out-go">
          {say('dice-offer-leave')}
        </button>
      </form>
    </main>
  );
}

interface RouteFieldProps {
  readonly words: DiceWords;
  readonly routes: readonly string[];
  readonly route: string;
  readonly onChoose: (route: string) => void;
}

function RouteField({ words, routes, route, onChoose }: RouteFieldProps) {
  const { say } = words;
  return (
    <div class="field">
      <label for="route">{say('dice-option-route')}</label>
      <select
        id="route"
        name="route"
        value={route}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {routes.map((one) => (
          <option key={one} value={one}>
            {nameRoute(one, words)}
          </option>
        ))}
      </select>
      <p class="about set-out-about" lang={words.ownLanguage}>
        {describeRoute(route, words)}
      </p>
    </div>
  );
}

function routesOf(pack: Pack): readonly string[] {
  const { route } = gameOfPack(pack).options;
  return route.kind === 'choice' ? route.values : [];
}

/** The value if it is one of `values`, otherwise the usual one or the first. */
function valueOrDefault<T extends string>(
  values: readonly T[],
  value: unknown,
  usual = values[0],
): T {
  const found = values.find((one) => one === value) ?? usual;
  if (found === undefined) throw new RangeError('There are no values to choose from.');
  return found;
}

/** Four heroes for free play, which is short with fewer. */
const FREE_PARTY: readonly Chosen[] = HERO_CLASSES.slice(0, 4).map((one) => ({
  class: one,
  name: undefined,
}));

/** True if the last game was not free play. */
function isFirstFree({ options }: NewGame): boolean {
  return levelOfFreePlay(String(options['route'])) === undefined;
}

function partyOf(text: unknown): readonly Chosen[] {
  const sheets = typeof text === 'string' ? parseParty(text) : undefined;
  const classes = sheets?.map((sheet) => sheet.class) ?? DEFAULT_PARTY;
  return classes.map((one) => ({ class: one, name: undefined }));
}
