import './setup.css';
import { useMemo } from 'preact/hooks';
import { startMatch, assertDefined } from '../../../core/index.ts';
import { countPieces, turnsToChoose } from '../../../games/zrf/index.ts';
import { Session } from '../../../play/index.ts';
import { say } from '../../language/language.ts';
import { newSeed } from '../../board/desk.ts';
import { isForeign, usePageKeys } from '../../board/keys.ts';
import { Tool } from '../../board/tool.tsx';
import type { View } from '../../rules/game/page-model.ts';
import { SetupBoard } from './board.tsx';
import { draftFor } from './editor-model.ts';
import type { Draft } from './editor-model.ts';
import { Palette, Waiting } from './palette.tsx';
import { PositionText } from './text-field.tsx';

interface SetupPageProps {
  readonly view: View;
  readonly onClose: () => void;
}

/** A position is set up by hand, and played from. */
export function SetupPage({ view, onClose }: SetupPageProps) {
  const { table } = view;
  const draft = useMemo(() => draftFor(table), [table]);
  usePageKeys((event) => onKey(event, draft, view, onClose), [draft]);
  return (
    <main class="table zrf setup">
      <div class="setup-head">
        <h2>{say('zrf-setup')}</h2>
        <p class="about">{say('zrf-setup-about')}</p>
      </div>
      <SetupBoard view={view} draft={draft} />
      <div class="setup-side">
        <Palette view={view} draft={draft} />
        <Tools view={view} draft={draft} />
        <TurnField view={view} draft={draft} />
        <Waiting view={view} draft={draft} />
        <PositionText draft={draft} />
      </div>
      <Foot view={view} draft={draft} onClose={onClose} />
    </main>
  );
}

interface PartProps {
  readonly view: View;
  readonly draft: Draft;
}

function TurnField({ view, draft }: PartProps) {
  const { rules } = view.table;
  const turns = turnsToChoose(rules);
  const state = draft.state.value;
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
              onChange={() => draft.change((model) => model.giveTurn(turn))}
            />
            <span>{view.words.value.player(player)}</span>
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

function Tools({ view, draft }: PartProps) {
  const { canUndo, canRedo } = draft.past.value;
  return (
    <div class="tools setup-tools" role="group" aria-label={say('web-tools')}>
      <Tool
        icon="undo"
        name="web-undo"
        keys="U"
        off={!canUndo}
        onClick={() => draft.change((one) => one.undo())}
      />
      <Tool
        icon="redo"
        name="web-redo"
        keys="R"
        off={!canRedo}
        onClick={() => draft.change((one) => one.redo())}
      />
      <Tool
        icon="trash"
        name="zrf-setup-empty"
        onClick={() => draft.change((one) => one.clear())}
      />
      <Tool
        icon="restart"
        name="zrf-setup-usual"
        onClick={() => draft.change((one) => one.reset())}
      />
      <Tool
        icon="games"
        name="zrf-setup-game"
        onClick={() => draft.change((one) => one.take(view.table.match.state))}
      />
    </div>
  );
}

function Foot({ view, draft, onClose }: PartProps & SetupPageProps) {
  const { ending } = draft.state.value;
  return (
    <div class="setup-foot">
      <p role="status" class="setup-over">
        {ending === undefined
          ? ''
          : say('zrf-setup-over', { reason: say(`zrf-text-ending-${ending.reason}`) })}
      </p>
      <button type="button" class="quiet" onClick={onClose}>
        {say('zrf-setup-leave')}
      </button>
      <button
        type="button"
        class="primary"
        disabled={ending !== undefined}
        onClick={() => playFrom(view, draft)}
      >
        {say('zrf-setup-play')}
      </button>
    </div>
  );
}

/** Puts a game on the table that begins from what was set up, with the same players. */
function playFrom({ desk, table }: View, { model }: Draft): void {
  const match = startMatch(table.book.game, model.options, newSeed());
  desk.keep(new Session(match, table.session.seats));
}

function onKey(event: KeyboardEvent, draft: Draft, view: View, onClose: () => void): boolean {
  if (event.key === 'Escape') {
    if (draft.held.value === undefined) onClose();
    else draft.held.value = undefined;
    return true;
  }
  if (isForeign(event)) return false;
  const at = draft.pointed.value;
  if (event.code === 'KeyU') draft.change((model) => model.undo());
  else if (event.code === 'KeyR') draft.change((model) => model.redo());
  else if (event.code === 'KeyF' && view.table.canFlip.value)
    view.table.flipped.value = !view.table.flipped.value;
  else if ((event.key === 'Delete' || event.key === 'Backspace') && at !== undefined)
    draft.erase(at);
  else return false;
  return true;
}
