import type { z } from 'zod';
import type { modelTest } from '../../../contract/models.ts';

export type ModelTest = z.infer<typeof modelTest>;
export type TestResult = Omit<ModelTest, 'tested_at'>;

/** What a test that found out nothing knows. */
export const untested = {
  first_token_ms: null,
  input_tokens: null,
  output_tokens: null,
  cost_usd: null,
  calls_tools: null,
  sees_pictures: null,
  keeps_to_schema: null,
  writes_with: null,
  page: null,
};
