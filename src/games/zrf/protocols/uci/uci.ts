import { makeProblem } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import type { Conversation, Host, TimedReport } from '../search/host.ts';
import { EnginePlayer } from '../search/player.ts';
import type { EngineSetup } from '../search/player.ts';
import { shorten } from '../search/shorten.ts';
import { TOP_LEVEL } from '../search/move-search.ts';
import { limitsOf, readGo } from './go-words.ts';
import { VOCABULARIES } from './vocabulary.ts';
import type { UciName, Vocabulary } from './vocabulary.ts';

/** Commands that need no answer here. */
const IGNORED: ReadonlySet<string> = new Set(['debug', 'register', 'gameover', 'banmoves']);
const MILLISECONDS_OPTION = 'usemillisec';

/**
 * UCI (Universal Chess Interface, April 2006), and its relatives for shogi (USI) and xiangqi (UCCI
 * 3.0): sources in docs/command-line.md.
 */
export class UciConversation implements Conversation {
  readonly #name: UciName;
  readonly #words: Vocabulary;
  readonly #player: EnginePlayer;
  readonly #host: Host;
  /** Milliseconds in a unit of time on clocks. */
  #unit: number;

  constructor(name: UciName, setup: EngineSetup, host: Host) {
    this.#name = name;
    this.#words = VOCABULARIES[name];
    this.#player = new EnginePlayer(name, setup);
    this.#host = host;
    this.#unit = name === 'ucci' ? 1000 : 1;
  }

  receive(line: string): void {
    const [command, ...words] = line.trim().split(/\s+/);
    if (command === undefined || command === '' || IGNORED.has(command)) return;
    if (command === this.#name) this.#introduce();
    else if (command === 'isready') this.#host.send('readyok');
    else if (command === this.#words.newGame) this.#setUp('', []);
    else if (command === 'position') this.#position(words);
    else if (command === 'go') this.#go(words);
    else if (command === 'stop' || command === 'ponderhit') this.#host.end();
    else if (command === 'setoption') this.#setOption(words);
    else if (command === 'quit') this.#quit();
    else this.#note(`Unknown command: ${line.trim()}`);
  }

  #note(text: string): void {
    this.#host.send(`${this.#words.message} ${shorten(text)}`);
  }

  #introduce(): void {
    const { setup, variants, variantName } = this.#player;
    this.#host.send(`id name ${setup.name}`);
    this.#host.send('id author Turnwright contributors');
    const all = variants.map((name) => ` var ${name}`).join('');
    this.#option('Level', `spin default ${setup.level} min 1 max ${TOP_LEVEL}`);
    this.#option('Threads', 'spin default 1 min 1 max 1');
    this.#option(this.#words.variantOption, `combo default ${variantName}${all}`);
    if (this.#name === 'ucci') this.#option(MILLISECONDS_OPTION, 'check default false');
    this.#host.send(`${this.#name}ok`);
  }

  #option(name: string, type: string): void {
    this.#host.send(`option ${this.#words.hasBareOptions ? '' : 'name '}${name} type ${type}`);
  }

  #setOption(words: readonly string[]): void {
    const [name, value] = this.#optionIn(words);
    const is = (other: string) => name.toLowerCase() === other.toLowerCase();
    const isKnown =
      (is('Level') && this.#player.setLevel(value)) ||
      (is(this.#words.variantOption) && this.#player.setVariant(value)) ||
      (is('Threads') && value === '1') ||
      (this.#name === 'ucci' && is(MILLISECONDS_OPTION) && this.#setUnit(value));
    if (!isKnown) this.#note(`Option not set: ${words.join(' ')}`);
  }

  #optionIn(words: readonly string[]): readonly [string, string] {
    if (this.#words.hasBareOptions) return [words[0] ?? '', words.slice(1).join(' ')];
    const at = words.indexOf('value');
    const end = at < 0 ? words.length : at;
    return [words.slice(1, end).join(' '), words.slice(end + 1).join(' ')];
  }

  #setUnit(value: string): boolean {
    this.#unit = value === 'true' ? 1 : 1000;
    return ['true', 'false'].includes(value);
  }

  #position(words: readonly string[]): void {
    const at = words.indexOf('moves');
    const setup = at < 0 ? words : words.slice(0, at);
    const moves = at < 0 ? [] : words.slice(at + 1);
    const [kind, ...fields] = setup;
    if (kind === 'startpos' && fields.length === 0) this.#setUp('', moves);
    else if (kind === this.#words.setUp && fields.length > 0) this.#setUp(fields.join(' '), moves);
    else this.#note(`Position not understood: ${words.join(' ')}`);
  }

  #setUp(position: string, moves: readonly string[]): void {
    const followed = this.#player.board.follow(position, moves);
    if (!followed.ok) {
      const reasons = followed.problems.map(makeProblem).join(' ');
      this.#note(`Position not understood: ${reasons}`);
    } else if (followed.value !== undefined) {
      this.#note(`Illegal move: ${followed.value.text}`);
    }
  }

  #go(words: readonly string[]): void {
    this.#host.end();
    const go = readGo(words);
    const { board } = this.#player;
    if (go.unknown.length > 0) this.#note(`Ignored: ${go.unknown.join(' ')}`);
    if (this.#name === 'usi' && go.numbers.has('mate')) {
      this.#host.send('checkmate notimplemented');
      return;
    }
    if (board.player < 0) {
      this.#host.send(this.#words.noMove);
      return;
    }
    const prefix = this.#words.clocks[board.player] ?? '';
    const { state } = board;
    this.#host.begin(this.#player.search(limitsOf(go, prefix, this.#unit)), {
      onReport: (report) => this.#report(report),
      onEnd: (turn: readonly ZrfAction[]) =>
        this.#host.send(`bestmove ${board.texts.textOf(state, turn)}`),
    });
  }

  #report({ depth, nodes, score, line, milliseconds }: TimedReport): void {
    const time = Math.round(milliseconds);
    const speed = Math.round((1000 * nodes) / Math.max(1, time));
    const numbers = `nodes ${nodes} nps ${speed} time ${time}`;
    const said = this.#words.score(score);
    this.#host.send(`info depth ${depth} ${said} ${numbers} pv ${line.join(' ')}`);
  }

  #quit(): void {
    this.#host.drop();
    if (this.#name === 'ucci') this.#host.send('bye');
    this.#host.quit();
  }
}
