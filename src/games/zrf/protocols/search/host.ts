import type { ZrfAction } from '../../rules/index.ts';
import type { MoveSearch, Report } from './move-search.ts';

/** A report and the time since the start of the search, in milliseconds. */
export interface TimedReport extends Report {
  readonly milliseconds: number;
}

/** Receives the results of one search. */
export interface SearchListener {
  onReport(report: TimedReport): void;
  /** The best turn, at the end. */
  onEnd(turn: readonly ZrfAction[]): void;
}

/** Output, clock and threads of control for a protocol. */
export interface Host {
  send(line: string): void;
  /** Starts a search. None may be running. */
  begin(search: MoveSearch, listener: SearchListener): void;
  /** Ends the running search, if any, and calls its listener. */
  end(): void;
  /** Ends the running search, if any, without a result. */
  drop(): void;
  /** Leaves the program after the current line. */
  quit(): void;
}

/** A conversation in some protocol. Lines from outside never make it throw. */
export interface Conversation {
  receive(line: string): void;
}
