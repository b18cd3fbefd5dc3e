import { useEffect } from 'preact/hooks';
import type { Pack } from '../../rules/index.ts';
import { freeRouteIn } from '../../voice/routes.ts';
import { DiceWords } from '../../voice/words.ts';
import { makeRoute } from '#web/address/route.ts';
import { gameOfPack, openAdventure, removeAdventure, trouble } from '../adventures/shelf.ts';
import type { Shelf } from '../adventures/shelf.ts';
import { currentMessages, say, sayMoment } from '#web/language/language.ts';
import { loadSaves, saves } from '#web/storage/saves.ts';
import { Header } from '#web/ui/header.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenButton } from '#web/ui/open-button.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { freeRoute, newRoute, playRoute, routeOfPack } from '../game/dice-page.ts';
import { coverPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Solid } from '../solids/solid.tsx';
import { Endless } from './endless.tsx';
import { useMenuMusic } from './menu-music.ts';

/** The start page: adventures to begin or continue. */
export function Adventures({ found }: { readonly found: Shelf }) {
  useMenuMusic();
  // A game may have been continued in another tab.
  useEffect(() => void loadSaves(), []);
  return (
    <div class="page">
      <Header title={say('game-dice')} />
      <main class="adventures">
        <div class="adventures-head">
          <h2>{say('dice-menu-title')}</h2>
          <OpenButtons />
        </div>
        <Trouble />
        <Endless packs={found.packs} />
        {found.packs.length === 0 ? <p class="empty">{say('dice-menu-none')}</p> : null}
        <ul class="adventure-cards">
          {found.packs.map((pack) => (
            <AdventureCard key={pack.id} pack={pack} isAdded={found.added.includes(pack.id)} />
          ))}
          {found.broken.map((broken) => (
            <li key={broken.where} class="adventure adventure-broken">
              <h3>{broken.where}</h3>
              <p class="about">{say('dice-menu-broken')}</p>
              <ProblemList problems={broken.problems} />
              <button type="button" onClick={() => void removeAdventure(broken.where)}>
                <Icon name="trash" />
                {say('dice-page-remove')}
              </button>
            </li>
          ))}
        </ul>
        <p>
          <a class="text-link" href="#/dice/text">
            <Icon name="text" />
            {say('web-text-screens')}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Lists the problems with the files opened last, until dismissed. */
function Trouble() {
  const now = trouble.value;
  if (now === undefined) return null;
  return (
    <section class="adventure adventure-trouble">
      <h3>
        {say(now.isPlayable ? 'dice-page-warned' : 'dice-page-cannot-open', { name: now.where })}
      </h3>
      <ProblemList problems={now.problems} />
      <button type="button" onClick={() => (trouble.value = undefined)}>
        {say('web-close')}
      </button>
    </section>
  );
}

interface CardProps {
  readonly pack: Pack;
  readonly isAdded: boolean;
}

function AdventureCard({ pack, isAdded }: CardProps) {
  const messages = currentMessages();
  const words = new DiceWords(pack, messages);
  const packSaves = saves.value.filter(({ game }) => game === `dice-${pack.id}`);
  const save = packSaves.find(({ over }) => !over);
  return (
    <li class="adventure" data-adventure={pack.id}>
      <div class="adventure-cover" aria-hidden="true">
        <Picture pack={pack} of={coverPicture(pack)} class="print-wide" />
        <div class="adventure-dice">
          {([12, 8, 6] as const).map((size, at) => (
            <Solid
              key={size}
              die={{ type: at === 0 ? 'VILLAIN' : at === 1 ? 'DIVINE' : 'PHYSICAL', size }}
              text=""
            />
          ))}
        </div>
      </div>
      <h3 lang={words.ownLanguage}>{words.adventure}</h3>
      <p lang={words.ownLanguage}>{words.about}</p>
      <p class="about">
        {say('dice-page-contents', {
          version: pack.version,
          chapters: pack.chapters.length,
          scenarios: pack.content.scenarios.length,
        })}
      </p>
      <div class="row">
        {save === undefined ? null : (
          <a class="button primary" href={makeRoute(routeOfPack(pack))}>
            {say('dice-page-continue', { when: sayMoment(save.updated) })}
          </a>
        )}
        <a
          class={save === undefined ? 'button primary' : 'button'}
          href={makeRoute(newRoute(pack))}
        >
          {say('dice-page-new')}
        </a>
        {packSaves.length > 0 ? null : (
          <a class="button" href={makeRoute(playRoute(pack))}>
            {say('dice-table-play')}
          </a>
        )}
        {hasFreePlay(pack) ? (
          <a class="button" href={makeRoute(freeRoute(pack))}>
            {say('dice-free-menu')}
          </a>
        ) : null}
        {isAdded ? (
          <button type="button" class="quiet" onClick={() => void removeAdventure(pack.id)}>
            <Icon name="trash" />
            {say('dice-page-remove')}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function hasFreePlay(pack: Pack): boolean {
  const { route } = gameOfPack(pack).options;
  return route.kind === 'choice' && freeRouteIn(route.values) !== undefined;
}

/** Buttons for opening an adventure from a zip or a folder. */
function OpenButtons() {
  return (
    <div class="row">
      <OpenButton
        name="open-zip"
        label={say('dice-page-open-zip')}
        accept=".zip"
        onOpen={openAdventure}
      />
      <OpenButton
        name="open-folder"
        label={say('dice-page-open-folder')}
        isFolder
        onOpen={openAdventure}
      />
    </div>
  );
}
