import { assertDefined, deriveSeed, LEVEL_WORDS } from '#core';
import type { BotLimits, LevelWord } from '#core';
import { formatValue, PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';
import { EXIT, printOut, say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StudyTools } from '#terminal/cli/command-row.ts';
import { wordOfLevel } from '../../lab/levels/level-study.ts';
import { candidateFor, MAX_STEPS } from '../../lab/levels/path.ts';
import {
  isOutOfReach,
  isRight,
  LOWER_WORDS,
  nextSteps,
  stepsToConfirm,
  TARGET_SCORES,
} from '../../lab/levels/seek.ts';
import type { Confirmed, LowerWord, Sample, Seeking } from '../../lab/levels/seek.ts';
import type { CalibratedLevel, CalibratedVariant, LevelMatch } from '../../rules/index.ts';
import { matchOf } from './tune-variant.ts';
import type { MatchData, TuneRequest } from './tune-variant.ts';

/** Rounds of a search for a level, and confirming matches at most. */
const ROUNDS = 6;
const MAX_MATCHES = 3;
/** Longer games are drawn. */
const MAX_ENTRIES = 400;
/** Steps of the first candidates: Expert differs from Master only by misjudgement. */
const FIRST_EXPERT = 48;
const FIRST_STEPS = 12;

/** A level found below another, and its distance. */
interface Found {
  readonly level: BotLimits;
  readonly steps: number;
  /** Match of the level above against it. */
  readonly match: LevelMatch;
}

/** Matches of a level against candidates for the one below it. */
class Seeker {
  readonly #cli: Cli;
  readonly #tools: StudyTools;
  readonly #request: TuneRequest;
  readonly #word: LowerWord;
  readonly #above: BotLimits;
  readonly #samples: Sample[] = [];
  /** Matches played, each with its own seed. */
  #played = 0;

  /** `word` names the level to find. */
  constructor(
    cli: Cli,
    tools: StudyTools,
    request: TuneRequest,
    word: LowerWord,
    above: BotLimits,
  ) {
    this.#cli = cli;
    this.#tools = tools;
    this.#request = request;
    this.#word = word;
    this.#above = above;
  }

  /** Finds the level and confirms it by a match of new games. Undefined if it was stopped. */
  async find(first: number): Promise<Found | undefined> {
    const { games, match: size } = this.#request;
    const seeking: Seeking = { target: TARGET_SCORES[this.#word], first, most: MAX_STEPS };
    for (let round = 0; round < ROUNDS && !this.#isOutOfReach; round += 1) {
      const played = await this.#play(nextSteps(this.#samples, seeking), games);
      if (played === undefined) return undefined;
    }
    let best: Found | undefined;
    const confirmed: Confirmed[] = [];
    while (confirmed.length < MAX_MATCHES) {
      const steps = stepsToConfirm(this.#samples, seeking, confirmed);
      if (steps === undefined) break;
      const found = await this.#play(steps, size);
      if (found === undefined) return undefined;
      confirmed.push({ steps, score: found.match.score });
      if (best === undefined || this.#errorOf(found) < this.#errorOf(best)) best = found;
      if (isRight(found.match.score)) break;
    }
    return best;
  }

  /** Distance of a match from the target. */
  #errorOf({ match }: Found): number {
    return Math.abs(match.score - TARGET_SCORES[this.#word]);
  }

  get #isOutOfReach(): boolean {
    return isOutOfReach(this.#samples, MAX_STEPS);
  }

  async #play(steps: number, games: number): Promise<Found | undefined> {
    const cli = this.#cli;
    const { planned, variant, seed, flags } = this.#request;
    const level = candidateFor(this.#word, this.#above, steps);
    this.#played += 1;
    const plan: Plan = {
      format: PLAN_FORMAT,
      kind: 'level-match',
      game: planned,
      options: { variant, start: 'usual' },
      seed: deriveSeed(seed, `${this.#word} ${this.#played}`),
      cells: [`${wordOfLevel(this.#above)} ${wordOfLevel(level)}`],
      parameters: { longest: MAX_ENTRIES },
      stop: { kind: 'units', units: Math.ceil(games / 2) },
    };
    const { data } = await this.#tools.runPlan(cli, plan, flags, () => undefined);
    if (cli.exitCode !== EXIT.ok) return undefined;
    const match = matchOf(data as unknown as MatchData);
    this.#samples.push({ steps, points: match.score * match.games, games: match.games });
    return { level, steps, match };
  }
}

/**
 * Finds the levels of bots in a variant from the top down, each by matches of the level above against
 * candidates. Undefined if it was stopped, which sets the exit code.
 */
export async function calibrateVariant(
  cli: Cli,
  tools: StudyTools,
  request: TuneRequest,
): Promise<CalibratedVariant | undefined> {
  const { game, variant: key, seed, nodes } = request;
  let above: BotLimits = { nodes, blur: 0 };
  let first = FIRST_EXPERT;
  const found = new Map<LevelWord, Found>();
  for (const word of LOWER_WORDS) {
    const one = await new Seeker(cli, tools, request, word, above).find(first);
    if (one === undefined) return undefined;
    found.set(word, one);
    if (!request.isQuiet) printOut(sayLevel(cli, word, one));
    first = word === 'expert' ? FIRST_STEPS : Math.max(1, one.steps);
    above = one.level;
  }
  const variant = assertDefined(game.variants.find((one) => one.key === key));
  const levels = LEVEL_WORDS.map((word, index): CalibratedLevel => {
    const facts = { level: word, ...(found.get(word)?.level ?? { nodes, blur: 0 }) };
    const below = LEVEL_WORDS[index - 1];
    const match = below === undefined ? undefined : found.get(below)?.match;
    return match === undefined ? facts : { ...facts, match };
  });
  return { variant: key, rules: variant.fingerprint(), seed, levels };
}

function sayLevel(cli: Cli, word: LowerWord, { level, match }: Found): string {
  const number = LEVEL_WORDS.indexOf(word) + 1;
  const shown = (share: number) => formatValue(share, 'share');
  return say(cli, 'cli-tune-level', {
    level: say(cli, `strength-${number}`),
    above: say(cli, `strength-${number + 1}`),
    ...level,
    games: match.games,
    score: shown(match.score),
    least: shown(match.least),
    most: shown(match.most),
    fits: isRight(match.score) ? 'yes' : 'no',
  });
}
