export { printDiagnosis, sortDiagnoses } from './check/print.ts';
export type { Wording } from './check/print.ts';
export { hasErrors } from './check/report.ts';
export { EMPTY, cellOf, cellsOf, ownerOf, typeOf } from './compile/cell.ts';
export { EvaluationFeatures } from './evaluate/evaluation-features.ts';
export type { Features } from './evaluate/evaluation-features.ts';
export { WHOLE_LATENESS } from './evaluate/lateness.ts';
export { learningOf } from './evaluate/learning.ts';
export { unitOf } from './evaluate/passing.ts';
export { readForms } from './expand/forms.ts';
export type { Sources } from './expand/forms.ts';
export { folderOf, makeFinder } from './files/folder.ts';
export type { RulesFolder } from './files/folder.ts';
export { chooseNamed, chooseOnly, isRulesName } from './files/main-file.ts';
export type { RulesFile } from './files/main-file.ts';
export { folderOfZip } from './files/zip.ts';
export type { ZrfGame, ZrfOptions } from './game/game.ts';
export { openChecked, openRules } from './game/library.ts';
export type { OpenedRules } from './game/library.ts';
export { measureCosts } from './game/costs.ts';
export type { Costs } from './game/costs.ts';
export { checkRulebook, compileRulebook } from './game/rulebook.ts';
export { exposingSteps, refusedDrops } from './game/royals.ts';
export type { ExposingStep } from './game/royals.ts';
export {
  SettingUp,
  MAX_WAITING,
  countPieces,
  palette,
  beginSetup as settingUp,
  turnsToChoose,
  waitingTypes,
} from './game/setup.ts';
export { MAX_OPENING, startVariant as begin, slowProblem, timeOpening } from './game/trial.ts';
export { tuningBeside } from './game/tuning-beside.ts';
export { gameOfTexts } from './game/source.ts';
export type { RulesTexts } from './game/source.ts';
export { RULES_LIMITS } from './problems/limits.ts';
export { isAboutTuning } from './problems/tuning.ts';
export { rulesProblem } from './problems/problem.ts';
export type { Diagnosis } from './problems/problem.ts';
export { decode } from './read/decode.ts';
export type { Count } from './roles/counts.ts';
export { numberOf } from './roles/numbers.ts';
export type { Roles } from './roles/roles.ts';
export { facesIn, readThrow } from './roles/throw.ts';
export type { Block, Condition, Statement, Where } from './model/block.ts';
export type { GoalPlace, GoalTest, Occupant } from './model/goal.ts';
export type {
  Board,
  BoardPosition,
  Grid,
  NotationFamily,
  PieceType,
  Rectangle,
  Rules,
  SoundKind,
} from './model/rules.ts';
export { contentsOf, pieceDigits, WHOLE_WAY } from './model/tuning.ts';
export type { TunedPattern } from './model/tuning.ts';
export { digitsOf, mirroredContents } from './evaluate/pattern-scores.ts';
export type { Tuning } from './model/tuning.ts';
export type { SideMaterial } from './model/endings.ts';
export { hasRoyals } from './model/royals.ts';
export { ENDLESS_STOCK } from './run/board.ts';
export { countTurns } from './run/count-turns.ts';
export { Machine } from './run/machine.ts';
export { timedBy, WORK_SLICE as WORK_AT_ONCE } from './run/budget.ts';
export { Play } from './run/play.ts';
export { countTurnsInSlices } from './run/turn-count.ts';
export type { ZrfAction, ZrfEvent } from './state/action.ts';
export type { ZrfState } from './state/state.ts';
export { aimOf, droppedType, endsKey, endsOf, isComplete, isPass, moversOf } from './state/step.ts';
export { makePosition, makePositionLine, variantOf } from './text/position-text.ts';
export { makeStep, partsOf } from './text/step-text.ts';
export type { Part } from './text/step-text.ts';
export { makeZsg } from './zsg/make-zsg.ts';
export { parseZsg } from './zsg/parse-zsg.ts';
export { findVariant, replayZsg } from './zsg/replay-zsg.ts';
export type { ReplayedZsg } from './zsg/replay-zsg.ts';
export { makeTuningFile } from './tuning/make-tuning-file.ts';
export { longestLine, patternsOf } from './tuning/patterns.ts';
export { piecesOf } from './tuning/tables.ts';
export { TUNING_FORMAT } from './tuning/tuning-file.ts';
export type {
  CalibratedLevel,
  CalibratedVariant,
  LevelMatch,
  TunedVariant,
  TuningFile,
  TuningMatch,
} from './tuning/tuning-file.ts';
export { tuningNameOf } from './tuning/tuning-name.ts';
export { readTunings, readTuningFile } from './tuning/read-tunings.ts';
