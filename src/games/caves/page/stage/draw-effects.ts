import type { CavesContent, Place } from '../../rules/index.ts';
import type { Running } from './motion.ts';
import { EDGE_COLOUR } from './pen.ts';
import type { Pen } from './pen.ts';
import type { Sprites } from './sprites.ts';
import type { Effect, Tone } from './timeline.ts';

/** Colours by meaning; numbers differ by their signs as well. */
const TONES: Readonly<Record<Tone, string>> = {
  hurt: '#ff7d6e',
  dealt: '#ffffff',
  healed: '#9fe07f',
  mana: '#8fc4ff',
  gained: '#ffd863',
  harm: '#d68cf5',
  help: '#7fe0d8',
  dust: '#c9b493',
};

/** Height in cells that a number rises, and of its letters. */
const RISE = 0.9;
const LETTERS = 0.52;
const SHARDS = 7;

/** Surroundings of drawn effects: cells of this size from the origin. */
export interface EffectStage {
  readonly pen: Pen;
  readonly origin: Place;
  readonly cell: number;
  readonly sprites: Sprites;
  readonly content: CavesContent;
}

type Drawn<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type Painters = {
  readonly [K in Effect['kind']]: (effect: Drawn<K>, share: number, stage: EffectStage) => void;
};

/** The middle of a cell in pixels. */
function middleOf({ origin, cell }: EffectStage, { x, y }: Place): Place {
  return { x: (x + 0.5 - origin.x) * cell, y: (y + 0.5 - origin.y) * cell };
}

const PAINTERS: Painters = {
  number({ at, text, tone }, share, stage) {
    const { pen, cell } = stage;
    const { x, y } = middleOf(stage, at);
    const size = Math.max(13, cell * LETTERS);
    pen.globalAlpha = share < 0.6 ? 1 : (1 - share) / 0.4;
    pen.font = `800 ${Math.round(size)}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = Math.max(3, size / 5);
    pen.strokeStyle = EDGE_COLOUR;
    const top = y - cell * (0.45 + RISE * share * (2 - share));
    pen.strokeText(text, x, top);
    pen.fillStyle = TONES[tone];
    pen.fillText(text, x, top);
  },
  ring({ at, tone }, share, stage) {
    const { pen, cell } = stage;
    const { x, y } = middleOf(stage, at);
    pen.globalAlpha = 1 - share;
    pen.strokeStyle = TONES[tone];
    pen.lineWidth = Math.max(2, cell * 0.12 * (1 - share));
    pen.beginPath();
    pen.arc(x, y, cell * (0.25 + 0.55 * share), 0, 7);
    pen.stroke();
  },
  puff({ at, tone }, share, stage) {
    const { pen, cell } = stage;
    const { x, y } = middleOf(stage, at);
    pen.globalAlpha = 1 - share;
    pen.fillStyle = TONES[tone];
    for (let shard = 0; shard < SHARDS; shard++) {
      const angle = (shard * 2 * Math.PI) / SHARDS;
      const far = cell * (0.1 + 0.45 * share);
      pen.beginPath();
      pen.arc(
        x + far * Math.cos(angle),
        y + far * Math.sin(angle),
        cell * 0.11 * (1 - share * 0.6),
        0,
        7,
      );
      pen.fill();
    }
  },
  blast({ at, radius }, share, stage) {
    const { pen, cell } = stage;
    const { x, y } = middleOf(stage, at);
    const reach = cell * (radius + 0.5) * Math.min(1, 0.35 + share);
    const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
    glow.addColorStop(0, '#fff6c8');
    glow.addColorStop(0.45, '#ffb13d');
    glow.addColorStop(1, 'rgb(200 60 20 / 0)');
    pen.globalAlpha = 1 - share * share;
    pen.fillStyle = glow;
    pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  },
  beam({ at, to, tone }, share, stage) {
    const { pen, cell } = stage;
    const [from, end] = [middleOf(stage, at), middleOf(stage, to)];
    const head = { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share };
    const tail = Math.max(0, share - 0.4);
    pen.strokeStyle = TONES[tone];
    pen.lineCap = 'round';
    pen.lineWidth = Math.max(3, cell * 0.16);
    pen.beginPath();
    pen.moveTo(from.x + (end.x - from.x) * tail, from.y + (end.y - from.y) * tail);
    pen.lineTo(head.x, head.y);
    pen.stroke();
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(head.x, head.y, cell * 0.14, 0, 7);
    pen.fill();
  },
  missile({ at, to, item }, share, stage) {
    const { pen, cell, sprites, content } = stage;
    const [from, end] = [middleOf(stage, at), middleOf(stage, to)];
    const [x, y] = [from.x + (end.x - from.x) * share, from.y + (end.y - from.y) * share];
    pen.save();
    pen.translate(x, y);
    if (item !== undefined) {
      pen.rotate(share * 9);
      const size = cell * 0.8;
      pen.drawImage(sprites.item(content, item), -size / 2, -size / 2, size, size);
    } else {
      pen.rotate(Math.atan2(end.y - from.y, end.x - from.x));
      drawArrow(pen, cell);
    }
    pen.restore();
  },
  ghost({ at, creature }, share, stage) {
    const { pen, cell, sprites, content } = stage;
    const { x, y } = middleOf(stage, at);
    const size = cell * (1 + 0.25 * share);
    pen.globalAlpha = 1 - share;
    const picture = sprites.creature(content, creature, share < 0.35);
    pen.drawImage(picture, x - size / 2, y - size / 2, size, size);
  },
};

function drawArrow(pen: Pen, cell: number): void {
  pen.strokeStyle = '#e9dfc8';
  pen.lineWidth = Math.max(2, cell / 12);
  pen.beginPath();
  pen.moveTo(-cell * 0.35, 0);
  pen.lineTo(cell * 0.3, 0);
  pen.moveTo(cell * 0.12, -cell * 0.14);
  pen.lineTo(cell * 0.32, 0);
  pen.lineTo(cell * 0.12, cell * 0.14);
  pen.stroke();
}

/** Draws an effect. */
export function drawEffect({ shown, share }: Running<Effect>, stage: EffectStage): void {
  const paint = PAINTERS[shown.kind] as (one: Effect, share: number, stage: EffectStage) => void;
  paint(shown, share, stage);
  stage.pen.globalAlpha = 1;
}
