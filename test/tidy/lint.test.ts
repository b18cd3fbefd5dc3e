import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

/** Every line ending in a comment violates the rule named there. */
const PLANTED = `
export function spread(values: readonly number[], made: { list: number[] }) {
  const pair = [1, 2] as const;
  const calls: (typeof pair)[] = [];
  const rest = (...all: readonly number[]) => Math.max(1, ...all); // bounded-arguments
  calls.push(...values.map(() => pair)); // bounded-arguments
  made.list.splice(0, 1, ...values); // bounded-arguments
  new Array<number>(...values); // bounded-arguments
  String.fromCharCode.apply(null, [...values]); // bounded-arguments
  Reflect.apply(rest, undefined, values); // bounded-arguments
  Reflect.construct(Date, values); // bounded-arguments
  Math.min(...pair, ...[3, 4] as const);
  Math.min.apply(null, pair);
  return [...values, { ...made }];
}

type Kind = 'one' | 'two';
type Table = Readonly<Record<string, number>>;

export function index<K extends string>(name: string, table: Table, key: K, kind: Kind, list: number[]) {
  const kinds = { one: 1, two: 2 };
  const made: Record<string, number> = {};
  made[name] = 1; // own-names
  made[name] ??= 1; // own-names
  const { [name]: found } = table; // own-names
  const more = table[name]; // own-names
  const perhaps = [table][0]?.[name]; // own-names
  const ofKind = kinds[name as Kind]; // own-names
  const ofKey = table[key]; // own-names
  const pattern = table[\`a-\${kind}\`];
  const joined = table[\`a-\${name}\` as const]; // own-names
  const has = name in kinds; // own-names
  for (const at in list) list[at] = 0; // own-names
  const sure = [kinds[kind], kinds['one'], table['one'], list[0], 'one' in kinds, { [name]: 1 }];
  return [found, more, perhaps, ofKind, ofKey, pattern, joined, has, sure];
}
`;

const eslint = new ESLint();
let reported: string[] = [];

function expected(): string[] {
  return PLANTED.split('\n').flatMap((line, at) => {
    const [, rule] = / \/\/ ([a-z-]+)$/.exec(line) ?? [];
    return rule === undefined ? [] : [`${at + 1} outside/${rule}`];
  });
}

beforeAll(async () => {
  // The text replaces an existing file, which gives it the types of the project.
  const [result] = await eslint.lintText(PLANTED, { filePath: 'src/core/entry.ts' });
  const own = result?.messages.filter(
    ({ ruleId }) => ruleId === null || ruleId.startsWith('outside/'),
  );
  reported = own?.map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`) ?? [];
});

test('lint reports exactly the planted lines', () => {
  expect(reported).toEqual(expected());
});

describe('the own lint rules', () => {
  test.each(['src/core/hash.ts', 'src/web/main.tsx', 'src/terminal/main.ts', 'scripts/check.mjs'])(
    'apply to %s',
    async (path) => {
      expect(await eslint.calculateConfigForFile(path)).toMatchObject({
        rules: { 'outside/bounded-arguments': [2], 'outside/own-names': [2] },
      });
    },
  );
});
