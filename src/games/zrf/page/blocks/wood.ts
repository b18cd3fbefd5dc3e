import { signal } from '@preact/signals';

/** Side of the seamless grain picture, in pixels. */
const SIDE = 512;

/** Pseudo-random number from 0 to 1 for a lattice point. */
function hash(x: number, y: number, salt: number): number {
  let word = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 1442695041);
  word = Math.imul(word ^ (word >>> 13), 1274126177);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967295;
}

function smooth(fraction: number): number {
  return fraction * fraction * (3 - 2 * fraction);
}

/** Noise over a lattice of `across` by `down` squares that tiles the picture seamlessly. */
function makeNoise(across: number, down: number, salt: number): (x: number, y: number) => number {
  const values = Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (__, x) => hash(x, y, salt)),
  );
  const at = (x: number, y: number) =>
    values[((y % down) + down) % down]?.[((x % across) + across) % across] ?? 0;
  return (px, py) => {
    const [x, y] = [(px / SIDE) * across, (py / SIDE) * down];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, below] = [smooth(x - left), smooth(y - top)];
    const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
    const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
    return upper * (1 - below) + lower * below;
  };
}

/** Light and dark fibres along the rows, as in a planed board: from -1 to 1. */
function makeFibres(): (x: number, y: number) => number {
  const bend = makeNoise(2, 4, 1);
  const sway = makeNoise(5, 9, 2);
  const rings = makeNoise(2, 44, 3);
  const lines = makeNoise(4, 128, 4);
  const hairs = makeNoise(14, 256, 5);
  const pores = makeNoise(40, 170, 6);
  return (x, y) => {
    const bent = y + 62 * bend(x, y) + 9 * sway(x, y);
    const body = 0.6 * rings(x, bent) + 0.27 * lines(x, bent) + 0.13 * hairs(x, y);
    const pore = Math.max(0, pores(x, bent) - 0.8) * 2.2;
    return (body - 0.5) * 2.4 - pore;
  };
}

/** Paints the grain: brown for dark fibres, cream for light ones, both translucent. */
function paintGrain(pixels: Uint8ClampedArray): void {
  const fibres = makeFibres();
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const light = fibres(x, y);
      const at = (y * SIDE + x) * 4;
      const colour = light < 0 ? [64, 28, 6] : [255, 238, 205];
      pixels.set(colour, at);
      pixels[at + 3] = Math.min(1, Math.abs(light)) * (light < 0 ? 150 : 95);
    }
  }
}

/** URL of the grain picture; empty until it is made or if it cannot be made. */
export const grain = signal('');

let isRequested = false;

/** Makes the grain picture once, when wood is first shown. */
export function ensureGrain(): void {
  if (isRequested) return;
  isRequested = true;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const image = pen.createImageData(SIDE, SIDE);
  paintGrain(image.data);
  pen.putImageData(image, 0, 0);
  canvas.toBlob((blob) => {
    if (blob !== null) grain.value = URL.createObjectURL(blob);
  });
}
