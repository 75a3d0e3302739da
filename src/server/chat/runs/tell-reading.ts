import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { Deps } from '../../deps.ts';
import { inThread } from '../../work/in-thread.ts';
import type { TurnRequest } from '../turn/turn-request.ts';
import type { SavedPage } from './is-free-change.ts';

/** Shows what the composer read in the prompt of a new page. Without it, the page is still complete. */
export async function tellReading(
  { document, prompt, today }: Pick<TurnRequest, 'document' | 'prompt' | 'today'>,
  saved: SavedPage | null,
  emit: (event: ChatEvent) => void,
  { log }: Pick<Deps, 'log'>,
): Promise<void> {
  if (document !== null || !saved?.content) return;
  const facts = await inThread('readingFacts', { prompt, today, content: saved.content }).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the reading of a prompt could not be shown');
      return [];
    },
  );
  if (facts.length > 0) emit({ type: 'reading', facts });
}
