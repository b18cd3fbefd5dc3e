import '../board/table.css';
import '../rules/rules.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Header } from '../ui/header.tsx';
import { notify } from '../ui/notices.tsx';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { canSave } from '../storage/saves.ts';
import { makeDesk } from '../rules/game/desk.ts';
import { GamePage } from '../scenes/boards/game-page.tsx';
import type { Book } from '../rules/files/opened-file.ts';
import { DropZone } from '../rules/library/drop-zone.tsx';
import { Editor } from '../scenes/puzzle-editor/editor.tsx';
import { EDITOR } from '../scenes/puzzle-editor/files.ts';
import { Library } from '../rules/library/library.tsx';
import { findBook } from '../rules/files/library-store.ts';
import { PuzzlePage } from '../scenes/puzzle/page.tsx';
import { PuzzleTable } from '../scenes/puzzle/game/table.ts';

/** The page of board games from rules files: the library, or one of its games. */
export function Screen() {
  const opened = route.value;
  const part = opened.kind === 'game' ? opened.part : undefined;
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  useEffect(() => {
    // A game begins at its board, however far down the page before was read.
    if (part !== undefined) scrollTo(0, 0);
  }, [part]);
  return <DropZone>{part === undefined ? <Library /> : <Part key={part} id={part} />}</DropZone>;
}

function Part({ id }: { readonly id: string }) {
  return id === EDITOR ? <Editor /> : <Shelved id={id} />;
}

/** Fetches a game from the library, or from what was opened before. */
function Shelved({ id }: { readonly id: string }) {
  const [book, setBook] = useState<Book>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    void findBook(id).then((found) => {
      if (!isHere) return;
      if (found === undefined) setMissing(true);
      else setBook(found);
    });
    return () => void (isHere = false);
  }, [id]);
  if (missing) return <Missing id={id} />;
  return book === undefined ? <Header title={say('game-zrf')} /> : <Opened book={book} />;
}

function Missing({ id }: { readonly id: string }) {
  return (
    <div class="page">
      <Header title={say('game-zrf')} />
      <main class="message">
        <p>{say('zrf-missing', { id: id.slice(0, 60) })}</p>
        <a class="button" href="#/zrf">
          {say('zrf-library')}
        </a>
      </main>
    </div>
  );
}

function Opened({ book }: { readonly book: Book }) {
  const desk = useMemo(() => makeDesk(book), [book]);
  const opened = route.value;
  useEffect(() => {
    void desk.open(opened.kind === 'game' ? opened.shared : undefined);
  }, [desk, opened]);
  useEffect(() => () => desk.close(), [desk]);
  const table = desk.table.value;
  return table instanceof PuzzleTable ? (
    <PuzzlePage desk={desk} table={table} />
  ) : (
    <GamePage desk={desk} />
  );
}
