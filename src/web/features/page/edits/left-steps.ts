import { z } from 'zod';
import type { EditStep, PendingStep } from './pending-steps.ts';

/** The request of a step. Sent again with the same key, it is applied once. */
export interface Attempt {
  readonly version: number;
  readonly key: string;
}

/** Steps of one document that a page couldn't send before it was closed. The first one may have been received. */
export interface LeftSteps {
  readonly steps: readonly PendingStep[];
  readonly attempt: Attempt;
}

/** Keeps such steps for the next page that opens the document. */
export interface LeftStepsStore {
  keep(documentId: string, left: LeftSteps | null): void;
  /** Returns and removes what an earlier page left. */
  take(documentId: string): LeftSteps | null;
}

/** The server remembers an idempotency key for a day; after that, a step could be applied twice. */
const keptForMs = 24 * 60 * 60 * 1000;
/** Maximum characters stored: local storage holds only a few megabytes for the whole site. */
const longestKept = 500_000;

const stored = z.object({
  keptAt: z.number(),
  version: z.number(),
  key: z.string(),
  steps: z.array(
    z.union([
      z.object({
        kind: z.literal('edit'),
        edit: z.object({
          patches: z.array(z.custom<EditStep['edit']['patches'][number]>()),
          operations: z.array(z.custom<object>()).optional(),
          label: z.string(),
        }),
      }),
      /** `of` is the index of the edit that it undoes or redoes. */
      z.object({ kind: z.enum(['undo', 'redo']), of: z.number().nullable() }),
    ]),
  ),
});

function stepsOf(given: z.output<typeof stored>['steps']): PendingStep[] {
  const steps: PendingStep[] = [];
  for (const each of given) {
    if (each.kind === 'edit') {
      const { operations, ...edit } = each.edit;
      const same = operations ? { ...edit, operations } : edit;
      steps.push({ kind: 'edit', edit: same, make: () => same });
      continue;
    }
    const of = each.of === null ? undefined : steps[each.of];
    steps.push({ kind: each.kind, of: of?.kind === 'edit' ? of : null });
  }
  return steps;
}

export function createLeftSteps({
  store,
  now,
}: {
  readonly store: { read(key: string): string | null; write(key: string, value: string | null): void };
  readonly now: () => number;
}): LeftStepsStore {
  const placeOf = (documentId: string) => `left-steps:${documentId}`;
  return {
    keep(documentId, left) {
      if (!left) return store.write(placeOf(documentId), null);
      const steps: z.output<typeof stored>['steps'] = left.steps.map((step) =>
        step.kind === 'edit'
          ? {
              kind: 'edit',
              edit: {
                ...step.edit,
                patches: [...step.edit.patches],
                operations: step.edit.operations?.slice(),
              },
            }
          : { kind: step.kind, of: step.of ? left.steps.indexOf(step.of) : null },
      );
      const text = JSON.stringify({ keptAt: now(), ...left.attempt, steps });
      if (text.length <= longestKept) store.write(placeOf(documentId), text);
    },
    take(documentId) {
      const text = store.read(placeOf(documentId));
      if (text === null) return null;
      store.write(placeOf(documentId), null);
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return null;
      }
      const { success, data } = stored.safeParse(value);
      if (!success || Math.abs(now() - data.keptAt) >= keptForMs) return null;
      const { version, key } = data;
      return { steps: stepsOf(data.steps), attempt: { version, key } };
    },
  };
}
