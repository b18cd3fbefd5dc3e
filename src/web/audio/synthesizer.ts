// Code that can wait until the first sound, as one chunk.
export { EFFECTS, Performance, RATE, render } from '#audio/synthesizer.ts';
export { MusicStream } from './music-stream.ts';
