export { EFFECTS } from './scores/effects.ts';
export { Performance } from './music/performance.ts';
export { render } from './synth/render.ts';
export { makePcm, makeWav } from './synth/wav.ts';
export { RATE } from './synth/wave.ts';
