import { contentOf, itemIn, letterOf, playerOf, spellRow, spellsIn } from '../../rules/index.ts';
import { changesOf, describeSpell, factsOf, strengthOf } from '../../voice/facts.ts';
import { fitsUse, ITEM_USES, notesOf, slotsFor } from '../../voice/item-uses.ts';
import { nameItem, nameSpell } from '../../voice/names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { ItemIcon } from '../hud/tile-icon.tsx';
import { Rows } from './rows.tsx';

export interface ItemDialogProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
  readonly onClose: () => void;
}

/** The items that fit a use, by letter. */
export function ItemsDialog({ shell, model, onClose }: ItemDialogProps) {
  const { say } = model;
  const use = shell.use.value;
  const view = model.known.value;
  const player = playerOf(view);
  const rows = slotsFor(player, use).flatMap((slot) => {
    const item = itemIn(player, slot);
    if (item === undefined) return [];
    return {
      key: letterOf(slot),
      icon: <ItemIcon content={player.content} item={item} />,
      label: nameItem(item, view.potions, say),
      note: notesOf(view, slot, use, say).join(', '),
      onChoose: () => shell.useItem(use, slot),
    };
  });
  const prompt = say(`caves-screen-ask-${use}`, {
    food: player.food,
    mostFood: player.maxFood,
    attack: strengthOf(player, 'attack'),
    defense: strengthOf(player, 'defense'),
    vision: strengthOf(player, 'vision'),
  });
  return (
    <Dialog name="caves-items" title={say(`caves-screen-title-${use}`)} onClose={onClose}>
      <p class="about">{prompt}</p>
      <Rows rows={rows} />
    </Dialog>
  );
}

/** One item: all known facts, and its uses. */
export function ItemDialog({ shell, model, onClose }: ItemDialogProps) {
  const { say } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const slot = shell.slot.value;
  const item = itemIn(player, slot);
  if (item === undefined) return null;
  const content = contentOf(view);
  const facts = [...factsOf(content, item, view.potions, say), ...changesOf(player, slot, say)];
  const uses = ITEM_USES.filter((use) => use !== 'examine' && fitsUse(content, item, use));
  return (
    <Dialog
      name="caves-item"
      title={nameItem(item, view.potions, say)}
      onClose={onClose}
      actions={uses.map((use, at) => (
        <button
          key={use}
          type="button"
          class={at === 0 ? 'primary' : ''}
          data-use={use}
          onClick={() => shell.useItem(use, slot)}
        >
          {say(`caves-screen-title-${use}`)}
        </button>
      ))}
    >
      <div class="caves-item">
        <ItemIcon content={content} item={item} />
        <ul>
          {(facts.length === 0 ? [say('caves-screen-plain')] : facts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The spells of a book, by letter. */
export function SpellsDialog({ shell, model, onClose }: ItemDialogProps) {
  const { say } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const item = itemIn(player, shell.slot.value);
  const { content, mana } = player;
  const spells = item === undefined ? [] : spellsIn(content, item);
  const rows = spells.map((spell, at) => {
    const cost = spellRow(content, spell).mana;
    const isDear = cost > mana;
    return {
      key: letterOf(at),
      label: nameSpell(spell, say),
      note: say(isDear ? 'caves-screen-spell-dear' : 'caves-screen-spell', {
        mana: cost,
        what: describeSpell(player, spell, say),
      }),
      isDear,
      onChoose: () => shell.cast(spell),
    };
  });
  return (
    <Dialog name="caves-spells" title={say('caves-screen-title-spell')} onClose={onClose}>
      <p class="about">{say('caves-screen-ask-spell', { mana })}</p>
      <Rows rows={rows} />
    </Dialog>
  );
}
