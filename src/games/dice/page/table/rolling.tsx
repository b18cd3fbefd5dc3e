import { useEffect, useState } from 'preact/hooks';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { Rolling } from '../game/playback.ts';
import { Check } from './check.tsx';

interface RollingViewProps {
  readonly model: DicePlayModel;
  readonly rolling: Rolling;
}

/** Checks that are being rolled, one after the other; a key or a tap goes past all of them. */
export function RollingView({ model, rolling }: RollingViewProps) {
  const { checks, tumble, rest } = rolling;
  const [beat, setBeat] = useState(0);
  const check = checks[Math.floor(beat / 2)];
  const isTumbling = beat % 2 === 0;
  useEffect(() => {
    if (check === undefined) {
      model.playback.settle();
      return undefined;
    }
    const timer = setTimeout(() => setBeat(beat + 1), isTumbling ? tumble : rest);
    return () => clearTimeout(timer);
  }, [beat]);
  if (check === undefined) return null;
  return (
    <Check
      key={Math.floor(beat / 2)}
      check={check}
      words={model.words.value}
      tumble={isTumbling ? tumble : 0}
      isTumbling={isTumbling}
    />
  );
}
