import { newSheet, parseParty } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import {
  dailyPack,
  dailyToday,
  describeDaily,
  describeResult,
  nameDaily,
} from '../../voice/endless/daily.ts';
import { DiceWords } from '../../voice/words.ts';
import { makeRoute } from '#web/address/route.ts';
import { currentMessages, say } from '#web/language/language.ts';
import { gameOfPack } from '../adventures/shelf.ts';
import { dailyRoute, recordsRoute } from '../game/dice-page.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { pageRecords, profile } from '../records/profile.ts';

/** The daily and the records, on the start page. */
export function Endless({ packs }: { readonly packs: readonly Pack[] }) {
  const pack = dailyPack(packs, gameOfPack);
  return (
    <section class="endless">
      {pack === undefined ? <span /> : <DailyFacts pack={pack} />}
      <div class="row">
        {pack === undefined ? null : <DailyLink pack={pack} />}
        <a class="button endless-records" href={makeRoute(recordsRoute('scores'))}>
          {say('dice-records-menu')}
        </a>
      </div>
    </section>
  );
}

interface PartyPortraitsProps {
  readonly party: string;
  readonly pack: Pack;
}

/** Portraits of the heroes of a party. */
function PartyPortraits({ party, pack }: PartyPortraitsProps) {
  return (
    <>
      {(parseParty(party) ?? []).map((sheet, at) => (
        <Portrait key={at} of={newSheet(sheet.class)} pack={pack} />
      ))}
    </>
  );
}

/** The daily of today with its result, if any. */
function todayOf(pack: Pack) {
  return dailyToday(pageRecords.today(), profile.value, pack);
}

function DailyFacts({ pack }: { readonly pack: Pack }) {
  const words = new DiceWords(pack, currentMessages());
  const { daily, result } = todayOf(pack);
  const [route = '', , twists = ''] = describeDaily(daily, words);
  const [outcome] = result === undefined ? [] : describeResult(result, words);
  return (
    <div class="endless-daily">
      <h3>{nameDaily(daily.date, words)}</h3>
      <div class="endless-heroes" aria-hidden="true">
        <PartyPortraits party={daily.options.party} pack={pack} />
      </div>
      {outcome === undefined ? null : <p>{outcome}</p>}
      <p class="about">{route}</p>
      <p class="about">{twists}</p>
    </div>
  );
}

function DailyLink({ pack }: { readonly pack: Pack }) {
  const { result } = todayOf(pack);
  const isDone = result !== undefined;
  return (
    <a
      class={isDone ? 'button endless-open' : 'button primary endless-open'}
      href={makeRoute(dailyRoute(pack))}
    >
      {say(isDone ? 'dice-daily-menu' : 'dice-daily-start')}
    </a>
  );
}
