import type { KeyMap, Session } from '#play';
import type { Context } from '#screen/model/context.ts';
import type { AnyLook } from '#screen/model/look.ts';
import type { TurnNode } from '../../notation/index.ts';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import type { LineValue } from '../../voice/analysis.ts';
import type { Glossary } from '../../voice/glossary.ts';
import type { GameReview } from './game-review.ts';
import type { FoundLines, LiveAnalysis } from './live-analysis.ts';
import type { TreeCursor } from './tree-cursor.ts';
import type { TreeWord } from './tree-words.ts';
import type { WhyNot } from './why-not.ts';

/** State of the analysis for its notes. */
export interface AnalysisNoted {
  readonly context: Context;
  readonly glossary: Glossary;
  readonly cursor: TreeCursor;
  readonly review: GameReview;
  readonly whyNot: WhyNot;
  /** Number of turns before the position, on the main line. */
  readonly mainCount: number | undefined;
  /** Turn that led to the position, and the state before it. */
  readonly lastTurn: { readonly node: TurnNode; readonly before: ZrfState } | undefined;
  /** Turns of a line in the notation of the reader's language. */
  lineTurns(state: ZrfState, actions: readonly ZrfAction[]): readonly string[];
  lineText(state: ZrfState, actions: readonly ZrfAction[]): string;
  /** A turn in the notation of the reader's language. */
  turnText(node: TurnNode, before: ZrfState): string;
}

/** State of the analysis for its drawing. */
export interface AnalysisShown extends AnalysisNoted {
  readonly session: Session;
  readonly look: AnyLook;
  readonly live: LiveAnalysis;
  /** Selection on the board; undefined once the game is over. */
  readonly hand: unknown;
  /** Lines of the position on the board. */
  readonly shownLines: FoundLines | undefined;
  /** Value of the position; that of the one before until the first result. */
  readonly value: LineValue | undefined;
  readonly words: readonly TreeWord[];
  /** The value in words, or whose turn it is. */
  readonly heading: string;
  readonly notes: string;
  readonly keys: KeyMap;
}
