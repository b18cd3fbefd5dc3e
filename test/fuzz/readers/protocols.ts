import { makeStream } from '#core';
import { PROTOCOLS, startConversation } from '#games/zrf/protocols/index.ts';
import type { Host, ProtocolName } from '#games/zrf/protocols/index.ts';
import { openContent } from '../../games/zrf/rules/content/content.ts';
import { mutateText } from '../mutation.ts';
import { memoize } from '../reader.ts';
import type { Reader } from '../reader.ts';

/** Games with short rules, so that inputs spend their time on lines. */
const GAMES: Readonly<Record<ProtocolName, string>> = {
  uci: 'dobutsu',
  usi: 'dobutsu',
  ucci: 'tic-tac-toe',
  cecp: 'dobutsu',
};

const games = memoize(() => {
  const open = (protocol: ProtocolName) => openContent(`${GAMES[protocol]}.zrf`);
  return { uci: open('uci'), usi: open('usi'), ucci: open('ucci'), cecp: open('cecp') };
});

const SAMPLES: Readonly<Record<ProtocolName, readonly string[]>> = {
  uci: [
    'uci\nisready\nucinewgame\nposition startpos moves b2b3 a4a3\ngo wtime 9 btime 9 winc 0\nstop',
    'setoption name Level value 3\nposition fen gle/1c1/1C1/ELG b - 1\ngo depth 2',
    'position startpos moves c1c2 a4a3\ngo infinite\nisready\nponderhit\ngo movetime 5\nquit',
  ],
  usi: [
    'usi\nsetoption name USI_Variant value dobutsu\nposition startpos moves 2c2b\ngo btime 0 byoyomi 5',
    'position sfen gle/1c1/1C1/ELG b - 1 moves 2c2b\ngo infinite\nstop\ngo mate 5\ngameover win',
  ],
  ucci: [
    'ucci\nsetoption usemillisec true\nposition startpos moves a2 b1\ngo time 5 increment 0\nstop',
    'banmoves a0b0\nposition fen 3/3/3 w - - 0 1\ngo depth infinite\nstop\nquit',
  ],
  cecp: [
    'xboard\nprotover 2\nnew\nlevel 40 0:30 1\ntime 3000\notim 3000\nusermove b2b3\n?\nforce\nundo',
    'post\nsd 2\nsetboard gle/1c1/1C1/ELG b - 1\nanalyze\nb2b3\nexit\nremove',
    'st 5\ngo\nplayother\noption Level=2\nvariant normal\nping 4\nresult 1-0 {mate}\nquit',
  ],
};

/** A line that a program can read: printable, and not endless. */
const LINE = /^[\x20-\x7e]{0,2000}$/;

const REFUSAL = /^(?:info (?:string|message)|Error|Illegal move|tellusererror)/;

/** Talks to an engine line by line. Searches are stopped after one slice. */
function talk(protocol: ProtocolName, input: string): boolean {
  const game = games()[protocol];
  let accepted = 0;
  let ending: (() => void) | undefined;
  const drop = () => (ending = undefined);
  const end = () => {
    const ended = ending;
    drop();
    ended?.();
  };
  const host: Host = {
    send: (line) => {
      if (!LINE.test(line)) throw new RangeError(`sent ${JSON.stringify(line)}`);
      if (!REFUSAL.test(line)) accepted += 1;
    },
    begin: (search, listener) => {
      search.run(1, 0);
      ending = () => listener.onEnd(search.finish());
    },
    end,
    drop,
    quit: drop,
  };
  const setup = {
    name: 'Turnwright',
    game,
    variant: game.options.variant.default,
    level: 2,
    random: makeStream('fuzz', 'engine'),
  };
  const conversation = startConversation(protocol, setup, host);
  for (const line of input.split('\n').slice(0, 200)) conversation.receive(line);
  return accepted > 0;
}

/** Lines of other programs that talk to an engine. */
export const PROTOCOL_LINES: readonly Reader[] = PROTOCOLS.map((protocol) => ({
  name: `lines of ${protocol}`,
  samples: () => SAMPLES[protocol],
  mutate: mutateText,
  read: (input) => talk(protocol, input),
}));
