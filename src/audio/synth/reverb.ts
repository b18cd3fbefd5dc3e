/** Delays in samples. No delay divides another, which keeps echoes from coinciding. */
const COMBS = [887, 971, 1039, 1123] as const;
const ALL_PASSES = [353, 113] as const;
const FEEDBACK = 0.8;
const DAMPING = 0.45;
const DIFFUSION = 0.5;

interface Line {
  readonly memory: Float64Array;
  at: number;
  low: number;
}

function makeLine(delay: number): Line {
  return { memory: new Float64Array(delay), at: 0, low: 0 };
}

function comb(line: Line, input: number): number {
  const { memory } = line;
  const output = memory[line.at] ?? 0;
  line.low = output * (1 - DAMPING) + line.low * DAMPING;
  memory[line.at] = input + line.low * FEEDBACK;
  line.at = line.at + 1 === memory.length ? 0 : line.at + 1;
  return output;
}

function allPass(line: Line, input: number): number {
  const { memory } = line;
  const delayed = memory[line.at] ?? 0;
  const stored = input + delayed * DIFFUSION;
  memory[line.at] = stored;
  line.at = line.at + 1 === memory.length ? 0 : line.at + 1;
  return delayed - stored * DIFFUSION;
}

/**
 * Schroeder reverb of a small hall: parallel combs that damp high frequencies, then all-passes in
 * series that diffuse the echoes. Returns a function from each input sample to the reverb signal,
 * at about the same level.
 */
export function makeRoom(): (input: number) => number {
  const combs = COMBS.map(makeLine);
  const allPasses = ALL_PASSES.map(makeLine);
  return (input) => {
    let sum = 0;
    for (const line of combs) sum += comb(line, input);
    let output = sum / COMBS.length;
    for (const line of allPasses) output = allPass(line, output);
    return output;
  };
}
