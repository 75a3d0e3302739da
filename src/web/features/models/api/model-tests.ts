import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ModelTestStep, modelEndpoints } from '../../../../contract/models.ts';
import { CallError } from '../../../lib/call-error.ts';
import { openEvents } from '../../../lib/client.ts';
import { pageKey } from './models.ts';

/** A running test: when it began, and what it asks for; null until the server says so. */
export interface RunningTest {
  readonly startedAt: number;
  readonly step: ModelTestStep | null;
}

/** Running tests. They continue while the user is on other pages. */
const running = new Map<string, AbortController>();

/** Tests an offered model and follows how far it is. Only one test per model runs in a tab. */
export function useModelTest(alias: string) {
  const client = useQueryClient();
  const progressKey = ['model-test', alias] as const;
  const progress = useQuery<RunningTest | null>({
    queryKey: progressKey,
    queryFn: skipToken,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const test = useMutation({
    mutationFn: async () => {
      const abort = new AbortController();
      running.set(alias, abort);
      const startedAt = Date.now();
      const show = (step: ModelTestStep | null): void => {
        const now: RunningTest = { startedAt, step };
        client.setQueryData(progressKey, now);
      };
      show(null);
      let failure: string | null = null;
      let isTested = false;
      try {
        const options = { signal: abort.signal };
        for await (const { event } of openEvents(
          modelEndpoints.testOfferedModel,
          { params: { alias } },
          options,
        )) {
          if (event.type === 'step') show(event);
          else if (event.type === 'failed') failure = event.message;
          else isTested = true;
        }
      } catch (error) {
        if (!abort.signal.aborted) throw error;
      } finally {
        running.delete(alias);
        client.setQueryData(progressKey, null);
        await client.invalidateQueries({ queryKey: pageKey });
      }
      if (!isTested && !abort.signal.aborted)
        throw new CallError({
          code: failure === null ? 'network' : 'internal',
          detail: failure ?? '',
          status: 0,
          requestId: null,
        });
      void client.invalidateQueries({ queryKey: ['models'] });
    },
  });
  return {
    running: progress.data,
    error: test.error,
    start: () => test.mutate(),
    cancel: () => running.get(alias)?.abort(),
  };
}
