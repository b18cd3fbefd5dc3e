import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { Match } from '#core';
import { makePositionLine, parseZsg, replayZsg } from '../../rules/index.ts';
import { saveZsg as saveSession } from '../../voice/zsg.ts';
import { PERSON, Session } from '#play';
import type { AnyMatch } from '#core';
import type { Seat } from '#play';
import { optionsFor } from '../files/opened-file.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import type { ZrfPlayModel } from './zrf-play-model.ts';

export function isZsg(text: string): boolean {
  return /^\ufeff?Zillions\s+Save/i.test(text);
}

/** Saves the current game in the original program's format. */
export function saveZsg({ file, session }: ZrfPlayModel): string {
  return saveSession(file.game, session, file.main);
}

function problem(code: string, message: string, args: Readonly<Record<string, string | number>>) {
  return failed({ code, message, args });
}

/** Opens a save of the original program; its computer players become bots. */
export function loadZsg(file: OpenedFile, text: string, seed: string): Parsed<Session> {
  const zsg = parseZsg(text);
  if (!zsg.ok) return zsg;
  const replayed = replayZsg(file.game, zsg.value);
  if (!replayed.ok) return replayed;
  const { first, isUsualStart, hasChance, actions, variant, start } = replayed.value;
  if (first !== undefined) {
    const args = { line: first.line, text: first.text };
    return problem(
      'zsg-rejected',
      `Line ${first.line}: “${first.text}” is not a legal move.`,
      args,
    );
  }
  if (hasChance) {
    return problem('zsg-dice', 'This game used dice, and the same throws cannot be repeated.', {});
  }
  const usual = isUsualStart ? {} : { start: makePositionLine(file.game.rulesOf(start), start) };
  const match = new Match(file.game, { ...optionsFor(file, variant), ...usual }, seed);
  for (const action of actions) match.play(action);
  return parsed(new Session(match as AnyMatch, seatsOf(zsg.value.seats, file, variant)));
}

function seatsOf(letters: string, file: OpenedFile, variant: string): Seat[] {
  const { seats } = file.game.playOf(variant);
  return seats.map((_, seat) =>
    letters[seat]?.toUpperCase() === 'C' ? { kind: 'bot', strength: 2 } : PERSON,
  );
}
