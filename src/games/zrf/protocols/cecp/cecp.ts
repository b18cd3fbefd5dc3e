import { own } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import type { Conversation, Host, TimedReport } from '../search/host.ts';
import { TOP_LEVEL } from '../search/move-search.ts';
import type { Score } from '../search/move-search.ts';
import { EnginePlayer } from '../search/player.ts';
import type { EngineSetup } from '../search/player.ts';
import { shorten } from '../search/shorten.ts';
import { CecpClock } from './clock.ts';

type Command = (words: readonly string[], rest: string) => void;

/** Commands that change nothing here. */
const IGNORED = [
  ...['xboard', 'accepted', 'rejected', 'random', 'hard', 'easy', 'computer', 'name', 'rating'],
  ...['ics', 'hint', 'bk', 'cores', 'memory', 'nps', 'draw', 'otim', '.', 'white', 'black'],
];

/** Names that CECP gives to variants. */
const CECP_NAMES: Readonly<Record<string, string>> = { chess: 'normal' };

const MATE = 100_000;
const NO_ONE = -1;

/**
 * Protocol of XBoard and WinBoard (Chess Engine Communication Protocol, version 2). The engine keeps
 * the game and moves whenever it is its turn.
 */
export class CecpConversation implements Conversation {
  readonly #player: EnginePlayer;
  readonly #host: Host;
  readonly #clock = new CecpClock();
  readonly #commands: ReadonlyMap<string, Command>;
  /** Player whose moves the engine makes, or -1. */
  #side = NO_ONE;
  #isPosting = false;
  #isAnalysing = false;

  constructor(setup: EngineSetup, host: Host) {
    this.#player = new EnginePlayer('cecp', setup);
    this.#host = host;
    this.#commands = this.#list();
  }

  receive(line: string): void {
    const text = line.trim();
    const [name = '', ...words] = text.split(/\s+/);
    if (name === '') return;
    const command = this.#commands.get(name);
    if (command !== undefined) command(words, text.slice(name.length).trim());
    else if (words.length > 0 || !this.#takeMove(name)) this.#refuse('unknown command', text);
  }

  #list(): ReadonlyMap<string, Command> {
    const ignore: Command = () => undefined;
    const timed = (set: (words: readonly string[]) => boolean): Command => {
      return (words) => {
        if (!set(words)) this.#refuse('not a time', words.join(' '));
      };
    };
    const clock = this.#clock;
    return new Map<string, Command>([
      ...IGNORED.map((name) => [name, ignore] as const),
      ['protover', () => this.#introduce()],
      ['new', () => this.#begin()],
      ['variant', (_, rest) => this.#chooseVariant(rest)],
      ['quit', () => this.#quit()],
      ['force', () => this.#rest()],
      ['result', () => this.#rest()],
      ['go', () => this.#playAs(this.#player.board.player)],
      ['playother', () => this.#playAs(1 - this.#player.board.player)],
      ['usermove', (words) => this.#userMove(words[0] ?? '')],
      ['?', () => this.#moveNow()],
      ['ping', (_, rest) => this.#host.send(`pong ${shorten(rest)}`)],
      ['setboard', (_, rest) => this.#setBoard(rest)],
      ['undo', () => this.#takeBack(1)],
      ['remove', () => this.#takeBack(2)],
      ['post', () => (this.#isPosting = true)],
      ['nopost', () => (this.#isPosting = false)],
      ['analyze', () => this.#analyse()],
      ['exit', () => this.#rest()],
      ['option', (_, rest) => this.#setOption(rest)],
      ['level', timed((words) => clock.setLevel(words))],
      ['st', timed(([text]) => clock.setFixed(text))],
      ['sd', timed(([text]) => clock.setDepth(text))],
      ['time', timed(([text]) => clock.setRemaining(text))],
    ]);
  }

  #refuse(reason: string, text: string): void {
    this.#host.send(`Error (${reason}): ${shorten(text)}`);
  }

  #introduce(): void {
    const { setup, variants } = this.#player;
    const names = variants.map((name) => own(CECP_NAMES, name) ?? name).join(',');
    const flags = ['ping=1', 'setboard=1', 'playother=1', 'san=0', 'usermove=1', 'time=1'];
    const others = ['draw=0', 'sigint=0', 'sigterm=0', 'reuse=1', 'analyze=1', 'colors=0'];
    this.#host.send(`feature ${[...flags, ...others].join(' ')}`);
    this.#host.send(`feature myname="${setup.name}" variants="${names}"`);
    this.#host.send(`feature option="Level -spin ${setup.level} 1 ${TOP_LEVEL}" done=1`);
  }

  /** Starts a game in which the engine plays second. */
  #begin(): void {
    this.#rest();
    this.#player.reset();
    this.#clock.reset();
    this.#side = 1 - this.#player.board.player;
  }

  #chooseVariant(text: string): void {
    const known = Object.entries(CECP_NAMES).find(([, name]) => name === text)?.[0] ?? text;
    this.#host.drop();
    if (!this.#player.setVariant(known)) this.#refuse('unknown variant', text);
  }

  /** Stops thinking and watches. */
  #rest(): void {
    this.#host.drop();
    this.#isAnalysing = false;
    this.#side = NO_ONE;
  }

  #playAs(side: number): void {
    const { board } = this.#player;
    this.#rest();
    if (board.player < 0) {
      this.#tellResult();
      return;
    }
    this.#side = side;
    this.#think();
  }

  #userMove(text: string): void {
    if (!this.#takeMove(text)) this.#host.send(`Illegal move: ${shorten(text)}`);
  }

  /** Plays a move of the other side. Returns false if it is not legal now. */
  #takeMove(text: string): boolean {
    const { board } = this.#player;
    if (board.player < 0 || board.player === this.#side || !board.play(text)) return false;
    this.#afterMove();
    return true;
  }

  #afterMove(): void {
    if (this.#player.board.player < 0) this.#tellResult();
    if (this.#isAnalysing) this.#analyse();
    else this.#think();
  }

  /** Thinks if it is the engine's turn. */
  #think(): void {
    const { board } = this.#player;
    if (board.player < 0 || board.player !== this.#side) return;
    const made = Math.floor(board.count / 2);
    this.#host.begin(this.#player.search(this.#clock.limits(made)), {
      onReport: (report) => this.#report(report),
      onEnd: (turn: readonly ZrfAction[]) => this.#move(turn),
    });
  }

  #moveNow(): void {
    if (!this.#isAnalysing) this.#host.end();
  }

  #move(turn: readonly ZrfAction[]): void {
    const { board } = this.#player;
    const text = board.texts.textOf(board.state, turn);
    board.play(text);
    this.#host.send(`move ${text}`);
    this.#afterMove();
  }

  #tellResult(): void {
    const { game, state } = this.#player.board;
    const turn = game.turn(state);
    if (turn.kind !== 'over') return;
    const { winners, reason } = turn.outcome;
    const [winner] = winners.length === 1 ? winners : [];
    const result = winner === undefined ? '1/2-1/2' : winner === 0 ? '1-0' : '0-1';
    this.#host.send(`${result} {${reason}}`);
  }

  #analyse(): void {
    this.#rest();
    this.#isAnalysing = true;
    if (this.#player.board.player < 0) return;
    this.#host.begin(this.#player.search({ isInfinite: true }), {
      onReport: (report) => this.#report(report),
      onEnd: () => undefined,
    });
  }

  #report({ depth, score, milliseconds, nodes, line }: TimedReport): void {
    if (!this.#isPosting && !this.#isAnalysing) return;
    const time = Math.round(milliseconds / 10);
    this.#host.send(`${depth} ${pointsOf(score)} ${time} ${nodes} ${line.join(' ')}`);
  }

  #setBoard(text: string): void {
    this.#host.drop();
    const done = this.#player.board.setUp(text);
    if (!done.ok) this.#host.send(`tellusererror Illegal position: ${reasonOf(done.problems)}`);
    if (this.#isAnalysing) this.#analyse();
  }

  #takeBack(turns: number): void {
    this.#host.drop();
    if (!this.#player.board.undo(turns)) this.#refuse('no moves to take back', String(turns));
    if (this.#isAnalysing) this.#analyse();
  }

  #setOption(text: string): void {
    const [, name = '', value = ''] = /^([^=]{1,40})=(.{0,40})$/.exec(text) ?? [];
    if (name !== 'Level' || !this.#player.setLevel(value)) this.#refuse('option not set', text);
  }

  #quit(): void {
    this.#host.drop();
    this.#host.quit();
  }
}

/** Score in hundredths; forced ends count from 100000. */
function pointsOf({ kind, value }: Score): number {
  if (kind === 'points') return value;
  return value > 0 ? MATE + value : value - MATE;
}

function reasonOf(problems: readonly { readonly message: string }[]): string {
  return shorten(problems.map(({ message }) => message).join(' '));
}
