import { networkShape } from '../reader/model/network.ts';
import { componentCount, tagCount } from './row-labels.ts';

/** The network of the reader of rows sees 62 tokens in both directions, and the mean of all. */
export const rowNetwork = networkShape({
  stateSize: 48,
  dilations: [1, 2, 4, 8, 16],
  hasSummary: true,
  outputs: componentCount,
  tags: tagCount,
});
