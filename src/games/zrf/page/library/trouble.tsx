import type { Diagnosis, Wording } from '../../rules/index.ts';
import { printDiagnosis } from '../../rules/index.ts';
import type { Problem } from '#core';
import { Dialog } from '#web/ui/dialog.tsx';
import { say, sayProblem } from '#web/language/language.ts';
import { trouble as opened } from '../opening/open-files.ts';
import type { Trouble } from '../opening/open-files.ts';

const WORDING: Wording = {
  message: (problem) => sayProblem(problem),
  warning: (text) => say('rules-warning', { text }),
  call: (macro, place) => say('rules-call', { macro, place }),
  moreCalls: (count) => say('rules-calls-more', { count }),
};

function isDiagnosis(problem: Problem | Diagnosis): problem is Diagnosis {
  return 'trail' in problem;
}

function describeTrouble(problem: Problem | Diagnosis, { sources }: Trouble): string {
  if (isDiagnosis(problem) && sources !== undefined) {
    return printDiagnosis(problem, sources, WORDING);
  }
  return sayProblem(problem);
}

/** All errors of a rules file: place, message, source line and enclosing macros. */
export function TroubleDialog({ trouble }: { readonly trouble: Trouble }) {
  const { choices = [], choose } = trouble;
  const close = () => (opened.value = undefined);
  if (choices.length > 0) {
    return (
      <Dialog name="choose-rules" title={say('zrf-several')} onClose={close}>
        <div class="rules-choices">
          {choices.map((name) => (
            <button key={name} type="button" onClick={() => choose?.(name)}>
              {name}
            </button>
          ))}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog isText name="trouble" title={say('zrf-trouble')} onClose={close}>
      <Diagnoses trouble={trouble} />
    </Dialog>
  );
}

export function Diagnoses({ trouble }: { readonly trouble: Trouble }) {
  const { problems } = trouble;
  return (
    <>
      <p>{say('zrf-trouble-count', { count: problems.length })}</p>
      <ol class="diagnoses">
        {problems.map((problem, index) => (
          <li key={index}>
            <pre>{describeTrouble(problem, trouble)}</pre>
          </li>
        ))}
      </ol>
    </>
  );
}
