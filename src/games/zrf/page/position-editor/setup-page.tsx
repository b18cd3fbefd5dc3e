import './setup.css';
import { useMemo } from 'preact/hooks';
import { startMatch, assertDefined } from '#core';
import { countPieces, turnsToChoose } from '../../rules/index.ts';
import { commandOf, keyFor, Session } from '#play';
import { describeReason } from '../../voice/end-rules.ts';
import { SETUP_PAGE_KEYS } from '../../voice/keymap.ts';
import { say } from '#web/language/language.ts';
import { newSeed } from '#web/board/game-page.ts';
import { hasModifier, pressOf, usePageKeys } from '#web/board/page-keys.ts';
import { Tool } from '#web/board/tool.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { SetupBoard } from './set-up-board.tsx';
import { editorFor } from './editor-model.ts';
import type { PositionEditorModel } from './editor-model.ts';
import { Palette, Waiting } from './palette.tsx';
import { PositionText } from './text-field.tsx';

interface SetupPageProps {
  readonly page: ZrfPageModel;
  readonly onClose: () => void;
}

/** Page for setting up a position and playing from it. */
export function SetupPage({ page, onClose }: SetupPageProps) {
  const { model } = page;
  const editor = useMemo(() => editorFor(model), [model]);
  usePageKeys((event) => onKey(event, editor, page, onClose), [editor]);
  return (
    <main class="game-page zrf setup">
      <div class="setup-head">
        <h2>{say('zrf-setup')}</h2>
        <p class="about">{say('zrf-setup-about')}</p>
      </div>
      <SetupBoard page={page} editor={editor} />
      <div class="setup-side">
        <Palette page={page} editor={editor} />
        <Tools page={page} editor={editor} />
        <TurnField page={page} editor={editor} />
        <Waiting page={page} editor={editor} />
        <PositionText editor={editor} />
      </div>
      <Foot page={page} editor={editor} onClose={onClose} />
    </main>
  );
}

interface PartProps {
  readonly page: ZrfPageModel;
  readonly editor: PositionEditorModel;
}

function TurnField({ page, editor }: PartProps) {
  const { rules } = page.model;
  const turns = turnsToChoose(rules);
  const state = editor.state.value;
  if (turns.length < 2) return null;
  const counts = countPieces(rules, state);
  const mover = assertDefined(rules.turnOrder.entries[state.turn]).player;
  return (
    <fieldset class="setup-turn">
      <legend>{say('zrf-setup-turn')}</legend>
      {turns.map((turn) => {
        const { player } = assertDefined(rules.turnOrder.entries[turn]);
        return (
          <label key={turn}>
            <input
              type="radio"
              name="turn"
              checked={player === mover}
              onChange={() => editor.change((model) => model.giveTurn(turn))}
            />
            <span>{page.words.value.player(player)}</span>
            <span
              class="setup-count"
              title={say('zrf-pieces', { count: assertDefined(counts[player]) })}
            >
              {counts[player]}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Tools({ page, editor }: PartProps) {
  const { canUndo, canRedo } = editor.past.value;
  return (
    <div class="setup-tools" role="group" aria-label={say('web-tools')}>
      <Tool
        icon="undo"
        name="web-undo"
        keys={keyFor(SETUP_PAGE_KEYS, 'undo').toUpperCase()}
        off={!canUndo}
        onClick={() => editor.change((one) => one.undo())}
      />
      <Tool
        icon="redo"
        name="web-redo"
        keys={keyFor(SETUP_PAGE_KEYS, 'redo').toUpperCase()}
        off={!canRedo}
        onClick={() => editor.change((one) => one.redo())}
      />
      <Tool
        icon="trash"
        name="zrf-setup-empty"
        onClick={() => editor.change((one) => one.clear())}
      />
      <Tool
        icon="restart"
        name="zrf-setup-usual"
        onClick={() => editor.change((one) => one.reset())}
      />
      <Tool
        icon="games"
        name="zrf-setup-game"
        onClick={() => editor.change((one) => one.take(page.model.match.state))}
      />
    </div>
  );
}

function Foot({ page, editor, onClose }: PartProps & SetupPageProps) {
  const { ending } = editor.state.value;
  return (
    <div class="setup-foot">
      <p role="status" class="setup-over">
        {ending === undefined
          ? ''
          : say('zrf-setup-over', { reason: describeReason(page.words.value, editor.state.value) })}
      </p>
      <button type="button" class="quiet" onClick={onClose}>
        {say('zrf-setup-leave')}
      </button>
      <button
        type="button"
        class="primary"
        disabled={ending !== undefined}
        onClick={() => playFrom(page, editor)}
      >
        {say('zrf-setup-play')}
      </button>
    </div>
  );
}

/** Starts a game from the position, with the same players. */
function playFrom({ gamePage, model }: ZrfPageModel, editor: PositionEditorModel): void {
  const match = startMatch(model.file.game, editor.model.options, newSeed());
  gamePage.keep(new Session(match, model.session.seats));
}

function onKey(
  event: KeyboardEvent,
  editor: PositionEditorModel,
  page: ZrfPageModel,
  onClose: () => void,
): boolean {
  if (event.key === 'Escape') {
    if (editor.carried.value === undefined) onClose();
    else editor.carried.value = undefined;
    return true;
  }
  if (hasModifier(event)) return false;
  const at = editor.pointed.value;
  const command = commandOf(SETUP_PAGE_KEYS, pressOf(event));
  if (command === 'undo') editor.change((model) => model.undo());
  else if (command === 'redo') editor.change((model) => model.redo());
  else if (command === 'flip' && page.model.canFlip.value)
    page.model.flipped.value = !page.model.flipped.value;
  else if ((event.key === 'Delete' || event.key === 'Backspace') && at !== undefined)
    editor.erase(at);
  else return false;
  return true;
}
