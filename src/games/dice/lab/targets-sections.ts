import type { Plan } from '#lab/study/plan.ts';
import type { Estimate } from '#lab/statistics/interval.ts';
import type {
  Chart,
  Entry,
  Figure,
  Mark,
  Phrase,
  Report,
  Row,
  Section,
} from '#lab/report/report.ts';
import { HERO_CLASSES } from '../rules/index.ts';
import type { DiceGame, Pack } from '../rules/index.ts';
import type { GearFigures, SkillFigures } from './balance-ablation.ts';
import type { Disorder } from './balance-order.ts';
import { ABLATION_SIZES } from './balance-samples.ts';
import type { Outcome, Series, TargetSamples } from './balance-samples.ts';
import { numberFigure, plainFigure, sectionOf, shareFigure } from './balance-sections.ts';
import { reportScope, scopesOf } from './balance-targets.ts';
import type { GearKind } from './balance-parties.ts';
import type { ScopeReport } from './balance-targets.ts';
import { EFFECTS, scoreOf } from './targets.ts';
import type { Band, TargetId, TargetRow, Unit } from './targets.ts';

/** Everything a report on targets depends on. */
export interface TargetResults {
  readonly plan: Plan;
  readonly pack: Pack;
  readonly game: DiceGame;
  readonly samples: TargetSamples;
  /** Undefined for a study that was stopped early. */
  readonly outcomes: ReadonlyMap<Series, Outcome> | undefined;
}

/** Targets measured in whole numbers. */
const COUNTS: readonly TargetId[] = [
  'ordered-turns',
  'ordered-threats',
  'ordered-wins',
  'untriable',
  'unbeatable',
  'strong',
  'strong-keepsakes',
  'weak-keepsakes',
  'strong-marks',
  'weak-marks',
];

/** A bound of a target, without superfluous decimals. */
function boundOf(value: number, unit: Unit): Phrase | number {
  return unit === 'number'
    ? value
    : { id: 'lab-percent', args: { value: Math.round(value * 100) } };
}

function bandEntry({ least, most }: Band, unit: Unit): Entry {
  if (least !== undefined && most !== undefined) {
    const from = unit === 'number' ? least : Math.round(least * 100);
    return { id: 'lab-interval', args: { from, to: boundOf(most, unit) } };
  }
  if (least !== undefined) return { id: 'lab-at-least', args: { value: boundOf(least, unit) } };
  return most === undefined ? '' : { id: 'lab-at-most', args: { value: boundOf(most, unit) } };
}

function verdictOf({ holds, sure }: TargetRow): Entry {
  if (holds === undefined) return '';
  return { id: `lab-verdict-${holds ? 'held' : 'missed'}${sure ? '' : '-unsure'}` };
}

function disorderArgs({ scenario, heroes, easier, harder }: Omit<Disorder, 'aspect'>) {
  return { scenario, heroes, easier, harder };
}

function labelOf({ target, heroes = 0, party = '' }: TargetRow): Phrase {
  return { id: `lab-target-${target}`, args: { heroes, party } };
}

function change(estimate: Estimate): Figure {
  return { estimate, unit: 'points' };
}

/** Parts of a scope's report, with ids and titles that name the scope. */
class ScopeSections {
  readonly #report: ScopeReport;

  constructor(report: ScopeReport) {
    this.#report = report;
  }

  /** All sections with content. */
  list(): Section[] {
    const { bySize, parties, heroes, skills, keepsakes, marks } = this.#report;
    return [
      this.#targets(),
      ...(bySize.length > 0 ? [this.#sizes(), this.#scenarios()] : []),
      ...(parties.length > 0 ? [this.#parties()] : []),
      ...(heroes.length > 0 ? [this.#heroes()] : []),
      ...(skills.length > 0 ? [this.#skills()] : []),
      ...(keepsakes.length > 0 ? [this.#gear('keepsake', keepsakes)] : []),
      ...(marks.length > 0 ? [this.#gear('mark', marks)] : []),
    ];
  }

  #head(part: string): Pick<Section, 'id' | 'title'> {
    const { scope } = this.#report;
    return {
      id: `${scope}-${part}`,
      title: { id: `lab-targets-title-${part}`, args: { scope: scopeName(scope) } },
    };
  }

  #targets(): Section {
    const { rows, untriable, disorders } = this.#report;
    const table = rows.map((row): Row => {
      const { target, heroes, party, unit, band, measured } = row;
      const id = [target, heroes ?? [], party ?? []].flat().join(' ');
      const figure = {
        estimate: measured,
        unit: COUNTS.includes(target) ? 'count' : unit,
      } as const;
      return { id, entries: [labelOf(row), bandEntry(band, unit), figure, verdictOf(row)] };
    });
    const text = [
      ...disorders
        .filter(({ sure }) => sure)
        .map(({ aspect, ...args }) => ({ id: `lab-disorder-${aspect}`, args: disorderArgs(args) })),
      ...untriable.map(({ kind, card, heroes }) => {
        return { id: `lab-untriable-${kind}`, args: { card, heroes: heroes.join(', ') } };
      }),
    ];
    return sectionOf(
      { ...this.#head('targets'), text, ...this.#winChart() },
      ['target', 'wanted', 'measured', 'verdict'],
      table,
    );
  }

  /** Win rates by difficulty and party size, with their targets. */
  #winChart(): { readonly chart?: Chart } {
    const marks = this.#report.rows
      .filter(({ target, heroes }) => target.startsWith('won-') && heroes !== undefined)
      .map((row): Mark => {
        const { band, unit, measured } = row;
        return { label: labelOf(row), figure: { estimate: measured, unit }, band };
      });
    if (marks.length === 0) return {};
    const about = { id: 'lab-targets-wins-about' };
    return { chart: { kind: 'intervals', title: this.#head('wins').title, about, marks } };
  }

  #sizes(): Section {
    const rows = this.#report.bySize.map(({ heroes, won, pressure }): Row => {
      const { rested, red, forced, lostWithDeath, lostByTime, ...others } = pressure;
      const shares = [rested, red, forced, lostWithDeath, lostByTime];
      return {
        id: String(heroes),
        entries: [
          String(heroes),
          shareFigure(won),
          ...shares.map((estimate): Figure => ({ estimate, unit: 'share' })),
          numberFigure(others.rests),
          numberFigure(others.deaths),
          numberFigure(others.options),
          numberFigure(others.allies),
        ],
      };
    });
    const heads = ['heroes', 'won', 'rested', 'red', 'forced', 'by-death', 'by-time'];
    return sectionOf(this.#head('sizes'), [...heads, 'rests', 'deaths', 'options', 'allies'], rows);
  }

  #scenarios(): Section {
    const rows = this.#report.byScenario.map(({ scenario, won, pressure }): Row => {
      const figures = [numberFigure(pressure.options), numberFigure(pressure.allies)];
      return { id: scenario, entries: [scenario, shareFigure(won), ...figures] };
    });
    return sectionOf(this.#head('scenarios'), ['scenario', 'won', 'options', 'allies'], rows);
  }

  #parties(): Section {
    const rows = this.#report.parties.map(({ party, won }): Row => {
      return { id: party, entries: [party, shareFigure(won)] };
    });
    return sectionOf(this.#head('parties'), ['party', 'won'], rows);
  }

  #heroes(): Section {
    const { heroes } = this.#report;
    const rows = [...new Set(heroes.map(({ hero }) => hero))].map((id): Row => {
      const own = heroes.filter(({ hero }) => hero === id);
      return { id, entries: [id, ...own.map((one) => change(one.change))] };
    });
    return sectionOf(this.#head('heroes'), ['hero', 'one', 'two'], rows);
  }

  #skills(): Section {
    const { skills } = this.#report;
    const sorted = [...skills].sort((a, b) => b.all.value - a.all.value);
    const chart: Chart = {
      kind: 'intervals',
      title: this.#head('skills').title,
      about: { id: 'lab-targets-skills-about' },
      reference: 0,
      marks: sorted.map(({ skill, all }) => ({ label: skill, figure: change(all), band: EFFECTS })),
    };
    return sectionOf(
      { ...this.#head('skills'), chart },
      ['skill', 'hero', 'uses', 'one', 'two', 'four', 'all-parties'],
      skills.map(skillRow),
    );
  }

  #gear(kind: GearKind, figures: readonly GearFigures[]): Section {
    const head = this.#head(`${kind}s`);
    const sorted = [...figures].sort((a, b) => b.all.value - a.all.value);
    const chart: Chart = {
      kind: 'intervals',
      title: head.title,
      about: { id: `lab-targets-${kind}s-about` },
      reference: 0,
      marks: sorted.map(({ gear, all }) => {
        return { label: gear, figure: change(all), band: EFFECTS };
      }),
    };
    return sectionOf(
      { ...head, chart },
      [kind, ...HERO_CLASSES, 'all-heroes'],
      sorted.map(gearRow),
    );
  }
}

function gearRow({ gear, heroes, all }: GearFigures): Row {
  const changes = HERO_CLASSES.map((hero) => {
    const own = heroes.find((one) => one.hero === hero);
    return own === undefined ? '' : change(own.change);
  });
  return { id: gear, entries: [gear, ...changes, change(all)] };
}

function skillRow({ skill, hero, uses, sizes, all }: SkillFigures): Row {
  const changes = ABLATION_SIZES.map((size) => {
    const effect = sizes.find((one) => one.size === size);
    return effect === undefined ? '' : change(effect.change);
  });
  return { id: skill, entries: [skill, hero, plainFigure(uses), ...changes, change(all)] };
}

function scopeName(scope: string): Phrase | string {
  return scope === 'campaign' ? { id: 'lab-targets-campaign' } : scope;
}

function scoreSentence({ scope, rows, games }: ScopeReport): Phrase {
  const { asked, held, unsure } = scoreOf(rows);
  return {
    id: 'lab-answer-targets',
    args: { scope: scopeName(scope), asked, held, unsure, games },
  };
}

/** Report on the targets of each chapter and of the campaign. */
export function reportTargets({ plan, pack, game, samples, outcomes }: TargetResults): Report {
  const { id: adventure, version } = pack;
  const scopes =
    outcomes === undefined
      ? []
      : scopesOf(samples).map((scope) => reportScope(samples, outcomes, game, scope));
  const scores = [...scopes].reverse().map(scoreSentence);
  const { games, parts } = plan.parameters;
  return {
    question: { id: 'lab-question-targets', args: { adventure } },
    answer: scores.length > 0 ? scores : [{ id: 'lab-answer-targets-none' }],
    sections: scopes.flatMap((scope) => new ScopeSections(scope).list()),
    data: {
      ...{ adventure, version, seed: plan.seed, games },
      parts: String(parts).split(','),
      scopes,
    },
  };
}
