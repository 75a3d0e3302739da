import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { FollowUpReading, ReadSpan } from '../../reader/read-prompt.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf, trimOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { isSameSaying, type Saying, tell } from '../speech/saying.ts';
import { findPart, type PartQuery, readPartQuery } from './find-part.ts';
import { nameOf } from './name-part.ts';
import type { Part } from './parts.ts';

/** One request of a follow-up with its context. */
export interface Request {
  readonly text: string;
  readonly reading: FollowUpReading;
  readonly content: DocumentContent;
  readonly targetIds: readonly string[];
  /** Languages used to look up words, in this order. */
  readonly languages: readonly ReaderLanguage[];
  /** The parts that may change. */
  readonly parts: readonly Part[];
  readonly seed: number;
}

export type Step =
  | {
      readonly operations: readonly Operation[];
      readonly said: Saying | readonly Saying[];
      readonly isAnotherLook?: true;
      /** True if the request names a value outside the selection, and `said` tells where it was changed. */
      readonly isElsewhere?: true;
    }
  | { readonly refused: Saying; readonly offers?: readonly Saying[] };

export const refuse = (refused: Saying, offers: readonly Saying[] = []): Step => ({ refused, offers });

export const spansOf = ({ reading }: Request, ...labels: readonly Label[]): readonly ReadSpan[] =>
  reading.spans.filter(({ label }) => labels.includes(label));

const quotes = '"“”„«»‘「」『』 \u00a0\u202f\t\n';
/** Strips surrounding quotation marks and the final period. Keeps a trailing apostrophe: "the kids'". */
export function unquoted(text: string): string {
  const inner = trimOf(trimEndOf(trimOf(text, quotes), '.!'), quotes);
  return /^['’]/.test(inner) ? trimOf(inner, "'’") : inner;
}

/** Replaces the given spans with spaces; the length is unchanged. */
export const textWithout = ({ text }: Request, spans: readonly ReadSpan[]): string =>
  blankRanges(text, spans);

/** Labels of spans that are content or settings, not a location. */
const contents: readonly Label[] = ['old', 'new', 'look', 'format', 'length', 'lang', 'tone', 'cmd'];

export interface Target {
  readonly part?: Part;
  /** Set if two parts match and neither was chosen. */
  readonly refused?: Step;
}

/** Builds the query for a target span, or for the unlabeled words of the request. */
function targetQuery(request: Request, span?: ReadSpan): PartQuery {
  const text = span ? span.text : textWithout(request, spansOf(request, ...contents));
  return readPartQuery(text, request.languages, span !== undefined);
}

/**
 * Finds the part that a request names, or else the selected one.
 * @param offer makes the requests to suggest if the target is ambiguous
 */
export function findTarget(
  request: Request,
  offer: ((part: Saying) => Saying) | null,
  prefer: 'outer' | 'inner',
  span?: ReadSpan,
): Target {
  const { parts, languages, content, targetIds } = request;
  const query = targetQuery(request, span);
  const found = findPart(parts, query, languages, prefer);
  if (found.part) return { part: found.part };
  if (found.candidates) {
    const [one, other] = found.candidates.map((part) => nameOf(part, content));
    if (!one || !other || isSameSaying(one, other))
      return { refused: refuse(tell('severalAlike', { part: one ?? '' })) };
    return {
      refused: refuse(tell('couldBe', { one, other }), offer ? [offer(one), offer(other)] : []),
    };
  }
  // 'Remove this', with one part selected.
  const selected = parts.filter(({ path, unit }) => path.length === 0 && targetIds.includes(unit));
  const [only, ...others] = selected;
  const isPointing =
    query.kinds.size === 0 && languages.some((language) => !saysSomething(query.words.join(' '), language));
  if (only && others.length === 0 && (isPointing || !query.isNamed)) return { part: only };
  return {};
}
