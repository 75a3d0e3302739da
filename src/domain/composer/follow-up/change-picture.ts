import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { tell } from '../speech/saying.ts';
import { namesLogo } from './logo-wish.ts';
import { quoted } from './name-part.ts';
import { partTerms, readerLanguageOf } from './part-terms.ts';
import { type Request, refuse, type Step, unquoted } from './request.ts';
import { verbOf } from './settle-reading.ts';

/** Drops the word before a place: 'a mossy wall on'. */
function withoutOn(text: string, languages: readonly ReaderLanguage[]): string {
  const trimmed = text.trimEnd();
  const on = languages.flatMap((language) => lexicons[language].wishes.on.split(','));
  const last = on.find((word) => fold(trimmed).endsWith(` ${fold(word.trim())}`));
  return last === undefined ? trimmed : trimmed.slice(0, trimmed.length - last.trim().length - 1);
}

/**
 * Returns what a picture should show: the words after 'a picture of', up to a place on the page. Undefined if the
 * request doesn't speak of a picture, or not of its subject.
 */
export function subjectOfPicture({
  text,
  languages,
}: Pick<Request, 'text' | 'languages'>): string | undefined {
  const folded = fold(text);
  const hits = partTerms(folded, languages);
  const picture = hits.find(({ names }) => names.includes('part:picture'));
  if (!picture) return undefined;
  const after = hits.filter(({ start }) => start >= picture.end);
  // A place on the page needs a part of it: 'on the first slide', unlike 'over the water'.
  const isPart = ({ names }: TermHit): boolean =>
    names.some((name) => name.startsWith('part:') || name.startsWith('ordinal'));
  const at = after.findIndex(isPart);
  const before = after[at - 1];
  const place = before?.names.some((name) => name === 'before' || name === 'after') ? before : after[at];
  let [from, to] = [picture.end, place?.start ?? text.length];
  for (const { start, end, names } of after)
    if (names.every((name) => name === 'filler') && text.slice(from, start).trim() === '') from = end;
  for (const { start, end, names } of after.toReversed())
    if (
      end <= to &&
      names.every((name) => name === 'filler' || name === 'as') &&
      text.slice(end, to).trim() === ''
    )
      to = start;
  const words = unquoted(withoutOn(text.slice(from, to), languages));
  return /\p{L}{2}/u.test(words) ? words : undefined;
}

/** Returns whether a prompt speaks of a picture that comes with it. */
export function namesAttached(prompt: string, { language }: Pick<DocumentContent, 'language'>): boolean {
  const languages = [...new Set([readerLanguageOf(language), 'en' as const])];
  const names = new Set(partTerms(fold(prompt), languages).flatMap((hit) => hit.names));
  return names.has('part:picture') && names.has('attached');
}

/** 'Add this photo': no word says what it shows. */
function namesOnlyPicture({ text, languages }: Request): boolean {
  const folded = fold(text);
  const rest = blankRanges(folded, partTerms(folded, languages));
  return (rest.match(/\p{L}+/gu) ?? []).length <= 1;
}

/** Answers requests about a picture that came with the message, or should have. */
export function changePicture(request: Request): Step | null {
  const { text, languages, content } = request;
  const { intent } = request.reading;
  const names = new Set(partTerms(fold(text), languages).flatMap((hit) => hit.names));
  if (!names.has('part:picture')) return null;
  if (names.has('attached')) return refuse(tell('noPicture'));
  const verb = verbOf(text, languages);
  const isAdded = verb === 'add';
  const subject = subjectOfPicture(request);
  if (isAdded && subject === undefined && namesOnlyPicture(request)) return refuse(tell('noPicture'));
  const isChanged =
    !namesLogo(text) &&
    verb === undefined &&
    (intent === 'value' || intent === 'rename' || intent === 'look');
  const hasBlocks = content.pages.some((page) => 'blocks' in page);
  if (!(isAdded || isChanged) || subject === undefined || hasBlocks || request.targetIds.length > 0)
    return null;
  if (content.pages.some(({ layout }) => layout === 'invoice')) return refuse(tell('billPictures'));
  return {
    operations: [{ op: 'set_look', look: { subject } }],
    said: tell('illustrationSet', { subject: quoted(subject) }),
  };
}
