import type { Pack } from '../../rules/index.ts';
import { nameRecordPage, RECORD_PAGES, recordsShown } from '../../voice/endless/record-pages.ts';
import type { RecordGroup, RecordPage } from '../../voice/endless/record-pages.ts';
import { makeRoute } from '#web/address/route.ts';
import { currentMessages, say } from '#web/language/language.ts';
import { Header } from '#web/ui/header.tsx';
import { recordsRoute } from '../game/dice-page.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { profile } from '../records/profile.ts';
import { useMenuMusic } from './menu-music.ts';

interface RecordsProps {
  readonly page: RecordPage;
  readonly packs: readonly Pack[];
}

/** A page of the player's records, with links to the others. */
export function Records({ page, packs }: RecordsProps) {
  useMenuMusic();
  const shown = recordsShown(page, profile.value, { packs, messages: currentMessages(), say });
  return (
    <div class="page">
      <Header
        title={say('dice-records-menu')}
        up={{ href: '#/dice', name: say('dice-menu-title') }}
      />
      <main class="dice-records">
        <nav class="dice-records-tabs" aria-label={say('dice-records-menu')}>
          {RECORD_PAGES.map((one) => (
            <a
              key={one}
              class="button"
              href={makeRoute(recordsRoute(one))}
              {...(one === page ? { 'aria-current': 'page' as const } : {})}
            >
              {nameRecordPage(one, say)}
            </a>
          ))}
        </nav>
        <h2 class="unseen">{shown.title}</h2>
        {shown.empty === '' ? null : <p class="empty">{shown.empty}</p>}
        {shown.groups.map((group) => (
          <Group key={group.heading} {...group} pack={packs[0]} />
        ))}
      </main>
    </div>
  );
}

function Group({
  heading,
  lines,
  earned,
  pack,
}: RecordGroup & { readonly pack: Pack | undefined }) {
  return (
    <section>
      <h3>{heading}</h3>
      {earned === undefined ? null : (
        <progress
          class="dice-records-earned"
          aria-label={heading}
          max={lines.length}
          value={earned}
        />
      )}
      <ul class="dice-records-list">
        {lines.map(({ title, detail, isMissing, hero }, at) => (
          <li key={at} class={isMissing ? 'dice-record dice-record-missing' : 'dice-record'}>
            {hero === undefined || pack === undefined ? null : (
              <Portrait of={{ class: hero }} pack={pack} />
            )}
            {earned === undefined ? null : <Medal />}
            <span class="dice-record-title">{title}</span>
            <span class="about">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A medal on its ribbon; an outline until it is earned. */
function Medal() {
  return (
    <svg class="medal" viewBox="0 0 24 24" aria-hidden="true">
      <path class="medal-ribbon" d="M7 1h4l2.500 6h-4zm6 0h4l-2.500 6h-4z" />
      <circle cx="12" cy="15.500" r="7" />
      <path
        class="medal-star"
        d="m12 11 1.400 2.900 3.100.400-2.300 2.200.600 3.100-2.800-1.500-2.800 1.500.600-3.100-2.300-2.200 3.100-.400z"
      />
    </svg>
  );
}
