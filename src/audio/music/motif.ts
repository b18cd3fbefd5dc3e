import { below, elementAt, pick } from '#core';
import type { Random } from '#core';
import { happens } from './chance.ts';

/** Note of a motif: steps of the scale from its first note, undefined for a rest. */
export interface MotifNote {
  readonly step: number | undefined;
  readonly beats: number;
}
export type Motif = readonly MotifNote[];

/** Parses a motif such as `0:1.5 1:0.5 .:2`. */
export function parseMotif(text: string): Motif {
  return text.split(' ').map((note) => {
    const [step = '', beats = '1'] = note.split(':');
    if (!(Number(beats) > 0)) throw new RangeError(`"${note}" has no beats`);
    return { step: step === '.' ? undefined : Number(step), beats: Number(beats) };
  });
}

function invert(motif: Motif): Motif {
  return motif.map(({ step, beats }) => ({ step: step === undefined ? step : -step, beats }));
}

/** The same steps in the rhythm of another motif. */
function inRhythm(motif: Motif, other: Motif): Motif {
  const steps = motif.flatMap(({ step }) => (step === undefined ? [] : [step]));
  let at = 0;
  return other.map(({ step, beats }) => {
    if (step === undefined || steps.length === 0) return { step: undefined, beats };
    const next = elementAt(steps, at % steps.length);
    at += 1;
    return { step: next, beats };
  });
}

function backwards(motif: Motif): Motif {
  const steps = motif.map(({ step }) => step);
  const last = steps.findLast((step) => step !== undefined) ?? 0;
  const turned = steps.toReversed().map((step) => (step === undefined ? step : step - last));
  return motif.map(({ beats }, at) => ({ step: turned[at], beats }));
}

/** Splits a long note: it goes to its neighbour, and returns if there is time. */
function ornament(random: Random, motif: Motif): Motif {
  const long = motif.flatMap(({ step, beats }, at) =>
    step !== undefined && beats >= 1.5 ? [at] : [],
  );
  if (long.length === 0) return motif;
  const chosen = pick(random, long);
  const turn = pick(random, [1, -1]);
  return motif.flatMap((note, at) => {
    const { step, beats } = note;
    if (at !== chosen || step === undefined) return [note];
    const neighbour = { step: step + turn, beats: 0.5 };
    if (beats < 2) return [{ step, beats: beats - 0.5 }, neighbour];
    return [{ step, beats: beats - 1 }, neighbour, { step, beats: 0.5 }];
  });
}

/** Replaces one note after the first by the continuation of its predecessor, or by a rest. */
function thin(random: Random, motif: Motif): Motif {
  if (motif.length < 3) return motif;
  const dropped = 1 + below(random, motif.length - 1);
  const note = elementAt(motif, dropped);
  if (happens(random, 50)) return motif.with(dropped, { step: undefined, beats: note.beats });
  const before = elementAt(motif, dropped - 1);
  const longer = { step: before.step, beats: before.beats + note.beats };
  return motif.toSpliced(dropped - 1, 2, longer);
}

/** A variation of a motif; others of the theme lend their rhythm. */
export function vary(random: Random, motif: Motif, others: readonly Motif[]): Motif {
  switch (below(random, 8)) {
    case 0:
      return invert(motif);
    case 1:
      return inRhythm(motif, pick(random, others));
    case 2:
      return backwards(motif);
    case 3:
    case 4:
      return ornament(random, motif);
    case 5:
    case 6:
      return thin(random, motif);
    default:
      return motif;
  }
}
