interface MapGroundProps {
  /** Number of places on the map. */
  readonly count: number;
}

/** The map under the cards of places: water, contour lines, a trail and a compass. */
export function MapGround({ count }: MapGroundProps) {
  return (
    <div class="map-ground" aria-hidden="true">
      <svg viewBox="0 0 960 420" preserveAspectRatio="xMidYMid slice">
        <path
          class="map-water"
          d="M0 318c92-38 150 14 250-8s148-76 262-52 150 62 246 34 122-62 202-40v168H0z"
        />
        <path
          class="map-shore"
          d="M0 306c92-38 150 14 250-8s148-76 262-52 150 62 246 34 122-62 202-40"
        />
        <path
          class="map-ripple"
          d="M60 366q14-10 28 0t28 0M210 392q14-10 28 0t28 0M420 350q14-10 28 0t28 0M610 380q14-10 28 0t28 0M800 352q14-10 28 0t28 0"
        />
        <path
          class="map-contour"
          d="M-10 96c120-60 190 30 300-6S430-24 560 14s170 70 260 20 110-50 160-40M-10 136c130-52 200 24 312-8S450 20 566 56s180 66 268 20 96-44 140-36M120 214c70-30 120 20 190 0s90-60 170-30 140 40 210 10"
        />
        <g class="map-compass" transform="translate(898 74)">
          <circle r="34" />
          <path d="M0-44 8-8 44 0 8 8 0 44-8 8-44 0-8-8z" />
        </g>
      </svg>
      <svg class="map-trail" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={count > 6 ? TWO_ROWS : ONE_ROW} />
      </svg>
    </div>
  );
}

const ONE_ROW = 'M4 62C18 48 28 74 42 62S66 52 78 64 92 66 97 56';
const TWO_ROWS = 'M5 34C24 22 38 46 56 32S84 26 93 40 96 62 84 72 60 66 46 76 18 74 5 80';
