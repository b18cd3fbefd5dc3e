import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, resumeTranscript, loadTranscript, startMatch } from '../src/core/index.ts';
import type { AnyGame, Problem } from '../src/core/index.ts';
import { Autosave, PERSON, Session } from '../src/play/index.ts';
import type { SaveStore } from '../src/play/index.ts';
import { SaveFolder } from '../src/terminal/files/saves.ts';
import { endlessKalah, makeMoves, OPTIONS } from './endless.ts';
import { median, timed } from './measure.ts';
import type { Row } from './report.ts';

const ACTIONS = 100_000;
/** Number of saves to compare at each end of the match. */
const SAMPLE = 1000;
const MAX_GROWTH = 2;

/** Save store that counts the bytes written to it. */
class CountingFolder implements SaveStore {
  bytes = 0;
  wholes = 0;
  readonly #folder: SaveFolder;

  constructor(folder: string) {
    this.#folder = new SaveFolder(folder);
  }

  write(name: string, text: string): Problem | undefined {
    this.wholes += 1;
    this.bytes += text.length;
    return this.#folder.write(name, text);
  }

  append(name: string, lines: string): Problem | undefined {
    this.bytes += lines.length;
    return this.#folder.append(name, lines);
  }

  freshName(game: string): string {
    return this.#folder.freshName(game);
  }
}

interface Save {
  readonly ms: number;
  readonly bytes: number;
}

/** Plays one match, saving after every action to real journal files. */
function playSaved(folder: string) {
  const game = endlessKalah as unknown as AnyGame;
  const session = new Session(startMatch(game, OPTIONS, 'bench'), [PERSON, PERSON]);
  const store = new CountingFolder(folder);
  const autosave = new Autosave(session, store, 'long');
  const saves: Save[] = [];
  const save = () => {
    const before = store.bytes;
    const { ms, result } = timed(() => autosave.save());
    if (result !== undefined) throw new Error(result.message);
    saves.push({ ms, bytes: store.bytes - before });
  };
  save();
  for (const { house } of makeMoves(ACTIONS)) {
    session.match.play(house);
    save();
  }
  const closing = timed(() => autosave.close());
  return { game, session, store, saves, closing: closing.ms };
}

function meanOf(saves: readonly Save[], field: keyof Save): number {
  return saves.reduce((sum, save) => sum + save[field], 0) / saves.length;
}

/** Measures a match of very many actions: the cost of one more save, and the time to load. */
export function benchLongMatches(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-bench-'));
  try {
    const { game, session, store, saves, closing } = playSaved(folder);
    const [first, last] = [saves.slice(1, SAMPLE + 1), saves.slice(-SAMPLE)];
    const middle = (sample: readonly Save[]) => median(sample.map(({ ms }) => ms));
    const time = middle(last) / middle(first);
    const bytes = meanOf(last, 'bytes') / meanOf(first, 'bytes');
    const text = new SaveFolder(folder).list()[0]?.text ?? '';
    const resumed = timed(() => must(resumeTranscript(text, [game])).match);
    const loaded = timed(() => must(loadTranscript(text, [game])).match);
    if (resumed.result.hashAt(ACTIONS) !== session.match.hashAt(ACTIONS))
      throw new Error('the resumed match differs from the one played');
    const target = (ratio: number) => ({
      text: `at most ${MAX_GROWTH}`,
      met: ratio <= MAX_GROWTH,
    });
    return [
      { what: `one save, median of the first ${SAMPLE}`, figure: middle(first) * 1000, unit: 'µs' },
      {
        what: `one save, median of the last ${SAMPLE} of ${ACTIONS}`,
        figure: middle(last) * 1000,
        unit: 'µs',
      },
      { what: 'time of a late save / an early one', figure: time, unit: 'x', target: target(time) },
      { what: 'bytes written by an early save', figure: meanOf(first, 'bytes'), unit: 'bytes' },
      { what: 'bytes written by a late save', figure: meanOf(last, 'bytes'), unit: 'bytes' },
      {
        what: 'bytes of a late save / an early one',
        figure: bytes,
        unit: 'x',
        target: target(bytes),
      },
      {
        what: 'mean of all saves, snapshots included',
        figure: meanOf(saves, 'ms') * 1000,
        unit: 'µs',
      },
      {
        what: 'total bytes written / file size',
        figure: store.bytes / statSync(join(folder, 'long.txt')).size,
        unit: 'x',
      },
      { what: 'snapshots written', figure: store.wholes, unit: '' },
      { what: 'leaving the game', figure: closing, unit: 'ms' },
      { what: 'resuming from the checkpoint', figure: resumed.ms, unit: 'ms' },
      { what: 'loading with a full replay', figure: loaded.ms, unit: 'ms' },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
