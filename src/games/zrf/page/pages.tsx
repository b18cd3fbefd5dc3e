import '#web/board/board.css';
import './rules.css';
import { batch, signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { slidingPuzzleOf } from '../puzzles/index.ts';
import type { Draft } from '../puzzles/index.ts';
import { Header } from '#web/ui/header.tsx';
import { notify } from '#web/ui/notices.tsx';
import { route } from '#web/address/route.ts';
import { say } from '#web/language/language.ts';
import { canSave } from '#web/storage/saves.ts';
import { makeGamePage } from './game/zrf-page.ts';
import type { ZrfGamePage } from './game/zrf-page.ts';
import type { ZrfPlayModel } from './game/zrf-play-model.ts';
import type { OpenedFile } from './files/opened-file.ts';
import { DropZone } from './library/drop-zone.tsx';
import { EDITOR } from './files/route.ts';
import { Library } from './library/library.tsx';
import { Diagnoses } from './library/trouble.tsx';
import { FileOpening } from './opening/file-opening.ts';
import { OpeningMessage } from './opening/opening-page.tsx';
import { reopenCount } from './opening/open-files.ts';
import { enterBoard, takeWaiting } from './records/current-board.ts';
import type * as PuzzleScene from './puzzle/index.ts';
import { lazy } from '#web/ui/lazy.tsx';

const editor = () => import('./puzzle-editor/index.ts');

const BoardGame = lazy(async () => (await import('./board-game/index.ts')).BoardGamePage, Message);
const Editor = lazy(async () => (await editor()).Editor, Message);
const Setup = lazy(
  async () => (await import('./position-editor/index.ts')).SetupPage,
  ({ text = say('web-loading') }) => <p class="message">{text}</p>,
);

const Analysis = lazy(
  async () => (await import('./analysis/index.ts')).AnalysisPage,
  ({ text = say('web-loading') }) => <p class="message">{text}</p>,
);

/** Page of sliding puzzles, loaded on first use. */
const puzzles = signal<typeof PuzzleScene | undefined>(undefined);

/** Page of rules-file games: the library, or one of its games. */
export function Screen() {
  const opened = route.value;
  const part = opened.kind === 'game' ? opened.part : undefined;
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  useEffect(() => {
    // A game starts at the top of the page, wherever the previous page was scrolled.
    if (part !== undefined) scrollTo(0, 0);
  }, [part]);
  return (
    <DropZone>
      {part === undefined ? (
        <Library />
      ) : (
        <RoutedPage key={`${part} ${reopenCount.value}`} id={part} />
      )}
    </DropZone>
  );
}

function RoutedPage({ id }: { readonly id: string }) {
  return id === EDITOR ? <Editor /> : <Listed id={id} />;
}

/** Opens a library game or an added one; shows the reason if it cannot be opened. */
function Listed({ id }: { readonly id: string }) {
  const opening = useMemo(() => new FileOpening(id), [id]);
  useEffect(() => {
    void opening.start();
    return () => opening.stop();
  }, [opening]);
  const state = opening.state.value;
  if (state.kind === 'opened') return <Opened file={state.file} />;
  return (
    <div class="page">
      <Header title={say('game-zrf')} />
      {state.kind === 'wrong' ? (
        <main class="message opening">
          <Diagnoses trouble={state} />
          <a class="button" href="#/zrf">
            {say('zrf-library')}
          </a>
        </main>
      ) : (
        <OpeningMessage opening={opening} state={state} />
      )}
    </div>
  );
}

/** Page header with a message in place of the game. */
function Message({ text }: { readonly text?: string }) {
  return (
    <div class="page">
      <Header title={say('game-zrf')} />
      {text === undefined ? null : (
        <main class="message">
          <p>{text}</p>
          <a class="button" href="#/zrf">
            {say('zrf-library')}
          </a>
        </main>
      )}
    </div>
  );
}

function Opened({ file }: { readonly file: OpenedFile }) {
  const gamePage = useMemo(
    () => makeGamePage(file, (options) => puzzles.peek()?.puzzlePlayModelOf(options, file)),
    [file],
  );
  const opened = route.value;
  useEffect(() => {
    const place = takeWaiting(file.id);
    if (place === undefined) void gamePage.open(opened.kind === 'game' ? opened.shared : undefined);
    else place(gamePage);
  }, [gamePage, opened]);
  useEffect(() => () => gamePage.close(), [gamePage]);
  const model = gamePage.model.value;
  const isPuzzle = useMemo(() => model !== undefined && isSlidingPuzzle(model), [model]);
  useEffect(() => (isPuzzle ? undefined : enterBoard({ file, gamePage })), [gamePage, isPuzzle]);
  if (model === undefined) return <Message />;
  return isPuzzle ? (
    <Puzzle gamePage={gamePage} model={model} />
  ) : (
    <BoardGame gamePage={gamePage} model={model} Setup={Setup} Analysis={Analysis} />
  );
}

function isSlidingPuzzle({ rules, match }: ZrfPlayModel): boolean {
  return slidingPuzzleOf(rules, match.stateAt(0).cells) !== undefined;
}

interface PuzzleProps {
  readonly gamePage: ZrfGamePage;
  readonly model: ZrfPlayModel;
}

/** A sliding puzzle, drawn as blocks if its board allows it, otherwise as an ordinary board. */
function Puzzle({ gamePage, model }: PuzzleProps) {
  const [failed, setFailed] = useState(false);
  const scene = puzzles.value;
  useEffect(() => {
    if (puzzles.peek() !== undefined) return;
    import('./puzzle/index.ts').then(
      (loaded) =>
        batch(() => {
          puzzles.value = loaded;
          gamePage.remake();
        }),
      () => setFailed(true),
    );
  }, [gamePage]);
  if (failed) return <Message text={say('web-load-failed')} />;
  if (scene === undefined) return <Message />;
  return model instanceof scene.PuzzlePlayModel ? (
    <scene.PuzzlePage gamePage={gamePage} model={model} onEdit={(draft) => void edit(draft)} />
  ) : (
    <BoardGame gamePage={gamePage} model={model} Setup={Setup} Analysis={Analysis} />
  );
}

async function edit(draft: Draft): Promise<void> {
  (await editor()).openDraft(draft);
}
