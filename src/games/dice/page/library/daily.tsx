import { resumeSession, PERSON } from '#play';
import type { Pack } from '../../rules/index.ts';
import {
  dailyOptions,
  dailyToday,
  describeDaily,
  describeResult,
  describeSigns,
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
import { PartyPortraits } from './endless.tsx';
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
      <h2>{nameDaily(daily.date, words)}</h2>
      <p class="about">{say('dice-daily-about')}</p>
      <div class="daily-heroes" aria-hidden="true">
        <PartyPortraits party={daily.options.party} pack={pack} />
      </div>
      <div class="daily-facts">
        {describeDaily(daily, words).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {result === undefined ? null : (
        <section class="daily-result">
          {describeResult(result, words).map((text, at) => (
            <p key={at} class={at === 0 ? '' : 'daily-signs'}>
              {text}
            </p>
          ))}
          <p class="about">{describeSigns(words)}</p>
          <div class="row">
            <CopyButton text={shareText(result, words)} />
          </div>
          <p>{say('dice-daily-come-back')}</p>
        </section>
      )}
      <div class="row">
        <button type="button" class={result === undefined ? 'primary' : ''} onClick={start}>
          {say(`dice-daily-${label}`)}
        </button>
      </div>
    </main>
  );
}

/** True for a saved game of the daily that is not finished. */
function isBegun(save: SavedGame, { game }: DiceGamePage, seed: string): boolean {
  if (save.game !== game.id || save.over || !isSaveOfDaily(save.transcript, { seed })) return false;
  return resumeSession(save.transcript, [game]).ok;
}
