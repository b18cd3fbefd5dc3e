import { setImmediate } from 'node:timers/promises';
import { assertDefined, deriveSeed } from '#core';
import { eloAt, fingerprintOf, formatValue, PLAN_FORMAT } from '#lab';
import type { Plan, PlannedGame } from '#lab';
import type { GameSource } from '#play';
import { CommandFailed, EXIT, printOut, say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StudyFlags, StudyTools } from '#terminal/cli/command-row.ts';
import { ProgressBar } from '#terminal/cli/progress.ts';
import { StopSignal } from '#terminal/cli/signals.ts';
import { fitGames } from '../../lab/tuning/fit-games.ts';
import type { Candidate, Fitted } from '../../lab/tuning/fit-games.ts';
import { RIVALS } from '../../lab/tuning/match-study.ts';
import type { SampledGame } from '../../lab/tuning/self-play.ts';
import { tunedSource, untunedSource } from '../../lab/tuning/untuned-source.ts';
import {
  gameOfTexts,
  makeTuningFile,
  patternsOf,
  piecesOf,
  TUNING_FORMAT,
} from '../../rules/index.ts';
import type { LevelMatch, TunedVariant, TuningMatch, ZrfGame } from '../../rules/index.ts';

/** A variant to tune, and how. */
export interface TuneRequest {
  readonly game: ZrfGame;
  readonly planned: PlannedGame;
  readonly variant: string;
  readonly seed: string;
  /**
   * Games of self-play in each round, their rounds, positions searched per move in them, and games
   * of the match at most.
   */
  readonly games: number;
  readonly rounds: number;
  readonly nodes: number;
  readonly match: number;
  readonly flags: StudyFlags;
  /** True to print no more than progress. */
  readonly isQuiet: boolean;
}

/** Longer games are drawn. */
const MAX_MOVES = 300;
/** Positions searched per move of the match, as a multiple of those of self-play. */
const MATCH_FACTOR = 4;
/** Each candidate plays this part of the games of the match, as a divisor in pairs of games. */
const TRIAL_SHARE = 4;
/** Elo differences between which the match decides. */
const MATCH_ELO = [0, 40] as const;
const DIGITS = 1_000_000;

function rounded(number: number): number {
  return Math.round(number * DIGITS) / DIGITS;
}

/**
 * Tunes a variant: rounds of self-play, each by the values of the round before and followed by fits
 * of the results from the second round on, or of the first alone, of which matches choose one; and a
 * match against the derived evaluation. Undefined if it was stopped,
 * which sets the exit code.
 */
export async function tuneVariant(
  cli: Cli,
  tools: StudyTools,
  request: TuneRequest,
): Promise<TunedVariant | undefined> {
  const report = (text: string) => {
    if (!request.isQuiet) printOut(text);
  };
  let games: readonly SampledGame[] = [];
  let tuned: TunedVariant | undefined;
  for (let round = 0; round < request.rounds; round += 1) {
    const played = await playGames(cli, tools, request, round, tuned);
    if (played === undefined) return undefined;
    // Those of the first round were played by derived values, which make more mistakes.
    games = round < 2 ? played : [...games, ...played];
    const positions = games.reduce((sum, { samples }) => sum + samples.length, 0);
    report(say(cli, 'cli-tune-played', { games: games.length, positions }));
    const fitted = await fitHere(cli, request, games);
    if (fitted === undefined) return undefined;
    tuned = await chooseCandidate(cli, tools, request, games.length, fitted);
    if (tuned === undefined) return undefined;
    const { error } = tuned;
    report(
      say(cli, 'cli-tune-fitted', {
        derived: error.derived.toFixed(4),
        tuned: error.tuned.toFixed(4),
      }),
    );
  }
  if (tuned === undefined) return undefined;
  const most = Math.ceil(request.match / 2);
  const stop = { kind: 'sprt', elo: MATCH_ELO, most } as const;
  const match = await playMatch(cli, tools, request, tuned, stop);
  if (match === undefined) return undefined;
  report(sayMatch(cli, match));
  return { ...tuned, match };
}

function planOf(request: TuneRequest, kind: string, planned: PlannedGame): Omit<Plan, 'stop'> {
  const { variant, seed, nodes } = request;
  return {
    format: PLAN_FORMAT,
    kind,
    game: planned,
    options: { variant, start: 'usual' },
    seed: deriveSeed(seed, kind),
    cells: [kind],
    parameters: { nodes, longest: MAX_MOVES },
  };
}

/** The game of a request without the tuning it may have. */
function untuned({ planned }: TuneRequest): PlannedGame & { readonly source: GameSource } {
  const source = untunedSource(assertDefined(planned.source));
  return { ...planned, source, fingerprint: fingerprintOf(source) };
}

/** The game of a request with a tuning. */
function withTuning({ planned }: TuneRequest, tuned: TunedVariant): PlannedGame {
  const text = makeTuningFile({ format: TUNING_FORMAT, tunings: [tuned] });
  const source = tunedSource(assertDefined(planned.source), text);
  return { ...planned, source, fingerprint: fingerprintOf(source) };
}

async function playGames(
  cli: Cli,
  { runPlan }: StudyTools,
  request: TuneRequest,
  round: number,
  tuned: TunedVariant | undefined,
): Promise<readonly SampledGame[] | undefined> {
  const stop = { kind: 'units', units: request.games } as const;
  const planned = tuned === undefined ? untuned(request) : withTuning(request, tuned);
  // The first round keeps the seed that tunings before had.
  const seed = round === 0 ? request.seed : deriveSeed(request.seed, round);
  const plan = { ...planOf({ ...request, seed }, 'tuning-games', planned), stop };
  const { data } = await runPlan(cli, plan, request.flags, () => undefined);
  return cli.exitCode === EXIT.ok ? (data['games'] as SampledGame[]) : undefined;
}

/** Fits in this thread, which looks for signals after each step. */
async function fitHere(
  cli: Cli,
  request: TuneRequest,
  games: readonly SampledGame[],
): Promise<Fitted | undefined> {
  const game = assertDefined(gameOfTexts(untuned(request).source, request.game.id));
  const stopping = new StopSignal();
  const bar = new ProgressBar(`{bar} {percentage} % · ${say(cli, 'cli-tune-fitting')}`);
  const fitting = fitGames(game.playOf(request.variant), games);
  let step = fitting.next();
  while (step.done !== true && stopping.code === undefined) {
    bar.show(Math.round(100 * step.value), 100, {});
    await setImmediate();
    step = fitting.next();
  }
  bar.stop();
  stopping.forget();
  if (step.done !== true) {
    cli.exitCode = stopping.code ?? EXIT.failed;
    return undefined;
  }
  if (step.value === undefined) throw new CommandFailed(say(cli, 'cli-tune-few'));
  return step.value;
}

const UNPLAYED: TuningMatch = {
  games: 0,
  nodes: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  score: 0,
  least: 0,
  most: 1,
};

function tunedVariant(
  { game, variant: key, seed, nodes }: TuneRequest,
  games: number,
  { positions, derivedError }: Fitted,
  { tuning, error }: Candidate,
): TunedVariant {
  const variant = assertDefined(game.variants.find((one) => one.key === key));
  return {
    variant: key,
    rules: variant.fingerprint(),
    seed,
    games,
    positions,
    nodes,
    error: { derived: rounded(derivedError), tuned: rounded(error) },
    match: UNPLAYED,
    turn: tuning.turn,
    pieces: piecesOf(variant.rules(), tuning),
    ...(tuning.patterns.length === 0
      ? {}
      : { patterns: patternsOf(variant.rules(), tuning.patterns) }),
  };
}

/** The candidate with the most points against the derived evaluation; of equal ones the first. */
async function chooseCandidate(
  cli: Cli,
  tools: StudyTools,
  request: TuneRequest,
  games: number,
  fitted: Fitted,
): Promise<TunedVariant | undefined> {
  const trial = { ...request, seed: deriveSeed(request.seed, 'trial') };
  const stop = { kind: 'units', units: Math.ceil(request.match / TRIAL_SHARE) } as const;
  let best: { readonly tuned: TunedVariant; readonly score: number } | undefined;
  for (const candidate of fitted.candidates) {
    const tuned = tunedVariant(request, games, fitted, candidate);
    const match = await playMatch(cli, tools, trial, tuned, stop);
    if (match === undefined) return undefined;
    if (best === undefined || match.score > best.score) best = { tuned, score: match.score };
  }
  return best?.tuned;
}

async function playMatch(
  cli: Cli,
  { runPlan }: StudyTools,
  request: TuneRequest,
  tuned: TunedVariant,
  stop: Plan['stop'],
): Promise<TuningMatch | undefined> {
  const planned = withTuning(request, tuned);
  const nodes = MATCH_FACTOR * request.nodes;
  const plan: Plan = {
    ...planOf({ ...request, nodes }, 'tuning-match', planned),
    cells: [RIVALS],
    stop,
  };
  const { data } = await runPlan(cli, plan, request.flags, () => undefined);
  return cli.exitCode === EXIT.ok ? { nodes, ...matchOf(data as unknown as MatchData) } : undefined;
}

/** Data of the report of a match. */
export interface MatchData {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: { readonly share: number; readonly least: number; readonly most: number };
}

/** Result of a match, from the data of its report. */
export function matchOf({ games, wins, draws, losses, score }: MatchData): LevelMatch {
  const { share, least, most } = score;
  const figures = { score: rounded(share), least: rounded(least), most: rounded(most) };
  return { games, wins, draws, losses, ...figures };
}

function sayMatch(cli: Cli, { games, wins, draws, losses, score, least, most }: TuningMatch) {
  const shown = (share: number) => formatValue(share, 'share');
  const shares = { score: shown(score), least: shown(least), most: shown(most) };
  const elo = formatValue(eloAt(score), 'elo');
  const counts = { games, wins, draws, losses };
  return say(cli, 'cli-tune-matched', { ...counts, ...shares, elo });
}
