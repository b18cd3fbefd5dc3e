import { describe, expect, it } from 'vitest';
import { assertDefined, defaultOptions, must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { openRules } from '#games/zrf/rules/index.ts';
import { kalah } from '#games/kalah/rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { continues, PERSON, reopen, Session } from '#play';
import { describeMore, describeOrigin, describeReopened } from '#voice/saved-game.ts';
import { folderWith } from '../games/zrf/rules/nodes.ts';
import { readMessages } from '#terminal/files/languages.ts';

const game = kalah as AnyGame;
/** The same game under later rules, in which house 4 may not be sown in the fourth action. */
const later: AnyGame = {
  ...game,
  rules: game.rules + 1,
  parseAction: (state, text) =>
    game.makeState(state) === thirdState && text === '4'
      ? { ok: false, problems: [{ code: 'no', message: 'No.' }] }
      : game.parseAction(state, text),
};

function play(...moves: readonly string[]): Session {
  const session = new Session(startMatch(game, defaultOptions(game.options), 'seed'), [
    PERSON,
    PERSON,
  ]);
  for (const move of moves) expect(session.playText(move).ok).toBe(true);
  return session;
}

const MOVES = ['3', '6', '5', '4'];
const thirdState = game.makeState(play(...MOVES.slice(0, 3)).match.state);
const text = play(...MOVES).snapshot();
const withoutCheckpoint = play(...MOVES).save();

const say: Say = (id, args) => readMessages('en').say(id, args);
const description = (found: ReturnType<typeof reopen>, language: 'en' | 'ru' = 'en') => {
  const messages = readMessages(language);
  return describeReopened(found, (id, args) => messages.say(id, args));
};

describe('a continuation of a game', () => {
  it('has the same start and actions, with default options written out or not', () => {
    const withoutOptions = text.replace(/^option .*\n/gm, '');
    const later = play(...MOVES, '2').snapshot();
    expect([
      continues(later, text),
      continues(later, withoutOptions),
      continues(text, later),
    ]).toEqual([true, true, false]);
    expect(continues(later, text.replace('option houses 6', 'option houses 5'))).toBe(false);
    expect(continues(later, text.replace('seed seed', 'seed other'))).toBe(false);
    expect(continues(play('2', '6').snapshot(), text)).toBe(false);
  });
});

describe('a reopened save', () => {
  it('continues without a problem', () => {
    const found = reopen({ text }, [game]);
    expect(found).toMatchObject({ kind: 'whole', problem: undefined });
    expect(description(found)).toBeUndefined();
  });

  it('of earlier rules continues if they make no difference, and otherwise from its last valid move', () => {
    const newerRules = reopen({ text }, [{ ...game, rules: game.rules + 1 }]);
    expect(newerRules).toMatchObject({ kind: 'whole' });
    const found = reopen({ text: withoutCheckpoint }, [later]);
    const part = { part: 'actions', reached: 3, saved: 4 };
    expect(found).toMatchObject({ kind: 'fault', fault: 'rules', ...part });
    expect(found.kind !== 'unknown' && found.session?.match.cursor).toBe(3);
    expect(description(found)).toContain('The part that can still be played opens as a new game');
    expect(description(found, 'ru')).toContain('правила изменились');
  });

  it('of earlier rules continues from its last state, and is labelled', () => {
    const found = reopen({ text }, [later]);
    const part = { part: 'checkpoint', reached: 4, saved: 4 };
    expect(found).toMatchObject({ kind: 'fault', fault: 'rules', ...part });
    const session = found.kind === 'unknown' ? undefined : assertDefined(found.session);
    expect(session?.match).toMatchObject({ cursor: 0, origin: { rules: game.rules, count: 4 } });
    expect(description(found)).toBe('Begun under older rules (1). Continues from action 4 of 4.');
    session?.playText('2');
    const again = reopen({ text: session?.snapshot() ?? '' }, [later]);
    expect(again).toMatchObject({ kind: 'whole', problem: undefined });
    const match = again.kind === 'whole' ? again.session.match : undefined;
    expect(match && describeOrigin(match, say)).toBe('Begun under older rules (1)');
  });

  it('of earlier rules starts over if no action replays', () => {
    const other: AnyGame = { ...later, makeState: (state) => `other ${game.makeState(state)}` };
    const found = reopen({ text: withoutCheckpoint }, [other]);
    const part = { part: 'start', reached: 0, saved: 4 };
    expect(found).toMatchObject({ kind: 'fault', fault: 'rules', ...part });
    expect(found.kind !== 'unknown' && found.session).toMatchObject({
      match: { cursor: 0, seed: 'seed', origin: undefined },
      seats: [PERSON, PERSON],
    });
    expect(description(found)).toBe(
      'Begun under older rules (1). It can’t be continued, so it starts over.',
    );
    expect(describeMore(found, say)).toContain('Open it with the program that saved it');
    const names = withoutCheckpoint.replace('option houses 6', 'option houses 99');
    expect(reopen({ text: names }, [other])).toMatchObject({ part: 'none', session: undefined });
  });

  it('of earlier rules is damaged only if it was edited', () => {
    const edited = text.replace('2 p1 6', '2 p1 1');
    expect(reopen({ text: edited }, [later])).toMatchObject({ kind: 'fault', fault: 'damage' });
    const withoutOptions = text.replace(/ ~[0-9a-f]{4}$/gm, '');
    expect(reopen({ text: withoutOptions }, [later])).toMatchObject({
      kind: 'fault',
      fault: 'rules',
    });
  });

  it('of a newer program has to be opened with that version', () => {
    const found = reopen({ text }, [{ ...game, rules: 0 }]);
    expect(found).toMatchObject({ kind: 'fault', fault: 'newer', session: undefined });
    expect(description(found)).toContain('open it with that version');
  });

  it('is opened from its backup if that reaches further', () => {
    const broken = text.replace('1 p1 3', '1 p1 9');
    const found = reopen({ text: broken }, [game], play('3', '6').snapshot());
    expect(found.kind !== 'unknown' && found.session?.match.cursor).toBe(2);
    expect(description(found)).toContain('This saved game is damaged');
    expect(reopen({ text: broken }, [game])).toMatchObject({ fault: 'damage', session: undefined });
  });

  it('is not opened if its game is unknown or its file unreadable', () => {
    expect(reopen({ text: text.replace('game kalah', 'game go') }, [game]).kind).toBe('unknown');
    const problem = { code: 'no-file', message: 'a.txt cannot be read.', file: 'a.txt' };
    const found = reopen({ text: '', problem }, [game]);
    expect(found.kind).toBe('unknown');
    expect(description(found)).toContain('a.txt cannot be read');
  });

  it('reports edited rules, even if the game can still be finished', () => {
    const rules = (steps: string) => `(game (title "Walk") (players A B) (turn-order A B)
      (board (image "b.bmp") (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e" (10 0)) ("1/2" (0 10)))
        (directions (e 1 0) (n 0 1))))
      (board-setup (A (Man a1)) (B (Man a2)))
      (piece (name Man) (moves (${steps} add)))
      (win-condition (A B) (absolute-config Man (e1 e2))))`;
    const open = (source: string, path = 'walk.zrf') =>
      must(openRules(folderWith({ 'walk.zrf': source }), 'walk.zrf', 'walk', path).game) as AnyGame;
    const walk = open(rules('e'), '/games/walk.zrf');
    const match = startMatch(walk, defaultOptions(walk.options), 'seed');
    const session = new Session(match, [PERSON, PERSON]);
    for (const [player, from, to] of [
      [1, 'a', 'b'],
      [2, 'a', 'b'],
      [1, 'b', 'c'],
    ])
      expect(session.playText(`${from}${player}-${to}${player}`).ok, session.save()).toBe(true);
    const saved = session.snapshot();
    expect(saved).toMatch(/^note rules [0-9a-f]{16} \/games\/walk\.zrf$/m);
    expect(session.save()).not.toContain('note rules');
    // Comments and whitespace do not affect the rules.
    const newerRules = open(`; a comment\n${rules('e').replaceAll('\n', ' \r\n\t')}`);
    expect(reopen({ text: saved }, [newerRules])).toMatchObject({
      kind: 'whole',
      problem: undefined,
    });
    const longer = reopen({ text: saved }, [open(rules('e add) (e e'))]);
    expect(longer).toMatchObject({ kind: 'whole', problem: { code: 'rules-edited' } });
    const shipped = saved.replace('/games/walk.zrf', 'walk.zrf');
    expect(reopen({ text: shipped }, [open(rules('e add) (e e'))])).toMatchObject({
      kind: 'whole',
      problem: undefined,
    });
    expect(description(longer)).toContain(
      'The rules in /games/walk.zrf have changed since this game was saved.',
    );
    expect(description(longer, 'ru')).toContain('правила в /games/walk.zrf изменились');
    const other = reopen({ text: saved }, [open(rules('e (verify (not-position? c1))'))]);
    expect(other).toMatchObject({ kind: 'fault', fault: 'rules', part: 'checkpoint', reached: 3 });
    expect(description(other)).toContain('The rules in /games/walk.zrf have changed');
    expect(description(other)).toContain('Continues from action 3 of 3');
    const replayed = reopen({ text: saved.replace(/^#> .*\n/m, '') }, [
      open(rules('e (verify (not-position? c1))')),
    ]);
    expect(replayed).toMatchObject({ fault: 'rules', part: 'actions', reached: 2 });
    expect(description(replayed)).toContain('The rules in /games/walk.zrf have changed');
    const withoutOptions = saved.replace(/ ~[0-9a-f]{4}$/gm, '');
    const extended = open(rules('n'));
    expect(reopen({ text: withoutOptions }, [extended])).toMatchObject({
      kind: 'fault',
      fault: 'rules',
    });
    const edited = reopen({ text: saved.replace(/^1 p1 .* ~/m, '1 p1 else ~') }, [extended]);
    expect(edited).toMatchObject({ kind: 'fault', fault: 'damage' });
    expect(description(reopen({ text: saved }, [game]))).toContain('They were in /games/walk.zrf');
  });
});
