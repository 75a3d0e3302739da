import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether slow tests run as well. */
    isFullRun: boolean;
  }
}

/** True in `npm run test:full`, which also runs slow tests. */
export const isFullRun = inject('isFullRun');

/** Returns how often to repeat: `few` times in `npm test`, `many` times in `npm run test:full`. */
export const repeats = (few: number, many: number): number => (isFullRun ? many : few);

/** Returns every `step`th item in `npm test`, all of them in `npm run test:full`. */
export function sample<T>(items: readonly T[], step: number): readonly T[] {
  return isFullRun ? items : items.filter((_, index) => index % step === 0);
}
