import type { ToolUse } from '../model/items.ts';
import type { RogueState } from '../model/state.ts';
import type { ToolEffect } from '../model/tool-effect.ts';
import type { TurnDraft } from './draft.ts';

export type ToolKind = ToolUse['use'];
export type ToolOf<K extends ToolKind> = Extract<ToolUse, { readonly use: K }>;
export type EffectOfTool<K extends ToolKind> = Extract<ToolEffect, { readonly use: K }>;

/** One kind of tool. */
export interface ToolRow<K extends ToolKind> {
  /** Effect of using it now; undefined if it has no target. */
  effect(state: RogueState, tool: ToolOf<K>): EffectOfTool<K> | undefined;
  apply(draft: TurnDraft, effect: EffectOfTool<K>, tool: ToolOf<K>): void;
  /** True if it stays in its slot. */
  readonly keeps?: true;
}

/** A row that works for any kind, for tables. */
export interface AnyToolRow {
  effect(state: RogueState, tool: ToolUse): ToolEffect | undefined;
  apply(draft: TurnDraft, effect: ToolEffect, tool: ToolUse): void;
  readonly keeps?: true;
}
