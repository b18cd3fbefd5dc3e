import { makePosition, variantOf } from '../../rules/index.ts';
import { parsed, parseOptions, startMatch } from '#core';
import type { Parsed } from '#core';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { downloadText } from '#web/ui/download.ts';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { Session } from '#play';
import { seatsFor } from './new-game.tsx';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';
import { isZsg, loadZsg, saveZsg } from '../game/zsg.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Starts a game from a position text, with the current players. */
function beginFrom(
  { file, session: { seats, match } }: ZrfPlayModel,
  text: string,
): Parsed<Session> {
  const start = text.trim().replace(/\s+/g, ' ');
  const options = parseOptions(file.game.options, { variant: variantOf(start) ?? '', start });
  if (!options.ok) return options;
  const players = file.game.players(options.value);
  const sitting = seatsFor(seats, players).slice(0, players);
  return parsed(new Session(startMatch(file.game, options.value, match.seed), sitting));
}

interface FilesDialogProps {
  readonly page: ZrfPageModel;
  readonly onClose: () => void;
}

/**
 * Saves and loads the game, in our format or the original program's; shows the position as text.
 */
export function FilesDialog({ page, onClose }: FilesDialogProps) {
  const { gamePage, model } = page;
  const name = `${model.file.id}-${model.match.seed}`.replace(/[^\w-]+/g, '-');
  const open = (text: string) => {
    const isPosition = variantOf(text) !== undefined && text.trimStart().startsWith('Variant=');
    if (!isZsg(text) && !isPosition) return gamePage.import(text);
    const session = isPosition
      ? beginFrom(model, text)
      : loadZsg(model.file, text, model.match.seed);
    if (!session.ok) return session.problems;
    gamePage.keep(session.value);
    return [];
  };
  return (
    <FileDialog
      name={name}
      transcript={model.session.save()}
      accept=".txt,.zsg,text/plain"
      onClose={onClose}
      onOpen={(text) => {
        const problems = open(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    >
      <section>
        <h3>{say('zrf-zsg')}</h3>
        <p class="about">{say('zrf-zsg-about')}</p>
        <button
          type="button"
          class="save-zsg"
          onClick={() => downloadText(name, saveZsg(model), 'zsg')}
        >
          <Icon name="file" />
          {say('zrf-zsg-save')}
        </button>
      </section>
      <section>
        <h3>{say('label-position')}</h3>
        <p class="about">{say('zrf-position-about')}</p>
        <CopyButton quiet text={makePosition(model.rules, model.state.value)} />
      </section>
    </FileDialog>
  );
}
