import { describe, expect, it } from 'vitest';
import { assertDefined, must, parseOptions, playText, startMatch } from '#core';
import { PERSON, Session } from '#play';
import type { Settings, Size } from '#screen';
import type { Best, PuzzleRecords } from '#play';
import type { ZrfServices } from '#games/zrf/voice/services.ts';
import { RulesLooks } from '#games/zrf/cells/zrf-look.ts';
import { typedKey, namedKey } from '#screen';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { isDeep } from '../support/deep.ts';
import { SteppedSolver } from './solver.ts';
import { settled, Stage } from './stage.ts';

const library = await new RulesLibrary([{ folder: 'content/puzzles', isOwn: true }]).load();

/** Puzzle records in memory. */
class MemoryRecords implements PuzzleRecords {
  readonly stored = new Map<string, Best>();
  readonly helped = new Set<string>();

  names(): readonly string[] {
    return [...this.stored.keys()];
  }

  best(puzzle: string): Best | undefined {
    return this.stored.get(puzzle);
  }

  keep(puzzle: string, counts: Best): undefined {
    this.stored.set(puzzle, counts);
  }

  isHelped(save: string): boolean {
    return this.helped.has(save);
  }

  noteHelp(save: string, helped: boolean): undefined {
    if (helped) this.helped.add(save);
    else this.helped.delete(save);
  }
}

interface Table {
  readonly start?: string;
  readonly settings?: Partial<Settings>;
  readonly hasSolver?: boolean;
  readonly size?: Size;
}

interface Played {
  readonly stage: Stage;
  readonly session: Session;
  readonly solver: SteppedSolver;
  readonly records: MemoryRecords;
}

function play(
  id: string,
  { start = 'usual', settings = {}, hasSolver = true, size }: Table = {},
): Played {
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, { start }));
  const session = new Session(startMatch(game, options, 'a-seed'), [PERSON]);
  const solver = new SteppedSolver((one) => library.sourceOf(one));
  const records = new MemoryRecords();
  const services = { records, ...(hasSolver ? { solver } : {}) };
  return { stage: open(session, settings, services, size), session, solver, records };
}

function open(
  session: Session,
  settings: Partial<Settings>,
  services: Partial<ZrfServices>,
  size?: Size,
): Stage {
  return new Stage(settings, size, { library, ...services }).open(({ routes }) =>
    routes.play({ session, name: 'puzzle-1' }, routes.title()),
  );
}

/** Board drawing, without the text beside it. */
function board({ stage }: Played, width: number): string {
  const rows = stage.text.split('\n').slice(1, 22);
  const shown = rows.map((row) => row.slice(0, width).trimEnd());
  return shown.filter((row) => row !== '').join('\n');
}

/** Text beside the board, as one line. */
function textBesideBoard({ text }: Stage): string {
  const rows = text.split('\n').map((row) => row.replace(/^.*[┃│┤┨┪┩┓┘┐┛]/u, ''));
  return rows.join(' ').replace(/\s+/g, ' ');
}

describe('puzzle blocks', () => {
  it('are drawn whole, with the goal and the selected block marked', () => {
    expect(board(play('little-cellar'), 28)).toBe(
      `
 ┌───────┬───────────────┐
 │       │               │
 │   D   │       C       │
 │       │               │
 ┢━━━━━━━┷━━━━━━━┱───────┤
 ┃               ┃       │
 ┃               ┃   E   │
 ┃               ┃       │
 ┃      ◆A◆      ┠───────┤
 ┃               ┃       │
 ┃               ┃       │
 ┃              ◇┃      ◇│
 ┡━━━━━━━━━━━━━━━┩   B   │
 │               │       │
 │   ·       ·   │       │
 │              ◇│      ◇│
 └───────────────┴───────┘`.slice(1),
    );
  });

  it('grow with the window, with the panel beside them in the middle', () => {
    const { text } = play('little-cellar', { size: { width: 200, height: 60 } }).stage;
    const rows = text.split('\n');
    expect(text).toMatch(/ {30}┌─{15}┬/);
    const task = rows.find((row) => row.includes('Move the square A')) ?? '';
    expect(task.search(/\S/)).toBeLessThan(70);
    const whole = play('century', { size: { width: 120, height: 40 } }).stage.text;
    expect(whole).toMatch(/┌─{13}┬─{27}┬─{13}┐/);
  });

  it('of any shape have their label inside, and Escott’s board fits', () => {
    const drawn = board(play('escott'), 35);
    expect(drawn.split('\n')).toHaveLength(21);
    expect(drawn).toContain('│     C ┌───────┤');
    expect(drawn).toContain('┃     E └───────┤');
    expect(drawn).toMatch(/├───────┘ I {5}│/);
  });

  it('have separate targets if several are goals', () => {
    const { stage } = play('rgb');
    expect(stage.text).toContain('N◇');
    expect(stage.text).toContain('◆N◆');
    expect(stage.text).toContain('◆ must reach ◇');
  });

  it('have no goal marks if all are goals, as in the fifteen puzzle', () => {
    const { stage } = play('fifteen-puzzle');
    expect(stage.text).not.toMatch(/[◆◇]/);
    expect(stage.text).toContain('│   14  │');
  });

  it('appear in replays, move by move', () => {
    const { stage } = play('pennant');
    const replay = stage.press('tab f right v');
    expect(replay).toContain('Replay');
    expect(stage.press('home')).toContain('◆A◆');
    expect(stage.press('end')).toMatch(/\[E →2\]/);
  });

  it('are distinguishable without colours', () => {
    const { stage } = play('little-cellar', { settings: { palette: 'mono' } });
    const cell = (x: number, y: number) => stage.driver.frames.at(-1)?.cell(x, y);
    const isReverse = (x: number, y: number) => ((cell(x, y)?.bits ?? 0) & 8) !== 0;
    expect(isReverse(6, 8)).toBe(true);
    expect(isReverse(6, 4)).toBe(false);
    expect(cell(1, 9)?.glyph).toBe('┃');
  });
});

describe('puzzle keys', () => {
  it('slide the selected block, one step or all the way', () => {
    const { stage, session } = play('grand-piano');
    expect(stage.text).toMatch(/\w is selected and can move/);
    const before = session.match.cursor;
    stage.press('up down left right');
    expect(session.match.cursor).toBeGreaterThan(before);
  });

  it('slide all the way with Shift, and with f on terminals that do not report Shift', () => {
    const longGame = play('pennant');
    longGame.stage.press('tab');
    expect(longGame.stage.text).toContain('E is selected and can move right.');
    longGame.stage.arcade.press(namedKey('right', { shift: true }));
    expect(longGame.session.match.cursor).toBe(2);
    const plainGame = play('pennant');
    plainGame.stage.press('tab f');
    expect(textBesideBoard(plainGame.stage)).toContain(
      'E: an arrow now slides it as far as it goes.',
    );
    plainGame.stage.press('right');
    expect(plainGame.session.match.cursor).toBe(2);
    expect(plainGame.stage.text).toContain('▸ Moves                   1');
    expect(plainGame.stage.text).toContain('  Steps                   2');
  });

  it('cycle through the movable blocks, or select any block by letter', () => {
    const { stage } = play('pennant');
    const chosen = () => /(\w) is selected/.exec(stage.text)?.[1];
    const first = chosen();
    stage.press('tab');
    const second = chosen();
    expect(second).not.toBe(first);
    stage.arcade.press(namedKey('tab', { shift: true }));
    expect(chosen()).toBe(first);
    stage.press('space');
    expect(chosen()).toBe(second);
    stage.press('b');
    expect(chosen()).toBe(first);
    stage.arcade.press(typedKey('A'));
    expect(stage.text).toContain('A is selected and cannot move.');
    // The same physical key on a Russian keyboard.
    stage.press('tab');
    stage.arcade.press(typedKey('Ф'));
    expect(chosen()).toBe('A');
  });

  it('move the tile next to the empty place in tile puzzles', () => {
    const { stage, session } = play('fifteen-puzzle');
    stage.press('right up');
    expect(session.match.cursor).toBe(2);
    expect(stage.text).toContain('is selected');
  });

  it('accept typed moves that name any tile of a block', () => {
    const { stage, session } = play('little-cellar');
    expect(stage.press(':')).toContain('Type a move');
    stage.press('a 3 a 2 enter');
    expect(session.match.cursor).toBe(1);
    expect(stage.press(': a 3 a 9 enter')).toContain('There is no square a9');
    expect(stage.press('escape')).not.toContain('Type a move');
  });

  it('undo and redo whole moves, and return to the start', () => {
    const { stage, session } = play('pennant');
    stage.press('tab f right');
    stage.arcade.press(typedKey('D'));
    stage.press('f right');
    expect(session.match.cursor).toBeGreaterThan(2);
    const end = session.match.cursor;
    stage.press('u');
    expect(session.match.cursor).toBe(2);
    stage.press('u');
    expect(session.match.cursor).toBe(0);
    expect(stage.press('u')).toContain('No more moves in that direction');
    stage.press('r r');
    expect(session.match.cursor).toBe(end);
    stage.press('a');
    expect(session.match.cursor).toBe(0);
    stage.press('r');
    expect(session.match.cursor).toBe(2);
  });

  it('are explained in help, in both languages', () => {
    const { stage } = play('little-cellar');
    const help = stage.press('?') + stage.press('pagedown') + stage.press('pagedown');
    expect(help).toContain('slide the selected block one step');
    expect(help).toContain('play a shortest solution');
    const russian = play('little-cellar', { settings: { language: 'ru' } }).stage;
    expect(russian.text).toContain('Ходы');
    expect(russian.press('? pagedown')).toContain('с Shift: выбрать блок');
  });
});

describe('the puzzle solver', () => {
  it('gives a hint that Enter plays, which disqualifies a best result', async () => {
    const { stage, session, solver, records } = play('little-cellar');
    expect(stage.press('h')).toMatch(/Looking for the best move(…|: \d+ positions…)/);
    await solver.finish();
    expect(textBesideBoard(stage)).toMatch(/6 moves to go\. \w goes [^.]+\. Enter plays it\./);
    expect(stage.text).toMatch(/[A-Z][←→↑↓]/);
    for (let move = 0; move < 6; move++) {
      stage.press('h');
      await solver.finish();
      stage.press('enter');
    }
    expect(session.isOver).toBe(true);
    expect(textBesideBoard(stage)).toContain(
      '6 moves. With a hint, it does not count as your best.',
    );
    expect(records.stored.size).toBe(0);
  });

  it('marks a puzzle as solved with hints even after reopening', async () => {
    const { stage, session, solver, records } = play('little-cellar');
    for (let move = 0; move < 6; move++) {
      stage.press('h');
      await solver.finish();
      stage.press('enter');
    }
    const again = open(session, {}, { records, solver });
    again.press('u');
    expect(session.isOver).toBe(false);
    for (const key of ['down', 'right', 'up', 'left']) if (!session.isOver) again.press(key);
    expect(session.isOver).toBe(true);
    expect(textBesideBoard(again)).toContain('With a hint');
    expect(records.stored.size).toBe(0);
    // Redone hints still count as hints; a new move from the start clears them.
    again.press('a');
    expect(session.match.cursor).toBe(0);
    for (let move = 0; move < 20 && !session.isOver; move++) again.press('r');
    expect(textBesideBoard(again)).toContain('With a hint');
    expect(records.stored.size).toBe(0);
    again.press('a');
    for (const key of ['down', 'right', 'up', 'left']) {
      if (session.match.cursor === 0) again.press(key);
    }
    expect([session.match.cursor > 0, records.helped.size]).toEqual([true, 0]);
  });

  it('shows the distance continuously, in any way of counting', async () => {
    const { stage, solver } = play('little-cellar');
    stage.press('d');
    await solver.finish();
    expect(stage.text).toContain('6 moves to go.');
    stage.press('down');
    await solver.finish();
    expect(stage.text).toMatch(/\d moves? to go\./);
    stage.press('m m');
    await solver.finish();
    expect(stage.text).toMatch(/▸ Steps/);
    expect(stage.text).toMatch(/\d steps? to go\./);
    expect(stage.press('d u')).not.toContain('to go');
  });

  it('plays the shortest solution and returns to the current position', async () => {
    const { stage, session, solver } = play('little-cellar');
    stage.press('p');
    await solver.finish();
    expect(stage.text).toContain('› Solution');
    expect(stage.text).toMatch(/6 moves, minimal \([\d,]+ positions\)/);
    expect(stage.text).toContain('0 of 6 ▸');
    expect(stage.tick()).toBe(true);
    stage.press('space');
    expect(stage.tick()).toBe(false);
    expect(stage.press('right')).toMatch(/▸ +\d/);
    expect(stage.press('end')).toContain('6 of 6');
    expect(stage.press('left')).toContain('5 of 6');
    expect(stage.press('home')).toContain('0 of 6');
    expect(stage.press('+')).toContain('speed: ');
    stage.press('space');
    while (stage.tick());
    expect(stage.text).toContain('6 of 6');
    expect(stage.press('escape')).toContain('is selected');
    expect(session.match.cursor).toBe(0);
  });

  it('stops on Escape; the next Escape asks before leaving', async () => {
    const { stage, solver } = play('century');
    stage.press('p');
    await solver.step();
    expect(textBesideBoard(stage)).toMatch(/shortest solution: [\d,]+ positions, depth \d+…/);
    expect(stage.press('escape')).not.toContain('Looking for');
    expect(stage.text).toContain('is selected');
    expect(stage.press('escape')).toContain('Leave this game? It is saved.');
    expect(stage.press('escape')).toContain('is selected');
    expect(stage.press('escape enter')).toContain('Five turn-based games');
  });

  it('stops when the screen is left', async () => {
    const { stage, solver } = play('century');
    stage.press('p');
    await solver.step();
    stage.press('q');
    await solver.step();
    expect(stage.text).toContain('Five turn-based games');
  });

  // In `npm test`, a puzzle of four tiles on the page shows the same.
  it.runIf(isDeep)('reports that no solution exists, with its evidence', async () => {
    const cells =
      '(You 2 a3) (You 1 b3) (You 3 c3) (You 4 a2) (You 5 b2) (You 6 c2) (You 7 a1) (You 8 b1)';
    const { stage, solver } = play('eight-puzzle', {
      start: `Variant=eight-puzzle ${cells} Turn=You`,
    });
    stage.press('p');
    await solver.finish();
    expect(textBesideBoard(stage)).toContain('No solution from here: all');
  });

  it('reports that a puzzle is too large', async () => {
    const { stage, solver } = play('little-cellar');
    solver.ask = () => Promise.resolve({ kind: 'unknown', positions: 30_000_000 });
    stage.press('d');
    await settled();
    expect(textBesideBoard(stage)).toContain('too many positions to show the distance');
    stage.press('h');
    await settled();
    expect(textBesideBoard(stage)).toContain('No solution found in 30,000,000 positions');
    solver.ask = () => Promise.reject(new Error('out of memory'));
    stage.press('h');
    await settled();
    expect(textBesideBoard(stage)).toContain('The solver did not answer: out of memory');
  });

  it('does not evaluate an outdated position', async () => {
    const { stage, solver } = play('little-cellar');
    stage.press('h');
    stage.press('down');
    await solver.finish();
    expect(textBesideBoard(stage)).not.toContain('to go');
  });

  it('reports if no solver is available', () => {
    const { stage } = play('little-cellar', { hasSolver: false });
    expect(stage.press('h')).toContain('No solver is available here.');
  });
});

describe('a solved puzzle', () => {
  async function solve(played: Played): Promise<void> {
    const { stage, session, solver } = played;
    const { match } = session;
    const start = match.game.makeState(match.state);
    const question = {
      game: match.game.id,
      want: 'solution',
      metric: 'moves',
      start,
      state: start,
    } as const;
    const answer = solver.ask(question);
    await solver.finish();
    const found = assertDefined(await answer);
    if (found.kind !== 'solution') throw new Error(found.kind);
    for (const step of found.moves.flatMap(({ steps }) => steps)) {
      stage.press(`: ${[...step].join(' ')} enter`);
    }
  }

  it('is compared with the minimum, saved as the best result, and followed by the next puzzle', async () => {
    const played = play('little-cellar');
    await solve(played);
    const { stage, records } = played;
    expect(stage.text).toContain('Solved! The target was reached.');
    expect(textBesideBoard(stage)).toContain('6 moves. That is the minimum possible.');
    expect([...records.stored.values()]).toEqual([{ moves: 6, straight: 6, steps: 7 }]);
    expect(stage.text).toContain('Enter: next puzzle, “The Grand Piano”.');
    stage.press('enter');
    await settled();
    expect(stage.text).toContain('puzzle 2 ●○○○○');
  });

  it('is marked in the library, which sorts puzzles by difficulty', async () => {
    const played = play('little-cellar');
    await solve(played);
    const { stage } = played;
    stage.openEntry('zrf');
    const rows = stage.press('right').split('\n');
    expect(rows[0]).toContain('Board games › sliding puzzles');
    const at = rows.findIndex((row) => row.includes('The Little Cellar'));
    expect(rows[at]).toMatch(/ 1 {2}The Little Cellar +Solved in 6 moves ★ {2}●○○○○/);
    expect(rows[at + 1]).toMatch(/ 2 {2}/);
    stage.press('enter');
    await settled();
    expect(stage.text).toMatch(/▸ Moves +0 +6 +6/);
  });
});

describe('puzzle notation', () => {
  const say = (id: string) => id;

  it.each(['red-donkey', 'century', 'fifteen-puzzle', 'traffic-jam', 'rgb'])(
    'can be typed: %s',
    (id) => {
      const game = assertDefined(library.find(id));
      const options = must(parseOptions(game.options, {}));
      const { look } = assertDefined(new RulesLooks().of(game));
      const match = startMatch(game, options, 'a-seed');
      for (let step = 0; step < 40; step += 1) {
        if (match.turn.kind !== 'decide') break;
        match.play(match.turn.actions[(step * 7) % match.turn.actions.length]);
      }
      const record = look.notate(match.stateAt(0), match.log).map(({ text }) => text);
      expect(record.join(' ')).toMatch(/[←→↑↓]/);
      for (const list of [record.join(' '), record.join('; '), ascii(record.join(' '))]) {
        const again = startMatch(game, options, 'a-seed');
        let rest = list;
        for (;;) {
          const read = look.readMove(again.state, rest, say);
          if (read === undefined) break;
          if (read.kind === 'refused') throw new Error(`${read.text} of ${list} was refused`);
          for (const action of read.actions) expect(playText(again, action).ok).toBe(true);
          rest = read.rest;
        }
        expect(game.makeState(again.state)).toBe(game.makeState(match.state));
      }
    },
  );

  it('is accepted at the board, which reports obstructions', () => {
    const { stage, session } = play('red-donkey');
    stage.press(': h space v enter');
    expect(session.match.cursor).toBe(1);
    stage.press(': a space ^ enter');
    expect(session.match.cursor).toBe(1);
    expect(stage.text).toContain('A cannot move ^: something is in the way.');
  });
});

function ascii(text: string): string {
  const signs: Readonly<Record<string, string>> = { '←': '<', '→': '>', '↑': '^', '↓': 'v' };
  return text.replace(/[←→↑↓]/gu, (arrow) => assertDefined(signs[arrow]));
}
