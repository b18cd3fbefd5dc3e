export * from './check/battle-check.ts';
export * from './check/odds.ts';
export * from './game/game.ts';
export * from './check/part.ts';
export * from './model/action.ts';
export * from './model/bag.ts';
export * from './model/content.ts';
export * from './model/die.ts';
export * from './state/event.ts';
export * from './state/reason.ts';
export * from './model/hand.ts';
export * from './model/hero.ts';
export * from './model/marks.ts';
export { answerOf, endingOf, variantsOf } from './model/story.ts';
export type { CampOption, ChoiceTemplate, Flags, StoryOption } from './model/story-templates.ts';
export * from './state/move.ts';
export * from './state/phase.ts';
export * from './state/state.ts';
export { CAMPAIGN_MODES, nextScenario } from './campaign/campaign.ts';
export { askedOf, joiningInCamp } from './campaign/camp-choices.ts';
export { choiceOf, flagsIn, joiningIn } from './effects/story.ts';
export { finishScenario } from './campaign/finish.ts';
export type { Campaign, CampaignMode } from './campaign/campaign.ts';
export * from './journey/journey.ts';
export { dailyOf, dateOfDaily } from './journey/daily.ts';
export type { Daily } from './journey/daily.ts';
export { SCORE_FACTORS, SCORE_PARTS, scoreOf, twistFactor } from './journey/score.ts';
export type { Score } from './journey/score.ts';
export { makeJourneyGame } from './journey/journey-game.ts';
export { equipped } from './campaign/equipment.ts';
export { seasoned } from './campaign/growth.ts';
export { isPackFile } from './packs/files.ts';
export type { PackFiles } from './packs/files.ts';
export type { PlaceMusic } from './model/content.ts';
export { MAX_PACK_FILES, PACK_LIMITS, PICTURE_LIMITS, SOUND_LIMITS } from '#kit/packs/limits.ts';
export { checkPicture } from './packs/check-pictures.ts';
export { checkSound } from './packs/check-sounds.ts';
export { isMediaFile, maxMediaBytes, mediaSizeProblems } from './packs/media.ts';
export { isSoundFile, soundKey } from './packs/sound-names.ts';
export { isPictureFile, pictureExtension, pictureKey } from './packs/picture-names.ts';
export type { PictureExtension } from './packs/picture-names.ts';
export { nameOf, nameOfPack, objectOf, packText } from './packs/names.ts';
export type { Pack, TextField, TextSection } from './packs/names.ts';
export type { VoiceMoment } from './packs/texts-schema.ts';
export { readPack } from './packs/pack.ts';
export type { PackReport } from './packs/pack.ts';
export { chooseVersions } from './packs/shelf.ts';
export type { FoundPack } from './packs/shelf.ts';
export { packProblem } from '#kit/packs/source.ts';
export { unzipPack } from './packs/zip.ts';
export type { Offer } from './model/offer.ts';
export { closingDifficultyAt } from './phases/checks.ts';
export { nextAct, threatParts } from './phases/fate.ts';
export { followChance, isVictory, offersOf, phaseOf } from './phases/rules.ts';
export { bonusOf, usesOf } from './phases/skill-way.ts';
export { checkMask, isSlotActive } from './select/hand-rule.ts';
export {
  findSkill,
  HERO_SKILL_IDS,
  isAllySkill,
  isKeepsakeSkill,
  KEEPSAKE_SKILL_IDS,
  SKILL_IDS,
} from './skills/index.ts';
export { isUsedUp } from './phases/skills.ts';
export { KEEPSAKE_EFFECT_IDS, suitsHero } from './tables/keepsake-effects.ts';
export { isSwap } from './campaign/rewards.ts';
export type { Reward } from './campaign/rewards.ts';
export { drawsAhead, isDoomed } from './state/doom.ts';
export { LOCATION_RULE_IDS } from './tables/location-rules.ts';
export { SCENARIO_RULE_IDS } from './tables/scenario-rules.ts';
export { POWER_IDS } from './tables/powers.ts';
export {
  conflictOf,
  makeTwists,
  MAX_TWISTS,
  parseTwists,
  pointsOf,
  refuseTwists,
  TWIST_IDS,
} from './tables/twists.ts';
export { TRAIT_IDS } from './tables/traits.ts';
export { levelOfFreePlay, recomposeScenario, twistsOfScenario } from './world/free-play.ts';
export { newSheet } from './tables/heroes.ts';
export { makeParty, MAX_PARTY, parseParty } from './tables/party-text.ts';
