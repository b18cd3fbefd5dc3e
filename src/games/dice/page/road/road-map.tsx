import type { Pack } from '../../rules/index.ts';
import type { Standing } from '../../voice/progress.ts';
import type { Road } from '../../voice/road.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Picture } from '../pictures/picture.tsx';
import { layOutRoad, MAP_WIDTH } from './layout.ts';
import type { Land, PlacedStop } from './layout.ts';
import { Ground, Sea } from './scenery.tsx';

/** Radius of the picture of a scenario, and size of its label. */
const RADIUS = 25;
const LABEL = { width: 114, height: 56 } as const;

/** Picture of the place where a scenario is set. */
function pictureOf(pack: Pack, id: string) {
  const scenario = pack.content.scenarios.find((one) => one.id === id);
  const [first = ''] = [
    ...(scenario?.staticLocations ?? []),
    ...(scenario?.dynamicLocations ?? []),
  ];
  return { name: `locations/${first}`, general: 'location' };
}

/** Signs on the seal of a scenario: a tick, a flag, a cross. */
const SEALS: Readonly<Record<Exclude<Standing, 'ahead'>, string>> = {
  won: 'M-4 0l3 3.5L4.5-4',
  now: 'M-2.5 5v-10l7 2.5-7 2.5',
  lost: 'M-3.5-3.5l7 7M3.5-3.5l-7 7',
};

interface StopProps {
  readonly placed: PlacedStop;
  readonly pack: Pack;
  readonly words: DiceWords;
}

function Stop({ placed: { stop, x, y }, pack, words }: StopProps) {
  const { standing, name, decisions } = stop;
  if (standing === 'ahead') {
    return (
      <g class="road-ahead" transform={`translate(${x} ${y})`}>
        <circle r="11" fill="#f0e6cf" stroke="#34505c" stroke-width="1.2" stroke-dasharray="3 3" />
        <text y="4" text-anchor="middle" font-size="11" fill="#34505c" aria-hidden="true">
          ?
        </text>
      </g>
    );
  }
  return (
    <g class={`road-stop road-${standing}`} transform={`translate(${x} ${y})`}>
      <circle r={RADIUS + 3} fill="#f0e6cf" stroke="#17232d" stroke-width="1.2" />
      <foreignObject x={-RADIUS} y={-RADIUS} width={2 * RADIUS} height={2 * RADIUS}>
        <Picture pack={pack} of={pictureOf(pack, stop.id)} class="road-picture" />
      </foreignObject>
      <g transform={`translate(${RADIUS - 4} ${4 - RADIUS})`}>
        <circle r="9" class="road-seal" />
        <path d={SEALS[standing]} class="road-sign" />
      </g>
      {decisions.map((_, at) => (
        <path
          key={at}
          transform={`translate(${4 - RADIUS - 3 * at} ${4 - RADIUS + 11 * at})`}
          d="M0-6l6 6-6 6-6-6z"
          class="road-decision"
        />
      ))}
      <foreignObject x={-LABEL.width / 2} y={RADIUS + 5} width={LABEL.width} height={LABEL.height}>
        <p class="road-label">
          {name} <span class="unseen">{words.say(`dice-screen-standing-${standing}`)}</span>
        </p>
      </foreignObject>
    </g>
  );
}

function Ribbon({ land: { top, name } }: { readonly land: Land }) {
  const [left, right, middle] = [42, MAP_WIDTH - 42, top + 27];
  return (
    <g>
      <path
        d={`M${left - 14} ${middle - 8}h20v18h-20l6-9z M${right + 14} ${middle - 8}h-20v18h20l-6-9z`}
        fill="#7c2f24"
      />
      <path d={`M${left} ${middle - 13}h${right - left}v24h${left - right}z`} fill="#a44a38" />
      <foreignObject x={left} y={middle - 13} width={right - left} height={24}>
        <h3 class="road-chapter">{name}</h3>
      </foreignObject>
    </g>
  );
}

interface RoadMapProps {
  readonly road: Road;
  readonly pack: Pack;
  readonly words: DiceWords;
}

/** The road of a campaign as a drawn map. */
export function RoadMap({ road, pack, words }: RoadMapProps) {
  const { height, lands, stretches } = layOutRoad(road);
  const label = words.say('dice-story-picture', { count: road.won, of: road.count });
  return (
    <svg class="road-map" viewBox={`0 0 ${MAP_WIDTH} ${height}`} role="group" aria-label={label}>
      <Sea height={height} />
      {lands.map((land, at) => (
        <Ground key={land.id} land={land} at={at} />
      ))}
      {stretches.map(({ path, to }, at) => (
        <path key={at} d={path} class={`road-way${to === 'ahead' ? ' road-way-ahead' : ''}`} />
      ))}
      {lands.map((land) => (
        <Ribbon key={land.id} land={land} />
      ))}
      {lands
        .flatMap(({ stops }) => stops)
        .map((placed) => (
          <Stop key={placed.stop.id} placed={placed} pack={pack} words={words} />
        ))}
    </svg>
  );
}
