import fc from 'fast-check';
import { inject } from 'vitest';

// The short run tries the same inputs each time, so that a change never fails by chance. The full run tries others.
if (!inject('isFullRun')) fc.configureGlobal({ seed: 4711 });
