import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { FollowUpReading, ReadSpan } from '../../reader/read-prompt.ts';
import { trimEndOf, trimOf } from '../../text/trim-characters.ts';
import { findPart, isEmptyQuery, type PartQuery, readPartQuery } from './find-part.ts';
import { nameOf } from './name-part.ts';
import type { Part } from './parts.ts';

/** One request of a follow-up, with all that it may need. */
export interface Request {
  readonly text: string;
  readonly reading: FollowUpReading;
  readonly content: DocumentContent;
  readonly targetIds: readonly string[];
  /** In which its words are looked up, in this order. */
  readonly languages: readonly ReaderLanguage[];
  /** What may change. */
  readonly parts: readonly Part[];
  readonly seed: number;
}

export type Step =
  | { readonly operations: readonly Operation[]; readonly said: string; readonly isAnotherLook?: true }
  | { readonly refused: string; readonly offers?: readonly string[] };

export const refuse = (refused: string, offers: readonly string[] = []): Step => ({ refused, offers });

export const spansOf = ({ reading }: Request, ...labels: readonly Label[]): readonly ReadSpan[] =>
  reading.spans.filter(({ label }) => labels.includes(label));

const quotes = '"“”„«»‘「」『』 \t\n';
/** A text without the quotes around it and the full stop behind it. An apostrophe at its end stays: "the kids'". */
export function unquoted(text: string): string {
  const inner = trimOf(trimEndOf(trimOf(text, quotes), '.!'), quotes);
  return /^['’]/.test(inner) ? trimOf(inner, "'’") : inner;
}

/** The request without some of its spans, as long as before. */
export function textWithout({ text }: Request, spans: readonly ReadSpan[]): string {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

/** Spans whose words say what to write rather than where. */
const contents: readonly Label[] = ['old', 'new', 'look', 'format', 'length', 'lang', 'tone', 'cmd'];

export interface Target {
  readonly part?: Part;
  /** Why none was chosen, where two fit. */
  readonly refused?: Step;
}

/** The query for a target span, or else for the words of the request that mean nothing else. */
function targetQuery(request: Request, span?: ReadSpan): PartQuery {
  const text = span ? span.text : textWithout(request, spansOf(request, ...contents));
  return readPartQuery(text, request.languages, span !== undefined);
}

/**
 * Finds the part that a request is about: what it names, or else what the user pointed at.
 * @param verb begins the two offers where it could be one or the other
 */
export function findTarget(
  request: Request,
  verb: string,
  prefer: 'outer' | 'inner',
  span?: ReadSpan,
): Target {
  const { parts, languages, content, targetIds } = request;
  const query = targetQuery(request, span);
  const found = findPart(parts, query, languages, prefer);
  if (found.part) return { part: found.part };
  if (found.candidates) {
    const [one, other] = found.candidates.map((part) => nameOf(part, content));
    if (one === other)
      return {
        refused: refuse(`There is more than one ${one} on the page. Select the one you mean and ask again.`),
      };
    return {
      refused: refuse(`That could be ${one} or ${other}. Which one do you mean?`, [
        `${verb} ${one}`,
        `${verb} ${other}`,
      ]),
    };
  }
  // 'Remove this', with one thing selected.
  const selected = parts.filter(({ path, unit }) => path.length === 0 && targetIds.includes(unit));
  const [only, ...others] = selected;
  if (only && others.length === 0 && (isEmptyQuery(query) || !query.isNamed)) return { part: only };
  return {};
}
