import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { Noted } from '../../../contract/noted.ts';
import { type Source, withoutAddresses } from '../../../domain/sources/read-source.ts';
import { trimEndOf } from '../../../domain/text/trim-characters.ts';
import type { GuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { AppError } from '../../app-error.ts';
import { englishNotes, named, noted, notedError } from '../../noted.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { namedLabel, type StepState } from '../tools/tool-labels.ts';

/** Maximum number of sources. More would be a crawl. */
export const mostSources = 8;
const pageBytes = 3_000_000;
const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown', '']);

function decode(body: Buffer, charset: string | null): string {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** Fetches one source through the guard. @throws AppError with the reason it can't be used */
export async function fetchSource(
  url: string,
  fetchGuarded: GuardedFetch,
  signal: AbortSignal,
): Promise<Source> {
  const {
    mediaType,
    charset,
    body,
    url: at,
  } = await fetchGuarded(url, {
    signal,
    accept: 'text/html, text/plain;q=0.9',
    maxBytes: pageBytes,
  });
  if (!readable.has(mediaType))
    throw new AppError('unprocessable', told('sourceNotRead', { url, type: mediaType }));
  const isHtml = mediaType !== 'text/plain' && mediaType !== 'text/markdown';
  const source = await inThread('readSource', { url: at, text: decode(body, charset), isHtml }, { signal });
  if (source.sentences.length === 0) throw new AppError('unprocessable', told('sourceNeedsScripts', { url }));
  return source;
}

/**
 * Reads sources concurrently and reports each as a step. Skips unreadable ones.
 * @throws AppError `unprocessable` if none can be read
 */
export async function gatherSources(
  addresses: readonly string[],
  fetchGuarded: GuardedFetch,
  emit: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<Source[]> {
  const found = await Promise.all(
    addresses.map(async (url) => {
      const startedAt = performance.now();
      const step = { tool_call_id: crypto.randomUUID(), name: 'fetch_page' };
      const host = new URL(url).hostname;
      const label = (state: StepState) => namedLabel('source', state, { host });
      emit({ type: 'tool_call', ...step, ...label('running') });
      const done = (notes: readonly Noted[], is_error: boolean): void =>
        emit({
          type: 'tool_result',
          ...step,
          is_error,
          ...label(is_error ? 'failed' : 'done'),
          note: englishNotes(notes),
          notes,
          duration_ms: Math.round(performance.now() - startedAt),
        });
      try {
        const source = await fetchSource(url, fetchGuarded, signal);
        done([named(source.title), noted('sentences', { count: source.sentences.length })], false);
        return source;
      } catch (error) {
        signal.throwIfAborted();
        done([error instanceof AppError ? notedError(error.told) : noted('pageUnread')], true);
        return null;
      }
    }),
  );
  const sources = found.filter((source) => source !== null);
  if (sources.length === 0) throw new AppError('unprocessable', told('sourcesUnread'));
  return sources;
}

const sentencesForModel = 220;
const lengthForModel = 14_000;

/** Returns a source for a model: numbered sentences, marked as data. */
export function sourceInWords({ url, title, sentences }: Source, length = lengthForModel): string {
  const text = sentences.slice(0, sentencesForModel).join('\n').slice(0, Math.min(length, lengthForModel));
  return `<source url="${url}" title="${title.replaceAll('"', "'")}">\n${text.replaceAll('</source>', '')}\n</source>`;
}

const sentencesForPage = 14;

/** Strips the words that led to the removed URLs: 'from' in 'A page about bees from'. */
function withoutConnectors(text: string): string {
  let rest = text;
  for (;;) {
    rest = trimEndOf(rest, ' \n\r\t,:-');
    const connector = /(?:^|\s)(?:from|see|using|with|by|and)$/i.exec(rest.slice(-6))?.[0];
    if (connector === undefined) return rest;
    rest = rest.slice(0, -connector.length);
  }
}

/** Returns the composer's content from sources: their first sentences and those with figures, verbatim. */
export function sourcesAsContent(prompt: string, sources: readonly Source[]): string {
  const instruction = withoutConnectors(withoutAddresses(prompt)).trim();
  const parts = sources.map(({ title, sentences }) => {
    const whole = sentences.filter((sentence) => /[.!?]$/.test(sentence));
    const kept = new Set([...whole.slice(0, 4), ...whole.filter((sentence) => /\d/.test(sentence))]);
    return `## ${title}\n\n${[...kept].slice(0, sentencesForPage).join('\n\n')}`;
  });
  return `${instruction || 'Page'}:\n\n# ${instruction.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || 'What the sources say'}\n\n${parts.join('\n\n')}`;
}
