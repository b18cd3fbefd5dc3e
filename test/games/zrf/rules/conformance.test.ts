import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { isDeep, repeats } from '#test/support/deep.ts';

const FOLDER = 'content/rules';
/** Limit of entries, because kings can chase each other for very long at random. */
const MAX_ENTRIES = repeats(12, 24);

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'))) {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  const game = must(openRules(folder, main, file.replace('.zrf', '')).game);
  describeConformance(file, game, { games: isDeep ? 6 : 1, most: MAX_ENTRIES });
}
