import { failed, largest, parsed, quote } from '#core';
import type { Parsed, Problem } from '#core';
import { housesOf, MAX_HOUSES, otherPlayer, pitOf, MAX_SEEDS, storeOf } from './pits.ts';
import type { Pits, Player } from './pits.ts';
import { endReason } from './ending.ts';
import { CAPTURES, ENDS, kalahOptions, PIE_STAGES, REASONS, REMAINING } from './model.ts';
import type { KalahAction, KalahState, Rules } from './model.ts';
import { refuse } from './rules.ts';

/** Words for the players in text notation, ONE first. */
export const PLAYER_WORDS = ['one', 'two'] as const;

const MAX_SEEDS_TOTAL = 2 * MAX_HOUSES * MAX_SEEDS;

function bad(code: string, message: string): Parsed<never> {
  return failed({ code, message });
}

/**
 * A board in Kalah Game Protocol notation, `<m,southStore,northStore,south...,north...>`. Each side
 * is in its own sowing order.
 */
export function makeBoard(pits: Pits, south: Player = 0): string {
  const houses = housesOf(pits);
  const side = (player: Player) =>
    pits.slice(pitOf(houses, player, 1), pitOf(houses, player, houses) + 1);
  const north = otherPlayer(south);
  const stores = [pits[storeOf(houses, south)], pits[storeOf(houses, north)]];
  return `<${[houses, ...stores, ...side(south), ...side(north)].join(',')}>`;
}

export function parseBoard(text: string, south: Player = 0): Parsed<Pits> {
  const trimmed = text.trim();
  if (!/^<\d{1,3}(,\d{1,3})*>$/.test(trimmed)) {
    return bad(
      'kalah-board',
      `${quote(text)} is not a board: write <houses,store,store,houses...> with numbers and commas.`,
    );
  }
  const [houses = 0, southStore = 0, northStore = 0, ...rest] = trimmed
    .slice(1, -1)
    .split(',')
    .map(Number);
  if (houses < 1 || houses > MAX_HOUSES) {
    return bad('kalah-board', `A board has 1 to ${MAX_HOUSES} houses a side, not ${houses}.`);
  }
  if (rest.length !== 2 * houses) {
    return bad(
      'kalah-board',
      `A board with ${houses} houses per side needs ${2 * houses} houses after the stores, not ${rest.length}.`,
    );
  }
  const total = rest.reduce((sum, seeds) => sum + seeds, southStore + northStore);
  if (total > MAX_SEEDS_TOTAL) {
    return bad(
      'kalah-board',
      `The board holds ${total} seeds; at most ${MAX_SEEDS_TOTAL} are allowed.`,
    );
  }
  const sides = [
    [...rest.slice(0, houses), southStore],
    [...rest.slice(houses), northStore],
  ];
  return parsed((south === 0 ? sides : sides.reverse()).flat());
}

const RULE_WORDS = { capture: CAPTURES, ends: ENDS, remaining: REMAINING } as const;

/** The board, the player to move, non-default rules, and the reason if the game is over. */
export function makeState(state: KalahState): string {
  const { rules, pits, mover, pie, over } = state;
  let text = `${makeBoard(pits)} ${PLAYER_WORDS[mover]}`;
  for (const name of ['capture', 'ends', 'remaining'] as const) {
    if (rules[name] !== kalahOptions[name].default) text += ` ${name}=${rules[name]}`;
  }
  if (rules.majorityStop) text += ' majorityStop';
  if (rules.pie) text += ` pie=${pie}`;
  if (rules.relay) text += ' relay';
  return over === undefined ? text : `${text} over=${over}`;
}

export function parseState(text: string): Parsed<KalahState> {
  const [board = '', mover = '', ...words] = text.trim().split(/\s+/);
  const pits = parseBoard(board);
  if (!pits.ok) return pits;
  const player = PLAYER_WORDS.indexOf(mover as (typeof PLAYER_WORDS)[number]);
  if (player < 0)
    return bad(
      'kalah-state',
      `${quote(mover)} is not a player: write "one" or "two" after the board.`,
    );
  return parseWords(words, { pits: pits.value, mover: player as Player });
}

function parseWords(
  words: readonly string[],
  start: Pick<KalahState, 'pits' | 'mover'>,
): Parsed<KalahState> {
  const pairs = new Map(words.map((word) => splitPair(word)));
  const problems: Problem[] = [];
  const take = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const text = pairs.get(name) ?? fallback;
    pairs.delete(name);
    const value = values.find((one) => one === text);
    if (value === undefined) {
      problems.push({
        code: 'kalah-state',
        message: `${name}=${quote(text)}: use one of ${values.join(', ')}.`,
      });
    }
    return value ?? fallback;
  };
  const withPie = pairs.has('pie');
  const pie = take('pie', PIE_STAGES, 'past');
  const over = pairs.has('over') ? take('over', REASONS, 'side-empty') : undefined;
  const rules: Rules = {
    capture: take('capture', RULE_WORDS.capture, 'standard'),
    ends: take('ends', RULE_WORDS.ends, 'side'),
    remaining: take('remaining', RULE_WORDS.remaining, 'owner'),
    majorityStop: pairs.delete('majorityStop'),
    pie: withPie,
    relay: pairs.delete('relay'),
  };
  for (const name of pairs.keys()) {
    problems.push({ code: 'kalah-state', message: `${quote(name)} is not a rule of Kalah.` });
  }
  const reason = endReason(start.pits, rules, start.mover);
  if (problems.length === 0 && reason !== over) {
    problems.push({
      code: 'kalah-state',
      message: `On this board the game is ${reason === undefined ? 'not over' : `over: add over=${reason}`}.`,
    });
  }
  return problems.length > 0 ? failed(problems) : parsed({ ...start, rules, pie, over });
}

function splitPair(word: string): [string, string] {
  const at = word.indexOf('=');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

export function makeAction(action: KalahAction): string {
  return String(action);
}

export function parseAction(state: KalahState, text: string): Parsed<KalahAction> {
  const action = readAction(text);
  if (action === undefined) {
    return bad('kalah-move', 'That is not a move: give the number of a house, or “swap”.');
  }
  const problem = refuse(state, action);
  return problem === undefined ? parsed(action) : failed(problem);
}

function readAction(text: string): KalahAction | undefined {
  if (text === 'swap') return 'swap';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** A player's turn: a sowing and its extra turns. */
export interface Chain {
  readonly player: number;
  readonly actions: readonly KalahAction[];
}

/**
 * A chain's sowings without spaces (`36`), or with hyphens on boards with two-digit house numbers
 * (`3-10`).
 */
export function makeChain(actions: readonly KalahAction[], houses: number): string {
  return actions.map(makeAction).join(houses > 9 ? '-' : '');
}

/** Groups a log into turns: consecutive actions of one player. */
export function chainsOf(
  log: readonly { readonly by: number; readonly action: KalahAction }[],
): Chain[] {
  const chains: { player: number; actions: KalahAction[] }[] = [];
  for (const { by, action } of log) {
    const last = chains.at(-1);
    if (last?.player === by) last.actions.push(action);
    else chains.push({ player: by, actions: [action] });
  }
  return chains;
}

/**
 * Splits a move list (`36 5 2`) into single actions. Hyphens and spaces always separate numbers.
 * Adjacent digits are separate houses on boards without two-digit house numbers.
 */
export function splitMoves(text: string, houses: number): string[] {
  const words = text.split(/[\s,;-]+/).filter((word) => word !== '');
  return words.flatMap((word) => (houses <= 9 && /^\d{2,}$/.test(word) ? [...word] : [word]));
}

/** The board as text: houses of `TWO` above, right to left; of `ONE` below; stores at the ends. */
export function drawBoard(
  pits: Pits,
  names: readonly [string, string] = ['Player One', 'Player Two'],
): string {
  const houses = housesOf(pits);
  const width = Math.max(2, String(largest(pits)).length);
  const cell = (pit: number) => String(pits[pit]).padStart(width, '0');
  const row = (player: Player) => {
    const cells = Array.from({ length: houses }, (_, i) => cell(pitOf(houses, player, i + 1)));
    return `${' '.repeat(width + 3)}| ${(player === 0 ? cells : cells.reverse()).join(' | ')} |`;
  };
  const store = (player: Player) => `(${cell(storeOf(houses, player))})`;
  const inner = (width + 3) * houses + 1;
  const name = (text: string) =>
    `${' '.repeat(Math.max(0, width + 3 + Math.floor((inner - text.length) / 2)))}${text}`;
  return [
    name(names[1]),
    row(1),
    store(1) + ' '.repeat(inner + 2) + store(0),
    row(0),
    name(names[0]),
  ].join('\n');
}
