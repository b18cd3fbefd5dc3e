import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { isDark } from '#web/storage/settings.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { BOARD_THEMES, paletteOf } from '../paint/themes.ts';
import { choiceKey } from '../sets/choices.ts';
import type { SetChoice } from '../sets/choices.ts';
import { COORDINATE_PLACES } from '../settings/coordinate-settings.ts';
import { boardSettings, coordinateSettings } from '../settings/sections.ts';
import { soundOn } from '../sound/sounds.ts';
import { BoardPreview } from './board-preview.tsx';
import { CardChoice } from './card-choice.tsx';

interface LooksProps {
  readonly page: ZrfPageModel;
}

interface LooksDialogProps extends LooksProps {
  readonly onClose: () => void;
}

/** Appearance of the board, with a preview, and handling of moves. */
export function LooksDialog({ page, onClose }: LooksDialogProps) {
  const { look, model } = page;
  return (
    <Dialog name="looks" title={say('zrf-looks')} onClose={onClose}>
      <div class="looks-choices">
        <BoardPreview page={page} />
        <div class="looks-fields">
          {look.choices.length < 2 ? null : <Pieces page={page} />}
          <Themes page={page} />
          <Choice
            label={say('looks-coordinates')}
            value={page.coordinatePlace.value}
            choices={COORDINATE_PLACES.map((value) => ({
              value,
              label: say(`looks-coordinates-${value}`),
            }))}
            onChoose={(place) => page.setCoordinates(place)}
          />
          {page.squareNumbers === undefined && page.files === undefined ? null : (
            <Flag
              name={page.files === undefined ? 'looks-numbers' : 'looks-files'}
              on={coordinateSettings.value.numbers}
              onChange={(numbers) => coordinateSettings.change({ numbers })}
            />
          )}
          <Flag
            name="looks-premoves"
            on={boardSettings.value.premoves}
            onChange={(premoves) => boardSettings.change({ premoves })}
          />
          <Flag
            name="looks-smart"
            on={model.smart.value}
            onChange={(on) => (model.smart.value = on)}
          />
          <Flag name="looks-sounds" on={soundOn.value} onChange={(on) => (soundOn.value = on)} />
        </div>
      </div>
    </Dialog>
  );
}

function nameSet(choice: SetChoice, choices: readonly SetChoice[]): string {
  if (choice.kind === 'ours') return say(`looks-set-${choice.name}`);
  const isOnly = choices.filter(({ kind }) => kind === 'file').length === 1;
  return isOnly
    ? say('looks-set-file')
    : say('looks-set-file-number', { number: choice.index + 1 });
}

/** Sides in CSS pixels of the sample pieces of a set. */
const SAMPLE = 34;
const MAX_SAMPLES = 4;

function Pieces({ page }: LooksProps) {
  const { look, model } = page;
  const samples = useMemo(() => samplesOf(page), [model]);
  const painters = useComputed(() => look.choices.map((choice) => look.painterOf(choice)));
  return (
    <CardChoice
      label={say('looks-pieces')}
      value={choiceKey(look.choice.value)}
      choices={look.choices.map((choice, index) => ({
        value: choiceKey(choice),
        label: nameSet(choice, look.choices),
        picture: (
          <span class="set-samples">
            {samples.map(({ type, player }) => (
              <PieceIcon
                key={`${type} ${player}`}
                page={page}
                painter={painters.value[index]}
                type={type}
                player={player}
                size={SAMPLE}
              />
            ))}
          </span>
        ),
      }))}
      onChoose={(pieces) => look.change({ pieces })}
    />
  );
}

/** Pieces that show a set: different types, players in turn. */
function samplesOf({ model }: ZrfPageModel) {
  const { pieces, players } = model.rules;
  const shown = pieces.flatMap(({ isDummy, images }, type) => {
    const owners = [...players.keys()].filter((player) => (images[player]?.length ?? 0) > 0);
    return isDummy || owners.length === 0 ? [] : [{ type, owners }];
  });
  const pairs =
    shown.length === 1
      ? shown.flatMap(({ type, owners }) => owners.map((player) => ({ type, player })))
      : shown.map(({ type, owners }, index) => ({
          type,
          player: owners[index % owners.length] ?? 0,
        }));
  return pairs.slice(0, MAX_SAMPLES);
}

function Themes({ page: { look } }: LooksProps) {
  return (
    <CardChoice
      label={say('looks-theme')}
      value={look.theme.value}
      choices={BOARD_THEMES.map((theme) => {
        const { chequer, rim } = paletteOf(isDark.value, theme);
        const [light, dark] = chequer;
        return {
          value: theme,
          label: say(`looks-theme-${theme}`),
          picture: (
            <span
              class="theme-sample"
              data-theme={theme}
              style={{ '--light': light, '--dark': dark, '--rim': rim }}
            />
          ),
        };
      })}
      onChoose={(theme) => look.change({ theme })}
    />
  );
}

interface FlagProps {
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Flag({ name, on, onChange }: FlagProps) {
  return (
    <div class="flag">
      <label>
        <input
          type="checkbox"
          data-flag={name}
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{say(name)}</span>
      </label>
    </div>
  );
}
