import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { Noted } from '../../../contract/noted.ts';
import type { SearchEngine } from '../../adapters/web-search/web-search.ts';
import { AppError } from '../../app-error.ts';
import { englishNote, named, noted, notedError, notedOf } from '../../noted.ts';
import { told } from '../../told.ts';
import { namedLabel, type StepState } from '../tools/tool-labels.ts';

/** Enough for a page with several views, and few enough that the model reads each of them. */
const mostPages = 5;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/**
 * Asks the search engine for pages, reported as a step. The query is the user's own prompt: no model and no
 * page can put other words into it.
 * @throws AppError `unprocessable` if nothing is found, and those of the engine
 */
export async function findPages(
  prompt: string,
  engine: SearchEngine,
  emit: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const startedAt = performance.now();
  const label = (state: StepState) => namedLabel('search', state, { name: engine.name });
  const step = { tool_call_id: crypto.randomUUID(), name: 'search_web' };
  emit({ type: 'tool_call', ...step, ...label('running') });
  const done = (note: Noted, is_error: boolean): void =>
    emit({
      type: 'tool_result',
      ...step,
      is_error,
      ...label(is_error ? 'failed' : 'done'),
      note: englishNote(note),
      notes: [note],
      duration_ms: Math.round(performance.now() - startedAt),
    });
  try {
    const urls = (await engine.search(prompt, signal)).slice(0, mostPages);
    if (urls.length === 0)
      throw new AppError('unprocessable', told('searchFoundNothing', { name: engine.name }));
    const hosts = [...new Set(urls.map(hostOf))].join(', ');
    done(notedOf(noted('pages', { count: urls.length }), named(hosts)), false);
    return urls;
  } catch (error) {
    signal.throwIfAborted();
    done(error instanceof AppError ? notedError(error.told) : noted('searchFailed'), true);
    throw error;
  }
}
