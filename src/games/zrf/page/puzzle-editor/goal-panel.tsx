import './goal-panel.css';
import { assertDefined } from '#core';
import {
  aim,
  aimAll,
  blocksOf,
  canShare,
  doesShare,
  dropTarget,
  share,
  swap,
  targetOf,
} from '../../puzzles/index.ts';
import { notify } from '#web/ui/notices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { BlockPicture } from '../blocks/block-picture.tsx';
import { boxOf, goalBlocks } from './drawn-blocks.ts';
import { blockNames } from './editor-keys.ts';
import type { PuzzleEditorModel } from './editor-model.ts';
import { puzzleSettings } from '../settings/sections.ts';

/** The goal as a small board, with options for its blocks. */
export function GoalPanel({ editor }: { readonly editor: PuzzleEditorModel }) {
  const draft = editor.draft.value;
  const { look } = puzzleSettings.value;
  const names = blockNames(draft);
  const isSet = draft.targets.length > 0;
  const isAiming = editor.tool.value === 'goal';
  return (
    <section class="editor-goal">
      <h2>{say('editor-goal')}</h2>
      <div class="editor-goal-board">
        <BlockPicture
          box={boxOf(draft)}
          blocks={goalBlocks(draft, isAiming ? editor.active.value : undefined)}
          look={look}
          label={goalWords(editor)}
        />
      </div>
      <div class="editor-goal-choices">
        {isAiming && names.length > 0 ? <Chips editor={editor} names={names} /> : null}
        {canShare(draft) ? (
          <Check
            name="editor-share"
            value={doesShare(draft)}
            onChange={(isShared) => editor.change(share(editor.saved.value, isShared))}
          />
        ) : null}
        {isAiming && isSet ? (
          <Check
            name="editor-also"
            value={editor.isAlso.value}
            onChange={(isAlso) => (editor.isAlso.value = isAlso)}
          />
        ) : null}
        <div class="row">
          <button
            type="button"
            disabled={names.length === 0}
            onClick={() => editor.change(aimAll(editor.saved.value))}
          >
            {say('editor-aim-all')}
          </button>
          <button
            type="button"
            class="editor-swap"
            disabled={!isSet}
            onClick={() => exchange(editor)}
          >
            <Icon name="flip" />
            {say('editor-swap')}
          </button>
        </div>
      </div>
    </section>
  );
}

function exchange(editor: PuzzleEditorModel): void {
  const next = swap(editor.saved.value);
  if (next === undefined) notify(say('editor-swap-failed'));
  else editor.change(next);
}

/** Text description of the goals for screen readers. */
function goalWords({ draft }: PuzzleEditorModel): string {
  const blocks = draft.value.targets.map((target) => target.blocks.join(' ')).join(', ');
  return say('editor-goal-of', { blocks });
}

/** Button for each block, with or without a goal. */
function Chips({
  editor,
  names,
}: {
  readonly editor: PuzzleEditorModel;
  readonly names: readonly string[];
}) {
  const draft = editor.saved.value;
  const toggle = (name: string) => {
    const anchor = assertDefined(blocksOf(draft).get(name)?.[0]);
    const isAimed = targetOf(draft, name) !== undefined;
    editor.change(isAimed ? dropTarget(draft, name) : aim(draft, name, anchor));
    editor.active.value = isAimed ? undefined : name;
  };
  return (
    <div class="editor-chips" role="group" aria-label={say('editor-chips')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="editor-chip"
          aria-pressed={targetOf(draft, name) !== undefined}
          aria-label={say('editor-chip', { block: name })}
          onClick={() => toggle(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface CheckProps {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Check({ name, value, onChange }: CheckProps) {
  return (
    <label class="editor-check">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{say(name)}</span>
    </label>
  );
}
