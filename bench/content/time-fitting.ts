import type { Renderer } from '../../src/server/rendering/renderer.ts';

/** Adds up the renderer's time to fit and check pages, in milliseconds. */
export function timeFitting() {
  let total = 0;
  const watched = (renderer: Renderer): Renderer => ({
    ...renderer,
    fitAndCheck: async (job) => {
      const startedAt = performance.now();
      try {
        return await renderer.fitAndCheck(job);
      } finally {
        total += performance.now() - startedAt;
      }
    },
  });
  return {
    watched,
    ms: () => total,
    reset: () => {
      total = 0;
    },
  };
}
