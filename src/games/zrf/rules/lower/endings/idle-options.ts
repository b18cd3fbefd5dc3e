import { doubt } from '../../check/report.ts';
import type { Report } from '../../check/report.ts';
import type { List } from '../../syntax/node.ts';
import { hasRoyals } from '../../model/index.ts';
import type { Rules } from '../../model/index.ts';
import { isAboutRoyals } from './end-options.ts';

/** Warns about options about the end of a game that have no effect in these rules. */
export function doubtIdleOptions(
  rules: Rules,
  sections: readonly List[],
  nameOf: (section: List) => string,
  report: Report,
): void {
  const isRoyal = hasRoyals(rules);
  for (const section of sections) {
    const option = nameOf(section);
    const args = { option: `"${option}"` };
    if (isAboutRoyals(option) && !isRoyal) doubt(report, section.at, 'zrf-option-royal', args);
    else if (option === 'advancing pieces' && rules.options.quietMoves === 0) {
      doubt(report, section.at, 'zrf-option-quiet', args);
    }
  }
}
