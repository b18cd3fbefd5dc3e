import type { Pack } from '../../rules/index.ts';
import { nameRecordPage, RECORD_PAGES, recordsShown } from '../../voice/endless/record-pages.ts';
import type { RecordGroup, RecordPage } from '../../voice/endless/record-pages.ts';
import { makeRoute } from '#web/address/route.ts';
import { currentMessages, say } from '#web/language/language.ts';
import { Header } from '#web/ui/header.tsx';
import { recordsRoute } from '../game/dice-page.ts';
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
        <h2>{shown.title}</h2>
        {shown.empty === '' ? null : <p class="empty">{shown.empty}</p>}
        {shown.groups.map((group) => (
          <Group key={group.heading} {...group} />
        ))}
      </main>
    </div>
  );
}

function Group({ heading, lines }: RecordGroup) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul class="dice-records-list">
        {lines.map(({ title, detail, isMissing }, at) => (
          <li key={at} class={isMissing ? 'dice-record dice-record-missing' : 'dice-record'}>
            <span class="dice-record-title">{title}</span>
            <span class="about">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
