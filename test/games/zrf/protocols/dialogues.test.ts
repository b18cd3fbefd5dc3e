import { describe, expect, test } from 'vitest';
import { DIALOGUES } from './dialogues.ts';
import { Talk } from './talk.ts';

/** Reports of the progress of a search. */
const PROGRESS = /^(?:info depth |\d+ -?\d+ \d+ \d+ )/;

describe('dialogues', () => {
  for (const { name, protocol, game, exchanges } of DIALOGUES) {
    test(name, () => {
      const talk = new Talk(protocol, game);
      for (const [line, ...patterns] of exchanges) {
        const answers = [...talk.say(line), ...talk.think()];
        const shown = answers.filter((answer) => !PROGRESS.test(answer));
        const expected = patterns.map((pattern, index) =>
          pattern.test(shown[index] ?? '') ? shown[index] : String(pattern),
        );
        expect({ line, answers: shown }).toEqual({ line, answers: expected });
      }
    });
  }
});

describe('a search', () => {
  test('reports depth, score, speed and best line', () => {
    const talk = new Talk('uci', 'tic-tac-toe');
    talk.say('position startpos moves a3 b2');
    talk.say('go depth 2');
    const [first] = talk.think();
    expect(first).toMatch(
      /^info depth \d score (?:cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv [a-c][1-3]/,
    );
  });

  test('answers readiness while it runs, and ends when it is stopped', () => {
    const talk = new Talk('uci', 'los-alamos');
    talk.say('position startpos');
    expect(talk.say('go infinite')).toEqual([]);
    talk.think(100);
    expect(talk.say('isready')).toEqual(['readyok']);
    expect(talk.isThinking).toBe(true);
    expect(talk.say('stop').at(-1)).toMatch(/^bestmove [a-f][1-6][a-f][1-6]/);
    expect(talk.say('stop')).toEqual([]);
  });

  test('holds the result of an infinite search that has ended', () => {
    const talk = new Talk('uci', 'chess');
    talk.say('position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
    talk.say('go infinite');
    expect(talk.think().join('\n')).not.toContain('bestmove');
    expect(talk.say('stop')).toEqual(['bestmove a1a8']);
  });

  test('is replaced by the next', () => {
    const talk = new Talk('uci', 'tic-tac-toe');
    talk.say('go infinite');
    expect(talk.say('go depth 1')[0]).toMatch(/^bestmove /);
    expect(talk.think().at(-1)).toMatch(/^bestmove /);
  });

  test('without a time limit ends after the usual time of its level', () => {
    const talk = new Talk('uci', 'los-alamos', 2);
    talk.say('go');
    expect(talk.think().at(-1)).toMatch(/^bestmove /);
  });

  test('is dropped when the game is taken back, and by quitting', () => {
    const talk = new Talk('cecp', 'tic-tac-toe');
    talk.say('new');
    talk.say('usermove b2');
    expect(talk.isThinking).toBe(true);
    talk.say('undo');
    expect(talk.isThinking).toBe(false);
    talk.say('analyze');
    expect(talk.isThinking).toBe(true);
    expect(talk.say('?')).toEqual([]);
    talk.say('quit');
    expect([talk.isThinking, talk.hasQuit]).toEqual([false, true]);
  });

  test('moves at once on demand by CECP', () => {
    const talk = new Talk('cecp', 'los-alamos');
    talk.say('new');
    talk.say('st 60');
    talk.say('usermove d2d3');
    expect(talk.say('?')[0]).toMatch(/^move [a-f][1-6][a-f][1-6]/);
  });
});
