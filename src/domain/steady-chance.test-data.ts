import fc from 'fast-check';
import { inject } from 'vitest';

// The short run uses a fixed seed, so that tests don't fail at random. The full run uses new inputs each
// time, and many more.
if (!inject('isFullRun')) fc.configureGlobal({ seed: 4711, numRuns: 15 });
