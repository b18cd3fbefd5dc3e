import type { Sign } from '../../voice/records/tally.ts';
import { SIGN_GLYPHS } from '../../voice/endless/daily.ts';

interface SignTilesProps {
  readonly signs: readonly Sign[];
  /** Meaning of the signs. */
  readonly label: string;
}

/** A daily turn by turn: one tile each, with its sign. */
export function SignTiles({ signs, label }: SignTilesProps) {
  const text = signs.map((sign) => SIGN_GLYPHS[sign]).join(' ');
  return (
    <div class="daily-signs" role="img" aria-label={`${label}: ${text}`}>
      {signs.map((sign, at) => (
        <span key={at} class={`daily-sign sign-${sign}`}>
          {SIGN_GLYPHS[sign]}
        </span>
      ))}
    </div>
  );
}
