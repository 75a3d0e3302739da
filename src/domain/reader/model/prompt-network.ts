import { tagCount } from '../labels.ts';
import { networkShape } from './network.ts';

/** The network of the reader of prompts sees 14 tokens in both directions. */
export const promptNetwork = networkShape({
  stateSize: 64,
  dilations: [1, 2, 4],
  hasSummary: false,
  outputs: tagCount,
  tags: tagCount,
});
