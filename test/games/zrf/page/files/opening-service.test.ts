import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Reply } from '#play';
import type { InputFile } from '#web/ui/input-files.ts';
import { filesIn, OpeningService, sourcesOfLines } from '#games/zrf/page/files/opening-service.ts';
import type { OpeningAnswer, OpeningProgress } from '#games/zrf/page/files/opening-service.ts';

const RULES = `(define step ($1 (verify empty?) add))
(game (title "Little") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
  (board-setup (A (P a)))
  (piece (name P) (moves (step e))))`;

function file(path: string, content: string | Uint8Array): InputFile {
  return { path, file: new Blob([new Uint8Array(Buffer.from(content))]) };
}

/** All replies of a worker whose clock advances by a second per look. */
async function replies(
  files: readonly InputFile[],
  chosen?: string,
): Promise<Reply<OpeningAnswer, OpeningProgress>[]> {
  const received: Reply<OpeningAnswer, OpeningProgress>[] = [];
  let time = 0;
  const service = new OpeningService(
    (reply) => void received.push(reply),
    () => (time += 1000),
  );
  const question = { game: 'user:new', given: files, ...(chosen === undefined ? {} : { chosen }) };
  await service.receive({ id: 1, question });
  return received;
}

async function answer(files: readonly InputFile[], chosen?: string): Promise<OpeningAnswer> {
  const last = (await replies(files, chosen)).at(-1);
  if (last?.kind !== 'answer') throw new Error(JSON.stringify(last));
  return last.answer;
}

test('rules in a zip are unpacked, checked, tried and transferred without copying', async () => {
  const zip = zipSync({ 'x/little.zrf': strToU8(RULES), 'x/p.bmp': [strToU8('BM'), { level: 0 }] });
  const received = await replies([file('little.zip', zip)]);
  expect(received.map((reply) => reply.kind === 'progress' && reply.progress)).toEqual([
    { unpacked: 1, files: 2 },
    { unpacked: 2, files: 2 },
    false,
  ]);
  const last = received.at(-1);
  if (last?.kind !== 'answer' || last.answer.kind !== 'checked') throw new Error('not checked');
  const { rules } = last.answer;
  expect(rules).toMatchObject({ id: 'user:little', title: 'Little', main: 'little.zrf' });
  expect(rules.problems).toEqual([]);
  expect(rules.milliseconds).toBe(1000);
  expect(rules.files.map(([name]) => name)).toEqual(['little.zrf', 'p.bmp']);
  const picture = rules.files[1]?.[1];
  expect(picture?.buffer.byteLength).toBe(2);
  expect(filesIn(last)).toHaveLength(2);
});

test('errors in rules include their source lines', async () => {
  const files = [file('bad.zrf', RULES.replace('(verify empty?)', '(verify emtpy?)'))];
  const wrong = await answer(files);
  if (wrong.kind !== 'wrong') throw new Error(wrong.kind);
  expect(wrong.problems[0]).toMatchObject({ file: 'bad.zrf', line: 1 });
  const { lineAt } = sourcesOfLines(structuredClone(wrong.lines));
  expect(lineAt('bad.zrf', 1)).toContain('emtpy?');
  expect(lineAt('bad.zrf', 2)).toBeUndefined();
});

test('one of several rules files can be chosen', async () => {
  const files = ['b.zrf', 'a.zrf'].map((path) => file(path, RULES));
  expect(await answer(files)).toEqual({ kind: 'several', names: ['a.zrf', 'b.zrf'] });
  expect(await answer(files, 'b.zrf')).toMatchObject({ kind: 'checked', rules: { main: 'b.zrf' } });
});

test('a damaged picture in a zip is reported by name, and the rules still open', async () => {
  const zip = zipSync({
    'little.zrf': strToU8(RULES),
    'p.bmp': [strToU8('a picture'), { level: 0 }],
  });
  const at = Buffer.from(zip).indexOf('a picture');
  zip[at] = 0x62;
  const checked = await answer([file('little.zip', zip)]);
  if (checked.kind !== 'checked') throw new Error(checked.kind);
  expect(checked.rules.files.map(([name]) => name)).toEqual(['little.zrf']);
  expect(checked.rules.problems).toMatchObject([{ code: 'zip-checksum' }]);
  expect(checked.rules.problems[0]?.message).toContain('p.bmp');
});

/** A file that claims a large size and is never read. */
function large(path: string, size: number): InputFile {
  const blob = new Blob(['x']);
  Object.defineProperty(blob, 'size', { value: size });
  return { path, file: blob };
}

test('oversized files are skipped and reported by name; too many files are rejected', async () => {
  const rules = file('little.zrf', RULES);
  const checked = await answer([rules, large('film.bmp', 40_000_000)]);
  expect(checked).toMatchObject({
    kind: 'checked',
    rules: { problems: [{ code: 'rules-file-large', args: { name: 'film.bmp' } }] },
  });
  const manyFiles = Array.from({ length: 10 }, (_, index) => large(`${index}.bmp`, 30_000_000));
  expect(await answer([rules, ...manyFiles])).toMatchObject({
    kind: 'wrong',
    problems: [{ code: 'rules-folder-large' }],
  });
  expect(await answer([large('x.zip', 200_000_000)])).toMatchObject({
    kind: 'wrong',
    problems: [{ code: 'zip-large' }],
  });
});

test('files that are not rules are reported', async () => {
  expect(await answer([file('notes.txt', 'x')])).toMatchObject({
    kind: 'wrong',
    problems: [{ code: 'rules-none' }],
  });
  expect(await answer([file('x.zip', 'x')])).toMatchObject({
    kind: 'wrong',
    problems: [{ code: 'zip-broken' }],
  });
});
