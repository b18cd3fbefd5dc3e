import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findOwnPacks } from '#games/caves/commands/own-packs.ts';
import { readPackFlag } from '#games/caves/commands/pack-flag.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { cavesStage, savedRun } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'caves-packs-'));
const template = 'content/templates/rat-warren';
cpSync(template, join(folder, 'rats'), { recursive: true });
mkdirSync(join(folder, 'torn'));
writeFileSync(join(folder, 'torn', 'caves.yaml'), 'id: [');
afterAll(() => rmSync(folder, { recursive: true }));

const services = { packs: () => findOwnPacks(folder) };

test("the player's folder lists its packs, and those with errors", () => {
  const { packs, broken } = services.packs();
  expect(packs.map(({ content }) => content.id)).toEqual(['rat-warren']);
  expect(broken.map(({ where }) => where)).toEqual([join(folder, 'torn')]);
  expect(findOwnPacks(join(folder, 'nowhere'))).toEqual({ packs: [], broken: [] });
});

test('a new run can have a pack of the folder, the same as with --pack', () => {
  const start = cavesStage({}, { width: 120, height: 40 }, services);
  start.mark('Edition');
  expect(start.text).toMatch(/Cannot be played: \S*torn/);
  start.press('left');
  expect(start.text).toMatch(/Edition +‹ rat-warren ›/);
  start.press('enter .');
  const { pack } = savedRun(start).options;
  const cli = {} as Cli;
  expect(readPackFlag(cli, template)).toBe(pack);
  expect(readPackFlag(cli, 'rat-warren', folder)).toBe(pack);
  expect(readPackFlag(cli, 'depths', folder)).toBe('depths');
});
