import type { EvaluationFeatures } from '../../rules/index.ts';

/** Parameters of an evaluation. */
export type EvaluationParameters = EvaluationFeatures['parameters'];
