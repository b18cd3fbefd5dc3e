import { SEED_COLOURS } from './palette.ts';

type Pen = CanvasRenderingContext2D;

const TURNS = 6;
const ROOM = 1.5;

/** Images of seeds for one radius and pixel density. */
export class SeedPictures {
  readonly #pictures: HTMLCanvasElement[];
  readonly #shadow: HTMLCanvasElement;
  readonly #radius: number;

  constructor(radius: number, density: number) {
    this.#radius = radius;
    const draw = (paint: (pen: Pen) => void) => drawPicture(radius, density, paint);
    this.#shadow = draw((pen) => paintShadow(pen, radius));
    this.#pictures = SEED_COLOURS.flatMap((colour) =>
      Array.from({ length: TURNS }, (_, turn) =>
        draw((pen) => paintSeed(pen, radius, colour, (turn / TURNS) * Math.PI)),
      ),
    );
  }

  paint(pen: Pen, seed: number, x: number, y: number, scale: number): void {
    const kind = (Math.imul(seed + 3, 0x9e3779b1) >>> 8) % this.#pictures.length;
    this.#put(pen, this.#pictures[kind], x, y, scale);
  }

  /** Paints the shadow of a seed lifted `height` radii above the ground. */
  paintShadow(pen: Pen, x: number, y: number, height: number): void {
    const { globalAlpha } = pen;
    pen.globalAlpha = globalAlpha / (1 + height * 0.6);
    const drop = this.#radius * (0.22 + height * 0.5);
    this.#put(pen, this.#shadow, x + drop * 0.4, y + drop, 1 + height * 0.12);
    pen.globalAlpha = globalAlpha;
  }

  #put(pen: Pen, picture: HTMLCanvasElement | undefined, x: number, y: number, s: number): void {
    if (picture === undefined) return;
    const half = this.#radius * ROOM * s;
    pen.drawImage(picture, x - half, y - half, 2 * half, 2 * half);
  }
}

function drawPicture(radius: number, density: number, paint: (pen: Pen) => void) {
  const size = Math.ceil(radius * ROOM * 2 * density);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.translate(size / 2, size / 2);
  pen.scale(density, density);
  paint(pen);
  return canvas;
}

function paintShadow(pen: Pen, radius: number): void {
  const fade = pen.createRadialGradient(0, 0, radius * 0.4, 0, 0, radius * 1.3);
  fade.addColorStop(0, 'rgba(10, 4, 0, 0.6)');
  fade.addColorStop(1, 'rgba(10, 4, 0, 0)');
  pen.fillStyle = fade;
  pen.beginPath();
  pen.arc(0, 0, radius * 1.3, 0, 2 * Math.PI);
  pen.fill();
}

/** Paints a smooth bean, lit from the upper left at any rotation. */
function paintSeed(
  pen: Pen,
  radius: number,
  colour: (typeof SEED_COLOURS)[number],
  turn: number,
): void {
  const light = radius * 0.36;
  const body = pen.createRadialGradient(-light, -light, radius * 0.08, 0, 0, radius * 1.08);
  body.addColorStop(0, colour.shine);
  body.addColorStop(0.34, colour.body);
  body.addColorStop(0.78, colour.body);
  body.addColorStop(1, colour.shade);
  pen.fillStyle = body;
  pen.beginPath();
  pen.ellipse(0, 0, radius, radius * 0.86, turn, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = colour.shade;
  pen.globalAlpha = 0.55;
  pen.lineWidth = Math.max(0.6, radius * 0.07);
  pen.stroke();
  pen.globalAlpha = 0.85;
  const gloss = pen.createRadialGradient(
    -light,
    -light * 1.1,
    0,
    -light,
    -light * 1.1,
    radius * 0.4,
  );
  gloss.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
  gloss.addColorStop(1, 'rgba(255, 255, 255, 0)');
  pen.fillStyle = gloss;
  pen.beginPath();
  pen.ellipse(-light, -light * 1.1, radius * 0.4, radius * 0.28, -0.7, 0, 2 * Math.PI);
  pen.fill();
}
