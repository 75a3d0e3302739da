import { slotName, slotParts } from './slots.ts';

/** What becomes of a sample for which the prompt has no fact. */
export type Missing = 'keep' | 'drop' | 'gap';

export interface SlotFacts {
  /** Null where the prompt has no such fact. */
  readonly factFor: (name: string, index: number) => string | null;
  readonly missing: (name: string) => Missing;
  /** What a gap is called. */
  readonly gapName: (name: string) => string;
  /** A greeting or a signature without a name is a gap instead of nothing. */
  readonly keepsGreetings?: boolean;
}

/* Characters for private use stand for samples while sentences are told apart: one for what is missing, one for each fact. */
const missingMark = '\uE000';
const firstFact = 0xf0000;
const factMark = /[\u{F0000}-\u{FFFFD}]/gu;

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment));
}

/** A greeting or a signature: the fact with a word or two around it. */
const longestNaming = 24;
const isNaming = (marked: string, text: string): boolean =>
  /\{\{(?:to|from|name)\d*:/.test(text) &&
  marked.replaceAll(factMark, '').replaceAll(missingMark, '').length <= longestNaming;
const asGap = (): Missing => 'gap';

/** Marks of bold text whose other half went with its sentence. */
const withoutHalfMarks = (text: string): string =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? text : text.replaceAll('**', '');

/**
 * A template's text with the facts of a prompt. A sentence whose fact is missing goes as a whole, so that what is left
 * reads well.
 * @returns null where nothing is left
 */
export function fillText(
  text: string,
  language: string,
  { factFor, missing, gapName, keepsGreetings = false }: SlotFacts,
): string | null {
  if (!text.includes('{{')) return text;
  const facts: string[] = [];
  const marked = slotParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { name, index } = slotName(part.slot);
      const fact = part.slot === '' ? null : factFor(name, index);
      const fate = part.slot === '' ? 'keep' : missing(name);
      if (fact === null && fate === 'drop') return missingMark;
      facts.push(fact ?? (fate === 'gap' ? `[[${gapName(name)}]]` : part.written));
      return String.fromCodePoint(firstFact + facts.length - 1);
    })
    .join('');
  const kept = marked.includes(missingMark)
    ? sentencesOf(marked, language)
        .filter((sentence) => !sentence.includes(missingMark))
        .join('')
    : marked;
  if (kept.trim() === '')
    return keepsGreetings && isNaming(marked, text)
      ? fillText(text, language, { factFor, missing: asGap, gapName })
      : null;
  return withoutHalfMarks(kept)
    .replaceAll(factMark, (mark) => facts[(mark.codePointAt(0) ?? 0) - firstFact] ?? '')
    .trim();
}
