import { describe, expect, it } from 'vitest';
import { caves, cellOf, tileOf } from '#games/caves/rules/index.ts';
import { Run } from '#test/games/caves/rules/run.ts';
import { depthsStage } from './stage.ts';

const NEVER = 0.999;
const BELOW = ['######', '#....#', '######'];
const TRAPS = ['pit', 'gas-trap', 'web-trap', 'alarm-trap', 'fire-trap', 'vent'] as const;
const UNSEEN = {
  pit: ')',
  'gas-trap': ']',
  'web-trap': '}',
  'alarm-trap': ';',
  'fire-trap': '|',
  vent: '=',
};

function trapped(sign: string): Run {
  const rows = ['########', `#@${sign}...z#`, '########'];
  return new Run(depthsStage([rows, BELOW], { z: { creature: 'zombie' } }));
}

describe('a trap', () => {
  it.each(TRAPS)('%s looks like floor until it is found', (id) => {
    const hidden = trapped(UNSEEN[id]);
    hidden.play('wait', ...Array.from({ length: 60 }, () => NEVER));
    const view = () => tileOf(caves.view(hidden.state, 0), { x: 2, y: 1, z: 0 });
    expect(view()).toBe('.');
    hidden.play('wait', NEVER, NEVER, NEVER, 0, 0, 0, 0, 0, 0);
    for (let turn = 0; turn < 20 && view() === '.'; turn++) hidden.play('wait');
    expect(view()).not.toBe('.');
  });

  it.each(TRAPS)('%s springs under the player', (id) => {
    const sprung = trapped(UNSEEN[id]).play('move east');
    expect(sprung.eventsOf('sprung')).toMatchObject([{ terrain: id }]);
  });

  it('of a pit drops the player to the level below', () => {
    const fallen = trapped(')').play('move east');
    expect([fallen.player.z, fallen.player.hp]).toEqual([1, 95]);
    expect(fallen.eventsOf('fell')).toMatchObject([{ level: 1 }]);
  });

  it('of webs holds the player and webs the ground', () => {
    const held = trapped('}').play('move east');
    const rows = held.state.levels[0]?.tiles ?? '';
    expect(rows[cellOf({ x: 3, y: 1 })]).toBe('%');
    held.play('move east');
    expect([held.at(), held.eventsOf('stuck').length]).toEqual([[2, 1], 1]);
  });

  it('of alarm rouses creatures that have not seen the player', () => {
    const roused = trapped(';').play('move east');
    expect(roused.the('zombie').effects).toMatchObject([{ kind: 'roused' }]);
  });

  it('of gas and fire fills the air', () => {
    const kinds = [']', '|', '='].map((sign) => {
      const [cloud] = trapped(sign).play('move east').state.levels[0]?.clouds ?? [];
      return cloud?.kind;
    });
    expect(kinds).toEqual(['poison-gas', 'fire', 'firedamp']);
  });
});
