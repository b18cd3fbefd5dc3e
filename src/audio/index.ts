export { MUTE } from './model/audio.ts';
export type { Audio } from './model/audio.ts';
export { CueQueue } from './model/cue-queue.ts';
export type { Cue } from './model/cue-queue.ts';
export { PIECES, SOUNDS } from './model/sounds.ts';
export type { Piece, Sound } from './model/sounds.ts';
export { GAINS, VOLUMES } from './model/volumes.ts';
export type { Volume, Volumes } from './model/volumes.ts';
