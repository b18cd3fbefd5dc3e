import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { DailyButton } from '#web/run/daily-button.tsx';
import { MenuMore } from '#web/run/menu-more.tsx';
import { unfinishedRun } from '#web/run/last-run.ts';
import { CLASSIC, caves } from '../../rules/index.ts';
import { DAILY_OPTIONS } from '../../voice/daily.ts';
import type { CavesGamePage, DialogName } from '../game/caves-page.ts';
import { CreatureIcon, ItemIcon } from '../hud/tile-icon.tsx';
import { cavesSettings } from '../settings/section.ts';

/** Things in the picture above the title. */
const CAST = ['bat', 'goblin', 'player', 'zombie', 'spider'] as const;

interface MenuProps {
  readonly gamePage: CavesGamePage;
}

/** The main menu: the last run, a new one, packs and records. */
export function Menu({ gamePage }: MenuProps) {
  const place = useRef<HTMLElement>(null);
  const save = unfinishedRun(caves.id);
  const summary = save && gamePage.tellSaved(save);
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  useLayoutEffect(() => {
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="caves-menu" ref={place} aria-labelledby="caves-title">
      <div class="caves-menu-main">
        <div class="caves-cast" aria-hidden="true">
          {CAST.map((kind) => (
            <CreatureIcon key={kind} content={CLASSIC} kind={kind} />
          ))}
          <ItemIcon content={CLASSIC} item={{ kind: 'bear' }} />
        </div>
        <h2 id="caves-title">{say('game-caves')}</h2>
        <p class="caves-menu-about">{say('caves-screen-about')}</p>
        {save === undefined ? null : (
          <button
            type="button"
            class="caves-start primary"
            data-start="continue"
            onClick={() => void gamePage.resume(save)}
          >
            <span>
              {say('run-continue', { entries: save.entries })}
              <span class="caves-start-about">{(summary?.facts ?? []).join(' · ')}</span>
            </span>
          </button>
        )}
        <button
          type="button"
          class={save === undefined ? 'caves-start primary' : 'caves-start'}
          data-start="new"
          onClick={open('new')}
        >
          {say('caves-page-new')}
        </button>
        <DailyButton
          game={gamePage.game}
          options={DAILY_OPTIONS}
          class="caves-start"
          onStart={(run) => gamePage.startNew(run, false)}
          onResume={(run) => gamePage.resume(run)}
        />
        <MenuMore
          game={caves.id}
          dialog={gamePage.dialog}
          class="caves-menu-more"
          own={['packs', 'caves-page-packs']}
          runs="caves-page-runs"
        >
          <button
            type="button"
            class="quiet"
            data-menu="text"
            onClick={() => cavesSettings.change({ view: 'text' })}
          >
            {say('web-text-screens')}
          </button>
        </MenuMore>
      </div>
    </section>
  );
}
