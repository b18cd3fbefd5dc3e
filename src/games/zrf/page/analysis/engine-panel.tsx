import { say } from '#web/language/language.ts';
import type { AnalysedLine } from '../../analysis/index.ts';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { describeValue, percentOf, shortValue } from '../../voice/analysis.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { LINE_COUNTS } from './engine-model.ts';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Turns of a line that are shown in the list. */
const MAX_TURNS = 10;

/** True if the first player's pieces are the dark ones. */
function isDarkFirst({ page }: AnalysisModel): boolean {
  const { seats } = page.model.file.game.playOf(page.model.match.state.variant);
  return /black|sente/i.test(page.model.rules.players[seats[0] ?? 0]?.name ?? '');
}

/** Bar of the expected score: the first player's share is at the bottom, unless the board is turned. */
export function EvaluationBar({ analysis }: AnalysisProps) {
  const { engine, page } = analysis;
  const best = engine.best.value;
  const expected = best?.expected ?? 0.5;
  const percent = percentOf(expected);
  const isHidden = engine.isHidden.value || !engine.isOn.value;
  const text = best === undefined || isHidden ? '' : shortValue(best, say);
  return (
    <div
      class="evaluation-bar"
      role="meter"
      aria-label={say('analysis-bar')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isHidden ? 50 : percent}
      aria-valuetext={
        best === undefined || isHidden
          ? say('analysis-learning')
          : describeValue(page.words.value, best)
      }
      data-dark={isDarkFirst(analysis)}
      data-turned={page.model.isTurned.value}
      data-hidden={isHidden}
      style={{ '--share': `${isHidden ? 50 : percent}%` }}
    >
      <span class="evaluation-first" />
      <span class="evaluation-value" dir="ltr">
        {text}
      </span>
    </div>
  );
}

/** Switch of the engine, and its best lines. */
export function EnginePanel({ analysis }: AnalysisProps) {
  const { engine, tree } = analysis;
  const found = engine.found.value;
  const isFresh = found?.state === tree.state.value;
  return (
    <section class="analysis-engine" aria-label={say('analysis-lines-best')}>
      <div class="analysis-head">
        <label class="analysis-switch">
          <input
            type="checkbox"
            checked={engine.isOn.value}
            onChange={({ currentTarget }) => (engine.isOn.value = currentTarget.checked)}
          />
          {say('analysis-engine')}
        </label>
        <span class="analysis-depth">
          {isFresh && engine.isOn.value && found.depth > 0
            ? say('analysis-depth', { depth: found.depth })
            : ''}
        </span>
        <label class="analysis-count">
          {say('analysis-lines')}
          <select
            value={engine.lineCount.value}
            onChange={({ currentTarget }) => (engine.lineCount.value = Number(currentTarget.value))}
          >
            {LINE_COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      {engine.fault.value === '' ? null : (
        <p class="analysis-fault" role="alert">
          {say('analysis-fault', { reason: engine.fault.value })}
        </p>
      )}
      {!engine.isOn.value || engine.isHidden.value ? null : (
        <Lines analysis={analysis} isFresh={isFresh} />
      )}
    </section>
  );
}

function Lines({ analysis, isFresh }: AnalysisProps & { readonly isFresh: boolean }) {
  const { engine } = analysis;
  const found = engine.found.value;
  if (!isFresh || found === undefined || found.lines.length === 0) {
    return (
      <p class="empty">{say(engine.isPaused.value ? 'analysis-paused' : 'analysis-learning')}</p>
    );
  }
  if (found.lines[0]?.actions.length === 0) return <p class="empty">{say('analysis-over')}</p>;
  return (
    <ol class="analysis-lines">
      {found.lines.map((line, index) => (
        <Line key={index} analysis={analysis} state={found.state} line={line} />
      ))}
    </ol>
  );
}

interface LineProps extends AnalysisProps {
  readonly state: ZrfState;
  readonly line: AnalysedLine<ZrfAction>;
}

/** Steps of the first turns of a line. */
function prefix(
  analysis: AnalysisModel,
  { state, line }: Omit<LineProps, 'analysis'>,
  count: number,
) {
  const { game } = analysis.tree;
  let [at, turns] = [state, 0];
  const steps: ZrfAction[] = [];
  for (const action of line.actions) {
    if (turns >= count) break;
    steps.push(action);
    at = game.apply(at, action).state;
    if (at.chainAt < 0) turns += 1;
  }
  return { steps, state: at };
}

/** A line: its value and turns. Hovering or focusing a turn shows its position, a click adds it. */
function Line({ analysis, state, line }: LineProps) {
  const { board, tree, page } = analysis;
  const turns = analysis.lineText(state, line.actions).slice(0, MAX_TURNS);
  const show = (count: number) => {
    board.preview.value = prefix(analysis, { state, line }, count).state;
  };
  const hide = () => (board.preview.value = undefined);
  return (
    <li>
      <span
        class="analysis-value"
        dir="ltr"
        data-better={line.expected >= 0.5 ? 1 : 2}
        title={describeValue(page.words.value, line)}
      >
        {shortValue(line, say)}
      </span>
      <span class="analysis-turns" dir="ltr" onMouseLeave={hide}>
        {turns.map((text, index) => (
          <button
            key={index}
            type="button"
            class="analysis-turn"
            onMouseEnter={() => show(index + 1)}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) show(index + 1);
            }}
            onBlur={hide}
            onClick={() => {
              const { steps } = prefix(analysis, { state, line }, index + 1);
              hide();
              tree.addLineAt(tree.path.value, steps);
            }}
          >
            {text}
          </button>
        ))}
      </span>
    </li>
  );
}
