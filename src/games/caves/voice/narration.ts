import {
  caves,
  hungerOf,
  levelOf,
  playerOf,
  contentOf,
  effectRow,
  potionRow,
  spellRow,
} from '../rules/index.ts';
import type {
  CavesContent,
  CavesAction,
  CavesEvent,
  CavesState,
  EffectKind,
} from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { addLines, bad, plainLine, rebuildLog } from '#roguelike/log.ts';
import type { LogLine, PlayedRun, Sentence } from '#roguelike/log.ts';
import { viewOf } from './known.ts';
import { describeEvent } from './sentences.ts';
import { isLow } from './status.ts';
import type { KnownPotions } from './names.ts';

/** True if later events show that a drunk potion or cast spell had no effect. */
function hadNoEffect(
  content: CavesContent,
  events: readonly CavesEvent[],
  index: number,
  potions: KnownPotions,
): boolean {
  const [event, next] = [events[index], events[index + 1]];
  if (event?.kind === 'cast') return !works(content, spellRow(content, event.spell).effect, next);
  if (event?.kind !== 'quaffed') return false;
  const { color } = event;
  const potion = potions[color];
  if (potion !== null) return !works(content, potionRow(content, potion).effect, next);
  // Drinking identifies a potion if it has any effect.
  return !events.some((other) => other.kind === 'learned' && other.color === color);
}

/** True if an effect did anything; an instant effect is followed by its result. */
function works(content: CavesContent, effect: EffectKind, first: CavesEvent | undefined): boolean {
  if (effectRow(content, effect).turns > 0) return true;
  if (first?.kind === 'healed' || first?.kind === 'hurt') return first.effect === effect;
  return ['mana-gained', 'gained-xp', 'appeared'].includes(first?.kind ?? '');
}

interface PlayedTurn {
  readonly before: CavesState;
  readonly after: CavesState;
  readonly events: readonly CavesEvent[];
}

/** Sentences describing a turn. */
export function describeTurn({ before, after, events }: PlayedTurn, say: Say): readonly Sentence[] {
  const content = contentOf(before);
  const { potions } = viewOf(before);
  const hungerBefore = hungerOf(playerOf(before));
  // Dead players report no new sights.
  const narrated =
    after.ending === undefined ? events : events.filter(({ kind }) => !isSight(kind));
  const sentences = narrated.flatMap((event, index) => {
    const sentence = describeEvent(content, event, potions, say, hungerBefore) ?? [];
    const isWithoutEffect = hadNoEffect(content, narrated, index, potions);
    return isWithoutEffect ? [sentence, plainLine(say('caves-said-nothing'))].flat() : sentence;
  });
  const warning = describeDanger(before, after, say);
  return warning === undefined ? sentences : [...sentences, warning];
}

function isSight(kind: CavesEvent['kind']): boolean {
  return kind === 'creature-sighted' || kind === 'item-sighted';
}

/** Warns when health drops to a low level. */
function describeDanger(before: CavesState, after: CavesState, say: Say): Sentence | undefined {
  const player = playerOf(after);
  if (after.ending !== undefined || !isLow(player) || isLow(playerOf(before))) return undefined;
  return bad(say('caves-said-low', { hp: player.hp, most: player.maxHp }));
}

/** Minor messages are not repeated while they are among this many last lines. */
const RECENT = 8;

/** Appends the messages of a turn to the log. */
export function addNarration(
  log: readonly LogLine[],
  turn: PlayedTurn,
  say: Say,
): readonly LogLine[] {
  const recent = new Set(log.slice(-RECENT).map(({ text }) => text));
  const isNews = ({ tone, text }: Sentence) => tone !== 'faint' || !recent.has(text);
  return addLines(log, describeTurn(turn, say).filter(isNews), turn.after.turns);
}

/** The last lines of a run's log after `count` entries. */
export function rebuildRunLog(run: PlayedRun, count: number, say: Say): readonly LogLine[] {
  const depth = (run.stateAt(count) as CavesState).levels.length;
  const narrate = (before: CavesState, action: unknown, log: readonly LogLine[]) => {
    const { state, events } = caves.apply(before, action as CavesAction);
    return { state, log: addNarration(log, { before, after: state, events }, say) };
  };
  const { kind } = levelOf(run.stateAt(0) as CavesState);
  return rebuildLog<CavesState>(run, count, narrate, [
    plainLine(say('caves-said-begun', { depth })),
    ...(kind === undefined ? [] : [plainLine(say(`caves-kind-${kind}`, { form: 'arrival' }))]),
  ]);
}
