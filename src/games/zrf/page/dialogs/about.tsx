import { isUnpictured } from '../../voice/kinds.ts';
import { useSignal } from '@preact/signals';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import { isMidi } from '../sound/sound-box.ts';
import { TOPICS } from '../../voice/glossary.ts';
import type { Topic } from '../../voice/glossary.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

const TABS = [...TOPICS, 'pieces'] as const;
type Tab = (typeof TABS)[number];

interface AboutDialogProps {
  readonly page: ZrfPageModel;
  readonly onClose: () => void;
}

/** Texts of the rules file about the game: rules, history, strategy and pieces. */
export function AboutDialog({ page, onClose }: AboutDialogProps) {
  const words = page.words.value;
  const tabs = TABS.filter((tab) => tab === 'pieces' || words.about(tab).length > 0);
  const tab = useSignal<Tab>(tabs[0] ?? 'pieces');
  const title = words.variant(page.model.match.state.variant);
  return (
    <Dialog isText name="about" title={title} onClose={onClose}>
      <Choice
        label={say('zrf-about')}
        value={tab.value}
        choices={tabs.map((value) => ({ value, label: say(`zrf-about-${value}`) }))}
        onChoose={(value) => (tab.value = value)}
      />
      {tab.value === 'pieces' ? <Pieces page={page} /> : <Prose page={page} topic={tab.value} />}
      {isMidi(page.model.rules.sounds.music) ? <p class="about">{say('zrf-music-midi')}</p> : null}
    </Dialog>
  );
}

function Prose({ page, topic }: { readonly page: ZrfPageModel; readonly topic: Topic }) {
  return (
    <div class="prose">
      {page.words.value.about(topic).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** True for a helper type without a picture for any player. */
function isUnnamed({ model, words }: ZrfPageModel, type: number): boolean {
  const { rules } = model;
  const { roles } = words.value;
  return rules.players.every((_, player) => isUnpictured(rules, roles, type, player));
}

function Pieces({ page }: { readonly page: ZrfPageModel }) {
  const { rules } = page.model;
  const words = page.words.value;
  const types = [...rules.pieces.keys()].filter(
    (type) => rules.pieces[type]?.isDummy === false && !isUnnamed(page, type),
  );
  return (
    <ul class="piece-list">
      {types.map((type) => {
        const owner = rules.pieces[type]?.images.findIndex((paths) => paths.length > 0) ?? 0;
        return (
          <li key={type}>
            <PieceIcon page={page} type={type} player={Math.max(0, owner)} size={40} />
            <div>
              <p>{words.help(type) || words.piece(type)}</p>
              {words.description(type) === '' ? null : (
                <p class="about">{words.description(type)}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
