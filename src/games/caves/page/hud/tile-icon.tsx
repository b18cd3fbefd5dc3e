import { EDGE } from '#web/canvas/shapes.ts';
import type { CavesContent, Item } from '../../rules/index.ts';
import { EDGE_COLOUR } from '../stage/pen.ts';
import { LETTERS, lookOfCreature, lookOfItem, outlineOf } from '../tiles/looks.ts';
import type { Look } from '../tiles/looks.ts';
import { fitBox, SQUARE } from '../tiles/squares.ts';

/** The picture of a creature or an item, as on the map. */
function LookIcon({ look }: { readonly look: Look }) {
  return (
    <svg class="caves-icon" viewBox={`0 0 ${SQUARE} ${SQUARE}`} aria-hidden="true">
      {look.kind === 'picture' ? <Shapes look={look} /> : <Letter look={look} />}
    </svg>
  );
}

function Shapes({ look }: { readonly look: Extract<Look, { readonly kind: 'picture' }> }) {
  const { picture, box } = look.tile;
  const { scale, x, y } = fitBox(box);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {picture.map(({ path, fill, line, width }, at) => (
        <path
          key={at}
          d={path}
          fill={fill ?? 'none'}
          stroke={line === undefined || line === EDGE ? EDGE_COLOUR : line}
          stroke-width={width ?? 3 / scale}
        />
      ))}
    </g>
  );
}

function Letter({ look }: { readonly look: Exclude<Look, { readonly kind: 'picture' }> }) {
  const [height, base] = LETTERS[look.bulk];
  return (
    <>
      <path d={outlineOf(look)} fill={look.colour} stroke={EDGE_COLOUR} stroke-width="3" />
      <text
        x={SQUARE / 2}
        y={base}
        font-size={height}
        font-weight="800"
        text-anchor="middle"
        fill={EDGE_COLOUR}
      >
        {look.glyph}
      </text>
    </>
  );
}

interface CreatureIconProps {
  readonly content: CavesContent;
  readonly kind: string;
}

export function CreatureIcon({ content, kind }: CreatureIconProps) {
  return <LookIcon look={lookOfCreature(content, kind)} />;
}

interface ItemIconProps {
  readonly content: CavesContent;
  readonly item: Item;
}

export function ItemIcon({ content, item }: ItemIconProps) {
  return <LookIcon look={lookOfItem(content, item)} />;
}
