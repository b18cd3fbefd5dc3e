import { resumeSession, PERSON } from '#play';
import type { Pack } from '../../rules/index.ts';
import {
  dailyOptions,
  dailyToday,
  describeOutcome,
  describeSetting,
  describeSigns,
  heroesOfDaily,
  isSaveOfDaily,
  nameDaily,
  shareText,
} from '../../voice/endless/daily.ts';
import { DiceWords } from '../../voice/words.ts';
import { currentMessages } from '#web/language/language.ts';
import { saves } from '#web/storage/saves.ts';
import type { SavedGame } from '#web/storage/saves.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { DiceGamePage } from '../game/dice-page.ts';
import { pageRecords, profile } from '../records/profile.ts';
import { coverPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import type { DailyResult } from '../../voice/records/profile.ts';
import { SignTiles } from './sign-tiles.tsx';
import { useMenuMusic } from './menu-music.ts';

interface DailyProps {
  readonly pack: Pack;
  readonly gamePage: DiceGamePage;
  readonly onStart: () => void;
}

/** Today's daily: its facts, its result to copy, and the buttons to play it. */
export function DailyPage({ pack, gamePage, onStart }: DailyProps) {
  useMenuMusic();
  const words = new DiceWords(pack, currentMessages());
  const { say } = words;
  const { daily, result } = dailyToday(pageRecords.today(), profile.value, pack);
  const begun = saves.value.find((save) => isBegun(save, gamePage, daily.seed));
  const start = () => {
    onStart();
    if (begun !== undefined && gamePage.resume(begun)) return;
    const options = dailyOptions(daily, words);
    const seats = options.party.split(',').map(() => PERSON);
    gamePage.startNew({ options, seats, seed: daily.seed }, false);
  };
  const label = begun !== undefined ? 'continue' : result === undefined ? 'start' : 'again';
  return (
    <main class="set-out daily">
      <section class="daily-card">
        <div class="daily-cover" aria-hidden="true">
          <Picture pack={pack} of={coverPicture(pack)} class="print-wide" />
        </div>
        <h2>{nameDaily(daily.date, words)}</h2>
        <ul class="daily-heroes">
          {heroesOfDaily(daily, words).map((hero, at) => (
            <li key={at}>
              <Portrait of={hero} pack={pack} />
              {hero.name}
            </li>
          ))}
        </ul>
        <div class="daily-facts">
          {describeSetting(daily, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {result === undefined ? null : <DailyResultCard {...{ result, words }} />}
      </section>
      <div class="row">
        <button type="button" class={result === undefined ? 'primary' : ''} onClick={start}>
          {say(`dice-daily-${label}`)}
        </button>
      </div>
      <p class="about">{say(result === undefined ? 'dice-daily-about' : 'dice-daily-come-back')}</p>
    </main>
  );
}

interface DailyResultProps {
  readonly result: DailyResult;
  readonly words: DiceWords;
}

/** The outcome, a tile for each turn, and the button that copies them as text. */
function DailyResultCard({ result, words }: DailyResultProps) {
  return (
    <div class={`daily-result ${result.won ? 'daily-won' : 'daily-lost'}`}>
      <p class="daily-outcome">{describeOutcome(result, words)}</p>
      <SignTiles signs={result.signs} label={describeSigns(words)} />
      <p class="about" aria-hidden="true">
        {describeSigns(words)}
      </p>
      <div class="row">
        <CopyButton text={shareText(result, words)} />
      </div>
    </div>
  );
}

/** True for a saved game of the daily that is not finished. */
function isBegun(save: SavedGame, { game }: DiceGamePage, seed: string): boolean {
  if (save.game !== game.id || save.over || !isSaveOfDaily(save.transcript, { seed })) return false;
  return resumeSession(save.transcript, [game]).ok;
}
