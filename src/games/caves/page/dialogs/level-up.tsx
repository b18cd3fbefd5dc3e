import { GROWTH_AMOUNTS, GROWTHS, playerOf } from '../../rules/index.ts';
import { strengthOf } from '../../voice/facts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import { Rows } from './rows.tsx';

/** Asks for the growth of a new level; it cannot be postponed. */
export function LevelUpDialog({ model }: { readonly model: CavesPlayModel }) {
  const { say } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const rows = GROWTHS.map((growth, at) => {
    const amount = GROWTH_AMOUNTS[growth];
    const now = strengthOf(player, growth);
    return {
      key: String(at + 1),
      label: say(`caves-screen-gain-${growth}`, { amount }),
      note: `${now} → ${now + amount}`,
      onChoose: () => model.run.act({ kind: 'grow', growth }),
    };
  });
  return (
    <Dialog
      // Each gained level has its own dialog.
      key={view.choices}
      name="caves-level"
      title={say('caves-status-rank', { rank: player.rank - view.choices + 1 })}
      onClose={() => undefined}
    >
      <p class="about">{say('caves-screen-ask-level', { choices: view.choices })}</p>
      <Rows rows={rows} />
    </Dialog>
  );
}
