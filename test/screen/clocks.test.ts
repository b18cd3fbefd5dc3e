import { describe, expect, it } from 'vitest';
import { assertDefined, defaultOptions, must, parseTimeControl, startMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { loadSession, parseSeats, Session } from '#play';
import { library } from './rules-table.ts';
import { Stage } from './stage.ts';

function play(
  seats: string,
  clock: string | undefined,
  settings = {},
  size = { width: 80, height: 24 },
) {
  const match = startMatch(kalah, defaultOptions(kalah.options), 'a-seed', {
    clock: clock === undefined ? undefined : parseTimeControl(clock),
  });
  const session = new Session(match, must(parseSeats(seats, 2)));
  const stage = new Stage(settings, size).open(({ routes }) =>
    routes.play({ session, name: 'kalah-1' }, routes.title()),
  );
  return { stage, session };
}

/** First row of a screen. */
function titleBar(stage: Stage): string {
  return stage.text.split('\n')[0] ?? '';
}

describe('clocks on text screens', () => {
  it('are chosen in the form of a new game', () => {
    const stage = new Stage().open(({ routes }) => routes.newGame(kalah, routes.title()));
    stage.mark('Time control');
    expect(stage.text).toMatch(/Time control\s+‹ No clock ›/);
    stage.press('right right');
    expect(stage.text).toMatch(/Time control\s+‹ 3\+2 ›/);
    stage.mark('Start the game');
    stage.press('enter');
    expect(titleBar(stage)).toMatch(/You\s+3:00\s+Bot: Casual\s+3:00/);
  });

  it('are typed as players write them, and refused otherwise', () => {
    const stage = new Stage().open(({ routes }) => routes.newGame(kalah, routes.title()));
    stage.mark('Time control');
    expect(stage.press('7 + 2 enter')).toMatch(/Time control\s+‹ 7\+2 ›/);
    expect(stage.press('9 9 9 enter')).toContain('Unknown time control “999”. Type 5+3');
    expect(stage.press('backspace backspace backspace 2 0 s enter')).toMatch(/20 s per move/);
    stage.press('home enter');
    expect(titleBar(stage)).toMatch(/You\s+0:20\s+Bot: Casual\s+0:20/);
  });

  it.each([
    [80, 24],
    [40, 12],
    [120, 40],
  ])('stand beside the names at %i by %i, and count down', (width, height) => {
    const { stage } = play('person person', '60+0', {}, { width, height });
    stage.press('4 1');
    stage.now += 3200;
    stage.tick();
    expect(titleBar(stage)).toMatch(/▸0:57 .* 1:00$/);
    expect(titleBar(stage).length).toBeLessThanOrEqual(width);
  });

  it('warn in words, by sound and with a sign, and end the game', () => {
    const { stage, session } = play('person person', '60+0');
    stage.press('4 1');
    stage.now += 51_000;
    stage.tick();
    expect(titleBar(stage)).toContain('▸0:09.0!');
    expect(stage.text).toContain('Player One is low on time.');
    expect(stage.sounds).toContain('clock-low');
    stage.now += 9000;
    stage.tick();
    expect(session.match.ending).toEqual({ reason: 'time', by: 0 });
    expect(stage.text).toContain('Player One ran out of time. Player Two wins.');
    expect(stage.press('u')).toContain('Player One ran out of time.');
  });

  it('stop for a pause, and while another screen is open', () => {
    const { stage } = play('person person', '60+0');
    stage.press('4 1');
    expect(stage.press('c')).toContain('Paused. The clocks are stopped.');
    stage.now += 30_000;
    stage.press('2');
    expect(titleBar(stage)).toMatch(/1:00 .* 1:00$/);
    stage.press('c ?');
    stage.now += 30_000;
    stage.press('q');
    expect(titleBar(stage)).toMatch(/1:00 .* 1:00$/);
  });

  it('are explained in help', () => {
    const { stage } = play('person bot-2', '60+0');
    const help = stage.press('? end');
    for (const line of ['resign', 'offer a draw', 'stop the clocks']) expect(help).toContain(line);
  });
});

describe('the end of a match', () => {
  it('by resignation is confirmed, and undone', () => {
    const { stage, session } = play('person bot-2', undefined);
    stage.press('4');
    expect(stage.press('g')).toContain('Resign this game?');
    expect(stage.press('n')).not.toContain('You resigned');
    expect(stage.press('g y')).toContain('You resigned. The bot wins.');
    expect(stage.text).not.toMatch(/→|←/);
    expect(session.isOver).toBe(true);
    expect(stage.press('u')).toContain('The game continues.');
    expect(stage.text).toMatch(/→|←/);
    expect(session.isOver).toBe(false);
  });

  it('by a draw is agreed between two people', () => {
    const { stage, session } = play('person person', undefined);
    stage.press('4');
    expect(stage.press('o')).toContain('Player Two offers a draw. Player One, do you accept?');
    expect(stage.press('y')).toContain('Draw by agreement. A draw.');
    expect(session.match.ending).toEqual({ reason: 'agreed' });
  });

  it('is declined by a bot in the opening', () => {
    const { stage } = play('person bot-2', undefined);
    expect(stage.press('o')).toContain('The bot declines the draw.');
    expect(stage.press('o')).toContain('You can offer a draw on your turn, once per turn.');
    expect(stage.press('c')).toContain('This game has no clock.');
  });

  it('is kept in the list of saved games', () => {
    const { stage, session } = play('person person', '60+0');
    stage.press('4 1 g y q');
    const text = stage.saves.list()[0]?.text ?? '';
    expect(text).toMatch(/\nclock 60\+0\n[\s\S]*\nend resigned p1 ~[0-9a-f]{4}\nover resigned /);
    expect(session.isOver).toBe(true);
  });
});

describe('a fallen flag', () => {
  const chess = assertDefined(library.find('chess'));

  /** Chess with a minute for each side, from a position as FEN. */
  function chessFrom(fen: string) {
    const [tree] = must(openRecord(chess as ZrfGame, fen, readerFor(chess as ZrfGame)));
    const options = { variant: 'chess', start: assertDefined(tree?.start) };
    const match = startMatch(chess, options, 'a-seed', { clock: parseTimeControl('60+0') });
    const session = new Session(match, must(parseSeats('person person', 2)));
    const stage = new Stage({}, undefined, { library }).open(({ routes }) =>
      routes.play({ session, name: 'chess-1' }, routes.title()),
    );
    return { stage, session };
  }

  it.each([
    ['k7/8/8/8/8/8/R7/K7 w - - 0 1', [], 'time p1 drawn'],
    ['k7/p7/8/8/8/8/R7/K7 w - - 0 1', [1], 'time p1'],
  ])('with %s', (fen, winners, line) => {
    const { stage, session } = chessFrom(fen);
    stage.press(': R h 2 enter : K b 8 enter');
    stage.now += 61_000;
    stage.tick();
    expect(session.match.turn).toMatchObject({ outcome: { winners, reason: 'time' } });
    expect(stage.text).toContain('White ran out of time');
    expect(stage.text.includes('can no longer win')).toBe(winners.length === 0);
    const text = session.save();
    expect(text).toContain(`end ${line} ~`);
    const again = must(loadSession(text, [chess]));
    expect(again.match.turn).toEqual(session.match.turn);
  });
});
