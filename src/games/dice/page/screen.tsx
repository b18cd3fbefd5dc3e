import '#web/board/board.css';
import './style/index.css';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { own } from '#core';
import { MAX_PACK_FILES, nameOfPack } from '../rules/index.ts';
import type { Pack } from '../rules/index.ts';
import { route } from '#web/address/route.ts';
import { loadShelf, openAdventure, shelf } from './adventures/shelf.ts';
import { currentMessages, say } from '#web/language/language.ts';
import { canSave, latestSave } from '#web/storage/saves.ts';
import { settings } from '#web/storage/settings.ts';
import { readUnbegun } from '#web/storage/unbegun.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { Header } from '#web/ui/header.tsx';
import { notify } from '#web/ui/notices.tsx';
import { makeGamePage, readPart, readRecordPage } from './game/dice-page.ts';
import type { Preparation } from './game/dice-page.ts';
import { Adventures } from './library/adventures.tsx';
import { useFarewell } from './library/menu-music.ts';
import { DailyPage } from './library/daily.tsx';
import { Records } from './library/records.tsx';
import { quickJourney } from './library/quick-journey.ts';
import { SetOut } from './library/set-out.tsx';
import { loadPictures } from './adventures/picture-urls.ts';
import { Playing } from './play/playing.tsx';

const MENU_LINK = { href: '#/dice' } as const;

/** The page of the dice game: the list of adventures, or one of them. */
export function Screen() {
  const opened = route.value;
  const part = opened.kind === 'game' ? opened.part : undefined;
  useFarewell();
  useEffect(() => {
    loadPictures();
    void loadShelf();
  }, []);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  useEffect(() => scrollTo(0, 0), [part]);
  const found = shelf.value;
  return (
    <DropArea
      text={say('dice-page-drop-here')}
      most={MAX_PACK_FILES}
      onDrop={(files) => {
        location.hash = '#/dice';
        void openAdventure(files);
      }}
    >
      {found === undefined ? (
        <Message />
      ) : part === undefined ? (
        <Adventures found={found} />
      ) : (
        <RoutedPage part={part} />
      )}
    </DropArea>
  );
}

function RoutedPage({ part }: { readonly part: string }) {
  const records = readRecordPage(part);
  if (records !== undefined) return <Records page={records} packs={shelf.value?.packs ?? []} />;
  const { id, prepares } = readPart(part);
  const pack = shelf.value?.packs.find((one) => one.id === id);
  if (pack === undefined)
    return <Message text={say('dice-page-unknown', { id: id.slice(0, 40) })} />;
  return <Journey key={id} pack={pack} prepares={prepares} />;
}

/** The page header, with a message instead of a game. */
function Message({ text }: { readonly text?: string }) {
  return (
    <div class="page">
      <Header title={say('game-dice')} up={{ ...MENU_LINK, name: say('dice-menu-title') }} />
      {text === undefined ? null : (
        <main class="message">
          <p>{text}</p>
          <a class="button" href={MENU_LINK.href}>
            {say('dice-menu-title')}
          </a>
        </main>
      )}
    </div>
  );
}

interface JourneyProps {
  readonly pack: Pack;
  readonly prepares: Preparation | undefined;
}

/** One adventure: its journey, or the form that prepares one. */
function Journey({ pack, prepares }: JourneyProps) {
  const gamePage = useMemo(() => makeGamePage(pack), [pack]);
  const isQuick = prepares === 'play';
  const isNew = prepares !== undefined && !isQuick;
  const isSettingOut = useSignal(isNew);
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  useEffect(() => {
    if (isQuick) {
      isSettingOut.value = false;
      gamePage.startNew(quickJourney(pack, gamePage.game));
      gamePage.model.peek()?.skipStory();
      return;
    }
    const hasGame = shared !== undefined || latestSave(gamePage.game.id) !== undefined;
    isSettingOut.value = isNew || (!hasGame && readUnbegun() === '');
    if (!isSettingOut.value) void gamePage.open(shared);
  }, [gamePage, opened]);
  useEffect(() => () => gamePage.close(), [gamePage]);
  const model = gamePage.model.value;
  const name = nameOfPack(pack, currentMessages().language);
  return (
    <div class="page page-dice">
      <Header title={name} up={{ ...MENU_LINK, name: say('dice-menu-title') }} />
      {isSettingOut.value && prepares === 'daily' ? (
        <DailyPage pack={pack} gamePage={gamePage} onStart={() => (isSettingOut.value = false)} />
      ) : isSettingOut.value ? (
        <SetOut
          key={prepares ?? ''}
          pack={pack}
          isFree={prepares === 'free'}
          last={gamePage.lastChoice()}
          isNew={own(settings.value.lastGame, gamePage.game.id) === undefined}
          onStart={(game) => {
            isSettingOut.value = false;
            gamePage.startNew(game);
          }}
        />
      ) : model === undefined ? null : (
        <Playing key={gamePage.placed} page={{ gamePage, model }} />
      )}
    </div>
  );
}
