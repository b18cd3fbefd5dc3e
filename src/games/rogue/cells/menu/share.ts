import { defaultOptions, makeOption, Match, own } from '#core';
import { bindingFor, PERSON, Session } from '#play';
import { TEXT_PAGE_KEYS } from '#roguelike/keymap.ts';
import { summariseSavedRun } from '../../voice/saved.ts';
import type { Say } from '#i18n/say.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { exportText } from '#screen/play/export-text.ts';
import { textPage } from '#roguelike/screen/text-page.ts';
import type { PageLine } from '#roguelike/screen/text-page.ts';
import { game } from './new-run.ts';

/** Shares a run: its world as a command and a link, the complete run as a file and a link. */
export function sharePage(context: Context, session: Session, back: Screen): Screen {
  const { say, environment } = context;
  const { match } = session;
  const { title, facts } = summariseSavedRun(match, say);
  const command = commandFor(session);
  const write = (): undefined => {
    exportText(context, `rogue-${match.seed.replace(/[^\w-]+/g, '-')}`, session.save());
  };
  const copy = (): undefined => {
    environment.copy?.(session.save());
    context.announce(say('screen-play-copied'));
  };
  const link = environment.link?.(game.id, session.save());
  const copyLink = (): undefined => {
    environment.copy?.(link ?? '');
    context.announce(say('screen-play-copied'));
  };
  const lines: readonly PageLine[] = [
    { text: [session.name, title, ...facts].filter((text) => text !== '').join(' · ') },
    { text: '' },
    ...(command === undefined
      ? []
      : [
          { text: say('rogue-screen-share-world') },
          { text: command, ink: 'accent' as const },
          { text: '' },
        ]),
    { text: say('rogue-screen-share-run') },
    ...linkLines(link, 'run', say),
    ...linkLines(environment.link?.(game.id, freshRun(session)), 'same', say),
  ];
  const keys = [
    { ...bindingFor(TEXT_PAGE_KEYS, 'export'), run: write },
    ...(environment.copy === undefined || link === undefined
      ? []
      : [{ ...bindingFor(TEXT_PAGE_KEYS, 'link'), run: copyLink }]),
    ...(environment.copy === undefined
      ? []
      : [{ ...bindingFor(TEXT_PAGE_KEYS, 'copy'), run: copy }]),
  ];
  const path = [say('game-rogue'), say('rogue-screen-share')];
  return textPage(context, { path, lines, closes: ['e', 'enter'], keys }, back);
}

/** A link and its purpose; empty if the shell cannot create links. */
function linkLines(
  link: string | undefined,
  target: 'run' | 'same',
  say: Say,
): readonly PageLine[] {
  if (link === undefined) return [];
  const about = say(`rogue-screen-share-link-${target}`);
  return [{ text: '' }, { text: about }, { text: link, ink: 'accent' }];
}

/** The same world before any action, as text. */
function freshRun({ match, name }: Session): string {
  return new Session(new Match(game, match.options, match.seed), [PERSON], name).save();
}

/** The command that starts a run in the same world; undefined for worlds from files. */
function commandFor({ match }: Session): string | undefined {
  if (match.options['world'] === 'file') return undefined;
  const usual = defaultOptions(game.options);
  const chosen = Object.entries(match.options)
    .filter(([name, value]) => value !== own(usual, name))
    .map(([name, value]) => `--option ${name}=${makeOption(value)}`);
  return ['turnwright play rogue', `--seed ${match.seed}`, ...chosen].join(' ');
}
