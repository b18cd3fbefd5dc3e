import { CAMPAIGN_MODES, DIFFICULTIES, WHOLE_CAMPAIGN } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import { describeRoute, nameRoute } from '../../voice/routes.ts';
import { DiceWords } from '../../voice/words.ts';
import { SeedField } from '#web/board/dialogs/seed-field.tsx';
import type { NewGame } from '#web/board/game-page.ts';
import { currentMessages } from '#web/language/language.ts';
import { Choice } from '#web/ui/choice.tsx';
import { useMenuMusic } from './menu-music.ts';
import { PartyBuilder } from './party.tsx';
import { usePlan } from './plan.ts';
import type { PlanBasis } from './plan.ts';
import { TwistPicker } from './twist-picker.tsx';

interface SetOutProps extends PlanBasis {
  readonly pack: Pack;
  readonly onStart: (game: NewGame) => void;
}

/** Form for choosing the scenario, difficulty, rules of death and party. */
export function SetOut({ pack, last, isNew, isFree, onStart }: SetOutProps) {
  useMenuMusic();
  const words = new DiceWords(pack, currentMessages());
  const { say } = words;
  const plan = usePlan(pack, words, { last, isNew, isFree });
  const { route, difficulty, mode, party, twists, seed } = plan;
  const start = (event: Event) => {
    event.preventDefault();
    const game = plan.game();
    if (game !== undefined) onStart(game);
  };
  return (
    <main class="set-out">
      <form onSubmit={start}>
        <h2>{say('dice-menu-set-out')}</h2>
        <RouteField
          words={words}
          routes={plan.routes}
          route={route.value}
          onChoose={plan.chooseRoute}
        />
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
        <PartyBuilder party={party} drawn={plan.names} words={words} />
        {plan.isFree ? <TwistPicker twists={twists} words={words} /> : null}
        <details class="rules" open={plan.isFree}>
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
