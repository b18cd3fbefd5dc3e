import { signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Header } from '#web/ui/header.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { currentMessages, say } from '#web/language/language.ts';
import { loadSaves, saves } from '#web/storage/saves.ts';
import { byCourse } from '../course/course.ts';
import { CourseProgress } from '../course/library-marks.tsx';
import { findGames } from '../../voice/find-games.ts';
import { titleOf } from '../../voice/glossary.ts';
import { OpenButton } from '#web/ui/open-button.tsx';
import { deleteFile } from '../opening/delete-file.ts';
import { openFiles, reading } from '../opening/open-files.ts';
import { openAnyFiles } from '../records/incoming.ts';
import { askForRecord } from '../records/record-dialog.tsx';
import { storedGamesVersion } from '../opening/shown.ts';
import { builtInGames, builtInMessages, COLLECTIONS } from '../files/built-in.ts';
import type { CollectionName } from '../files/built-in.ts';
import { listStoredFiles } from '../files/stored-files.ts';
import type { ListedFile } from '../files/stored-files.ts';
import { Tile } from './tile.tsx';

/** Search text and scroll offset, restored on return. */
const search = signal('');
let scrolled = 0;

/** Maximum number of unfinished games listed first. */
const MAX_IN_PROGRESS = 4;

/** Restores the scroll offset and tracks it. */
function useScroll(): void {
  useLayoutEffect(() => {
    scrollTo(0, scrolled);
    const note = () => (scrolled = scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
}

/** Unfinished games, most recent first. */
function gamesInProgress(games: readonly ListedFile[]): readonly ListedFile[] {
  const running = saves.value.filter(({ over, entries }) => !over && entries > 0);
  const latest = [...new Set(running.map(({ game }) => game))];
  const found = latest.flatMap((game) => games.find(({ id }) => id === game) ?? []);
  return found.slice(0, MAX_IN_PROGRESS);
}

/** Library of rules-file games: built-in and added ones, and buttons to open more. */
export function Library() {
  useScroll();
  const storedFiles = useSignal<readonly ListedFile[]>([]);
  const refresh = () => void listStoredFiles().then((found) => (storedFiles.value = found));
  useEffect(() => void loadSaves(), []);
  useEffect(refresh, [storedGamesVersion.value]);
  const { language } = currentMessages();
  const own = builtInGames
    .map(({ title, ...game }) => ({
      ...game,
      title: titleOf(title, builtInMessages(game.id, language)),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  const shownOwn = findGames(own, search.value);
  const opened = storedFiles.value.map((file) => ({ ...file, names: [] }));
  const shownStored = findGames(opened, search.value);
  const unfinished = search.value.trim() === '' ? gamesInProgress([...own, ...opened]) : [];
  return (
    <div class="page">
      <Header title={say('game-zrf')} />
      <main class="library">
        <div class="library-bar">
          <input
            type="search"
            class="library-search"
            placeholder={say('zrf-search')}
            aria-label={say('zrf-search')}
            value={search.value}
            onInput={(event) => (search.value = event.currentTarget.value)}
          />
          <OpenButtons />
        </div>
        <p class="about">{say(reading.value !== undefined ? 'web-loading' : 'zrf-open-about')}</p>
        <GamesInProgress games={unfinished} />
        {shownStored.length === 0 ? null : (
          <section>
            <h2>{say('zrf-opened')}</h2>
            <ul class="tiles">
              {shownStored.map(({ id, title, pictures }) => (
                <Tile key={id} id={id} title={title} pictures={pictures}>
                  <button
                    type="button"
                    class="quiet icon-only tile-drop"
                    aria-label={say('web-games-delete', { name: title })}
                    onClick={() => void deleteFile(id).then(refresh)}
                  >
                    <Icon name="trash" />
                  </button>
                </Tile>
              ))}
            </ul>
          </section>
        )}
        {shownOwn.length + shownStored.length === 0 ? (
          <p class="empty">{say('zrf-none-found')}</p>
        ) : null}
        {COLLECTIONS.map((name) => (
          <Collection
            key={name}
            name={name}
            games={shownOwn.filter(({ collection }) => collection === name)}
          />
        ))}
      </main>
    </div>
  );
}

/** Games in progress, to continue. */
function GamesInProgress({ games }: { readonly games: readonly ListedFile[] }) {
  if (games.length === 0) return null;
  return (
    <section class="library-going">
      <h2>{say('zrf-going-on')}</h2>
      <ul class="tiles">
        {games.map(({ id, title, pictures }) => (
          <Tile key={id} id={id} title={title} pictures={pictures} />
        ))}
      </ul>
    </section>
  );
}

interface OwnShelfProps {
  readonly name: CollectionName;
  readonly games: readonly ListedFile[];
}

/** Built-in games by title; puzzles from easy to hard. */
function Collection({ name, games }: OwnShelfProps) {
  if (games.length === 0) return null;
  const isCourse = name === 'puzzles';
  const shown = isCourse ? [...games].sort(byCourse) : games;
  return (
    <section>
      <div class="collection-head">
        <h2>{say(`zrf-own-${name}`)}</h2>
        {isCourse ? <CourseProgress /> : null}
      </div>
      <ul class="tiles">
        {shown.map(({ id, title }) => (
          <Tile key={id} id={id} title={title} />
        ))}
      </ul>
    </section>
  );
}

function OpenButtons() {
  return (
    <div class="row">
      <OpenButton
        name="open-files"
        label={say('zrf-open-file')}
        isPrimary
        multiple
        onOpen={openAnyFiles}
      />
      <button type="button" class="open-record" onClick={askForRecord}>
        <Icon name="paste" />
        {say('record-open')}
      </button>
      <OpenButton
        name="open-folder"
        label={say('zrf-open-folder')}
        multiple
        isFolder
        onOpen={openFiles}
      />
      <a class="button library-draw" href="#/zrf/editor">
        <Icon name="pencil" />
        {say('editor-title-page')}
      </a>
    </div>
  );
}
