import { WHOLE_CAMPAIGN } from '../../rules/index.ts';
import { makeRoute } from '#web/address/route.ts';
import { Tool } from '#web/board/tool.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { toolKey } from '../game/dice-keys.ts';
import { newRoute } from '../game/dice-page.ts';
import type { DialogName, DicePage } from '../game/dice-page.ts';

type Side = Extract<DialogName, 'map' | 'heroes' | 'piles' | 'journal'>;

const SIDES: readonly (readonly [Side, IconName, string])[] = [
  ['map', 'globe', 'label-map'],
  ['heroes', 'person', 'dice-screen-heroes'],
  ['piles', 'die', 'dice-screen-piles'],
  ['journal', 'text', 'dice-screen-journal'],
];

/** Tools during play: undo and the side pages. */
export function TableTools({ page: { gamePage, model } }: { readonly page: DicePage }) {
  const { say } = model.words.value;
  const isScene = model.state.value.scene !== undefined;
  return (
    <div class="tools dice-tools" role="group" aria-label={say('web-tools')}>
      <Tool
        icon="undo"
        name="web-undo"
        keys={toolKey('undo')}
        off={!model.present.value.canUndo}
        onClick={() => model.undo()}
      />
      {SIDES.map(([dialog, icon, name]) => (
        <Tool
          key={dialog}
          icon={icon}
          name={name}
          keys={toolKey(dialog)}
          off={!isScene && dialog !== 'heroes' && dialog !== 'journal'}
          onClick={() => (gamePage.dialog.value = dialog)}
        />
      ))}
    </div>
  );
}

const MORE_TOOLS: readonly (readonly [DialogName, IconName, string])[] = [
  ['road', 'globe', 'dice-story-map'],
  ['glossary', 'target', 'dice-page-glossary'],
  ['help', 'help', 'web-help'],
  ['games', 'games', 'web-games'],
  ['share', 'share', 'web-share'],
  ['file', 'file', 'web-file'],
  ['colours', 'palette', 'label-colours'],
];

/** Other tools: help, saved journeys, files. */
export function MoreTools({ page: { gamePage, model } }: { readonly page: DicePage }) {
  const { say } = model.words.value;
  const isCampaign = model.state.value.route === WHOLE_CAMPAIGN;
  return (
    <div class="tools tools-more dice-tools" role="group" aria-label={say('web-tools-more')}>
      {MORE_TOOLS.filter(([dialog]) => dialog !== 'road' || isCampaign).map(
        ([dialog, icon, name]) => (
          <Tool
            key={dialog}
            icon={icon}
            name={name}
            onClick={() => (gamePage.dialog.value = dialog)}
            {...(dialog === 'help' ? { keys: '?' } : {})}
          />
        ),
      )}
      <a class="button tool" href={makeRoute(newRoute(model.pack))}>
        <Icon name="plus" />
        <span>{say('dice-page-new')}</span>
      </a>
    </div>
  );
}
