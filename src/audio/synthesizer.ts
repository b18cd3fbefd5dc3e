export { EFFECTS } from './scores/effects.ts';
export { MUSIC } from './scores/pieces.ts';
export { render, renderSlowly } from './synth/render.ts';
export { makePcm, makeWav } from './synth/wav.ts';
export { RATE } from './synth/wave.ts';
