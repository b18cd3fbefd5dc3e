import { floorIn, isClosed, isSpent, isWayUp } from '../../rules/index.ts';
import type { Colour, LiveTrigger, RogueState } from '../../rules/index.ts';
import type { Palette } from './palette.ts';

type Draw = (palette: Palette) => string;

function line(palette: Palette, width = 2.6): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** A colour, and the shape of its emblem for eyes that do not tell colours apart. */
interface Paint {
  readonly fill: string;
  readonly emblem: string;
}

const PAINTS: Readonly<Record<Colour, Paint>> = {
  red: { fill: '#e2574c', emblem: 'M0-7 6 0 0 7-6 0z' },
  green: { fill: '#6fbf4b', emblem: 'M-5-5h10v10h-10z' },
  blue: { fill: '#5b9bf0', emblem: 'M0-6a6 6 0 1 1-.01 0z' },
  yellow: { fill: '#f2c53d', emblem: 'M0-7 7 5H-7z' },
};

function emblem(colour: Colour | undefined, x: number, y: number, palette: Palette): string {
  if (colour === undefined) return '';
  const { fill, emblem: path } = PAINTS[colour];
  return `<path transform="translate(${x} ${y})" d="${path}" fill="${fill}" ${line(palette, 2)}/>`;
}

function door(colour: Colour | undefined): Draw {
  return (palette) =>
    `<path d="M6 62V8q26-12 52 0v54z" fill="#6d5a4d" ${line(palette)}/><path d="M12 62V13q20-9 40 0v49z" fill="#9a6a38" ${line(palette)}/><path d="M25 11v51M39 11v51" stroke="#6f4a25" stroke-width="2.4"/><path d="M12 22h40M12 50h40" stroke="#4b4f58" stroke-width="4"/>${emblem(colour, 32, 36, palette)}<circle cx="46" cy="40" r="2.6" fill="#e2b04a" ${line(palette, 1.6)}/>`;
}

const openDoor: Draw = (palette) =>
  `<path d="M6 62V8l6 5v49z" fill="#6d5a4d" ${line(palette, 2)}/><path d="M58 62V8l-6 5v49z" fill="#6d5a4d" ${line(palette, 2)}/><path d="M12 13l11 7v42H12z" fill="#9a6a38" ${line(palette, 2)}/>`;

function key(colour: Colour): Draw {
  return (palette) =>
    `<path d="M26 27 50 51M43 44l6-6M37 38l5-5" fill="none" stroke="${palette.outline}" stroke-width="9" stroke-linecap="round"/><path d="M26 27 50 51M43 44l6-6M37 38l5-5" fill="none" stroke="${PAINTS[colour].fill}" stroke-width="4.6" stroke-linecap="round"/><circle cx="20" cy="20" r="13" fill="${PAINTS[colour].fill}" ${line(palette)}/>${emblem(colour, 20, 20, palette)}`;
}

const gate: Draw = (palette) =>
  `<path d="M4 62V6h56v56" fill="none" stroke="#6d5a4d" stroke-width="7"/><path d="M15 6v56M26.3 6v56M37.6 6v56M49 6v56M6 20h52M6 42h52" stroke="${palette.outline}" stroke-width="6.5"/><path d="M15 6v56M26.3 6v56M37.6 6v56M49 6v56M6 20h52M6 42h52" stroke="#9aa4b1" stroke-width="3.2"/>`;

const openGate: Draw = (palette) =>
  `<path d="M4 62V6h56v56" fill="none" stroke="#6d5a4d" stroke-width="7"/><path d="M15 8v8l2 3 2-3M26 8v8l2 3 2-3M37 8v8l2 3 2-3M48 8v8l2 3 2-3" fill="#9aa4b1" ${line(palette, 2)}/>`;

const plate: Draw = (palette) =>
  `<rect x="10" y="14" width="44" height="40" rx="3" fill="#57505a" ${line(palette)}/><rect x="15" y="17" width="34" height="31" rx="2" fill="#a8a0a4" ${line(palette, 2)}/><path d="M32 23v18M25 34l7 7 7-7" fill="none" stroke="#4a434c" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;

const spikes: Draw = (palette) =>
  [14, 32, 50]
    .flatMap((x) => [30, 56].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="7" ry="3" fill="${palette.outline}"/><path d="M${x - 5} ${y}L${x} ${y - 22}l5 22z" fill="#cfd8e3" ${line(palette, 2)}/><path d="M${x} ${y - 18}v15" stroke="#fff" stroke-width="1.4"/>`,
    )
    .join('');

function well(water: string): Draw {
  return (palette) =>
    `<ellipse cx="32" cy="44" rx="25" ry="15" fill="#857a80" ${line(palette)}/><ellipse cx="32" cy="36" rx="25" ry="14" fill="#a99fa4" ${line(palette)}/><ellipse cx="32" cy="36" rx="17" ry="9" fill="${water}" ${line(palette, 2)}/><path d="M12 34V10M52 34V10" stroke="${palette.outline}" stroke-width="7"/><path d="M12 34V10M52 34V10" stroke="#8a5a2c" stroke-width="3.6"/><path d="M5 14 32 2l27 12z" fill="#a4552f" ${line(palette)}/>`;
}

const teleporter: Draw = (palette) =>
  `<ellipse cx="32" cy="40" rx="27" ry="18" fill="#3d2f63" ${line(palette)}/><ellipse cx="32" cy="40" rx="20" ry="13" fill="none" stroke="#9d7bf0" stroke-width="4"/><ellipse cx="32" cy="40" rx="11" ry="7" fill="#d9c8ff"/><path d="M32 30V8M20 32l-4-16M44 32l4-16" stroke="#c9b2ff" stroke-width="3" stroke-linecap="round" opacity=".85"/>`;

const sign: Draw = (palette) =>
  `<path d="M32 40v20" stroke="${palette.outline}" stroke-width="9" stroke-linecap="round"/><path d="M32 40v20" stroke="#8a5a2c" stroke-width="5" stroke-linecap="round"/><path d="M8 10h48v30H8z" fill="#c79a5c" ${line(palette)}/><path d="M15 19h34M15 26h26M15 33h30" stroke="#5f3e1e" stroke-width="3" stroke-linecap="round"/>`;

function chest(colour: Colour | undefined): Draw {
  return (palette) =>
    `<path d="M8 30q0-18 24-18t24 18v26H8z" fill="#9a6a38" ${line(palette)}/><path d="M8 32h48" stroke="${palette.outline}" stroke-width="4"/><path d="M18 14v42M46 14v42" stroke="#e2b04a" stroke-width="4"/>${colour === undefined ? `<rect x="27" y="28" width="10" height="12" rx="2" fill="#e2b04a" ${line(palette, 2)}/>` : emblem(colour, 32, 34, palette)}`;
}

const openChest: Draw = (palette) =>
  `<path d="M8 20q0-14 24-14t24 14v8H8z" fill="#7d5229" ${line(palette)}/><path d="M8 28h48v8H8z" fill="#2c2018" ${line(palette, 2)}/><path d="M8 36h48v22H8z" fill="#9a6a38" ${line(palette)}/>`;

const exit: Draw = (palette) =>
  `<path d="M8 60V24Q8 6 32 6t24 18v36z" fill="#6d5a4d" ${line(palette)}/><path d="M16 60V27q0-13 16-13t16 13v33z" fill="#14100f"/><path d="M16 60h32l-4-8H20zM20 52h24l-3-8H23zM23 44h18l-2-7H25z" fill="#b7a48c" ${line(palette, 1.6)}/>`;

const stairsUp: Draw = (palette) =>
  `<path d="M6 60V46h14V34h14V22h14V10h10v50z" fill="#b7a48c" ${line(palette)}/><path d="M6 46h14M20 34h14M34 22h14M48 10h10" stroke="#e6d8c0" stroke-width="3.4" stroke-linecap="round"/><path d="M16 24V8M9 15l7-8 7 8" fill="none" stroke="${palette.outline}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 24V8M9 15l7-8 7 8" fill="none" stroke="#ffe08a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const crown: Draw = (palette) =>
  `<ellipse cx="32" cy="54" rx="24" ry="7" fill="#7a2f4d" ${line(palette)}/><path d="M8 20l12 12 12-20 12 20 12-12-5 30q-19 6-38 0z" fill="#f2c53d" ${line(palette)}/><path d="M13 44q19 6 38 0" fill="none" stroke="#b97a12" stroke-width="3.4"/><circle cx="32" cy="36" r="4.5" fill="#d2453f" ${line(palette, 2)}/><circle cx="20" cy="38" r="3" fill="#4f9fd8" ${line(palette, 1.6)}/><circle cx="44" cy="38" r="3" fill="#4f9fd8" ${line(palette, 1.6)}/><circle cx="8" cy="19" r="3.4" fill="#ffe08a" ${line(palette, 1.8)}/><circle cx="32" cy="11" r="3.4" fill="#ffe08a" ${line(palette, 1.8)}/><circle cx="56" cy="19" r="3.4" fill="#ffe08a" ${line(palette, 1.8)}/>`;

const treasure: Draw = (palette) =>
  `<path d="M20 8h24v10q0 18-12 20-12-2-12-20z" fill="#f2c53d" ${line(palette)}/><path d="M20 12q-12 0-8 10 2 6 10 6M44 12q12 0 8 10-2 6-10 6" fill="none" ${line(palette, 6)}/><path d="M20 12q-12 0-8 10 2 6 10 6M44 12q12 0 8 10-2 6-10 6" fill="none" stroke="#f2c53d" stroke-width="2.6"/><path d="M29 37h6v12h-6zM19 49h26v9H19z" fill="#d09a22" ${line(palette)}/><path d="M26 12v10" stroke="#fff3bf" stroke-width="3" stroke-linecap="round"/>`;

const reach: Draw = (palette) =>
  `<path d="M18 60V6" stroke="${palette.outline}" stroke-width="9" stroke-linecap="round"/><path d="M18 60V6" stroke="#c9b59a" stroke-width="5" stroke-linecap="round"/><path d="M20 8q12-5 18 0t18 1v24q-12 5-18 0t-18-1z" fill="#f2c53d" ${line(palette)}/><path d="M38 14l2.4 5 5.6.6-4.2 3.8 1.2 5.5-5-2.8-5 2.8 1.2-5.5-4.2-3.8 5.6-.6z" fill="#fff8e0"/>`;

const COLOURED: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

/** Pictures of triggers, by name. */
export const TRIGGER_PICTURES: Readonly<Record<string, Draw>> = {
  door: door(undefined),
  chest: chest(undefined),
  ...Object.fromEntries(
    COLOURED.flatMap((colour) => [
      [`door-${colour}`, door(colour)],
      [`key-${colour}`, key(colour)],
      [`chest-${colour}`, chest(colour)],
    ]),
  ),
  'door-open': openDoor,
  'chest-open': openChest,
  gate,
  'gate-open': openGate,
  plate,
  spikes,
  well: well('#4f9fd8'),
  'well-dry': well('#2c2018'),
  teleporter,
  sign,
  exit,
  'stairs-up': stairsUp,
  treasure,
  crown,
  reach,
};

/** Name of a key's picture in the tile set. */
export function keySprite(colour: Colour): string {
  return `trigger-key-${colour}`;
}

/** Name of a trigger's picture in the tile set; undefined once it has been taken. */
export function triggerSprite(state: RogueState, trigger: LiveTrigger): string | undefined {
  const { kind } = trigger;
  if (kind === 'exit' && isWayUp(state.course?.name, trigger.world)) return 'trigger-stairs-up';
  if (kind === 'treasure' && !isSpent(trigger) && floorIn(state.course?.name) !== undefined)
    return 'trigger-crown';
  const own = 'colour' in trigger ? (trigger.colour ?? '') : '';
  const colour = own === '' ? '' : `-${own}`;
  switch (kind) {
    case 'door':
    case 'gate':
      return `trigger-${kind}${isClosed(trigger) ? colour : '-open'}`;
    case 'chest':
      return isSpent(trigger) ? 'trigger-chest-open' : `trigger-chest${colour}`;
    case 'well':
      return isSpent(trigger) ? 'trigger-well-dry' : 'trigger-well';
    case 'key':
    case 'treasure':
      return isSpent(trigger) ? undefined : `trigger-${kind}${colour}`;
    case 'plate':
    case 'spikes':
    case 'teleporter':
    case 'sign':
    case 'exit':
    case 'reach':
      return `trigger-${kind}`;
  }
}
