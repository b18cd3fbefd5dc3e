import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '#core';
import { findKind, studyGames } from '#games/studies.ts';
import { parsePlan } from '#lab';

const FOLDER = 'docs/plans';

test.each(readdirSync(FOLDER))('the plan %s can be run', async (file) => {
  const plan = must(parsePlan(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  const kind = await findKind(plan.kind);
  expect(
    kind &&
      (await kind.open(
        plan,
        studyGames(() => 0),
      )),
  ).toMatchObject({ ok: true });
});
