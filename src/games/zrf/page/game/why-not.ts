import { translateTurns } from '#voice/turns.ts';
import { makeAnalyser } from '#web/engine/engines.ts';
import { say } from '#web/language/language.ts';
import { askWhyNot, lastTurnOf, turnBefore } from '../../analysis/index.ts';
import type { Refutation, Wish } from '../../analysis/index.ts';
import { logOfLine } from '../../voice/line-log.ts';
import { Notation } from '../../voice/notation.ts';
import { describeWhyNot } from '../../voice/why-not.ts';
import { sourceOf } from '../files/opened-file.ts';
import type { ZrfPageModel } from './zrf-page-model.ts';

/** The turn that led to an earlier position on the board; else the last turn of a person. */
function askedTurn({ model }: ZrfPageModel): Wish | undefined {
  const { match, session } = model;
  if (model.isReview.peek()) return turnBefore(match, model.shown.peek());
  const people = [...session.seats.keys()].filter((seat) => session.seats[seat]?.kind === 'person');
  return lastTurnOf(match, people);
}

function wordsFor({ model, words }: ZrfPageModel, wish: Wish, refutation?: Refutation) {
  const { game } = model.file;
  const notation = new Notation(game);
  return describeWhyNot(words.peek(), wish, refutation, (state, line) => {
    const turns = notation.notate(state, logOfLine(game, state, line), words.peek().sign);
    return translateTurns(turns, say).map(({ text }) => text);
  });
}

/** Answers "Why not?" about a move beside the board. */
export async function askWhy(page: ZrfPageModel): Promise<void> {
  const { model, whyNot } = page;
  const shown = model.state.peek();
  const wish = askedTurn(page);
  if (wish === undefined) {
    const title = say('analysis-why-none');
    whyNot.value = { shown, words: { title, verdict: '', line: '', better: '' } };
    return;
  }
  const asked = { shown, words: wordsFor(page, wish) };
  whyNot.value = asked;
  try {
    const analyser = makeAnalyser(() => sourceOf(model.file));
    const refutation = await askWhyNot(model.file.game, analyser, wish);
    if (whyNot.peek() !== asked) return;
    whyNot.value = refutation && { shown, words: wordsFor(page, wish, refutation) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (whyNot.peek() !== asked) return;
    whyNot.value = { shown, words: { ...asked.words, verdict: say('analysis-fault', { reason }) } };
  }
}
