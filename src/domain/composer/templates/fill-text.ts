import { slotName, slotParts } from './slots.ts';

/** What becomes of a sample for which the prompt has no fact. */
export type Missing = 'keep' | 'drop' | 'gap';

/** A place for a fact in a template's text. */
export interface Slot {
  readonly name: string;
  /** 1 for `date2`. */
  readonly index: number;
  readonly sample: string;
  /** Whether nothing else stands in the text. */
  readonly isAlone: boolean;
  /** Whether the text begins with it. */
  readonly isFirst: boolean;
}

export interface SlotFacts {
  /** Null where the prompt has no such fact. */
  readonly factFor: (slot: Slot) => string | null;
  readonly missing: (name: string) => Missing;
  /** What becomes of words that are only an example. */
  readonly samples: 'keep' | 'drop';
  /** A sentence that lacks no more facts than this has gaps for them. */
  readonly mostGaps: number;
  /** Greets whoever reads a letter. */
  readonly anybody?: string;
  /** What a gap is called. */
  readonly gapName: (name: string) => string;
  /** A greeting or a signature without a name is a gap instead of nothing. */
  readonly keepsGreetings?: boolean;
}

/* Characters for private use stand for samples while sentences are told apart: one for what is missing, one for each fact. */
const missingMark = '\uE000';
const firstFact = 0xf0000;
const factMark = /[\u{F0000}-\u{FFFFD}]/gu;

/** An example of whole sentences doesn't take the next one along. */
const endsSentence = /[.!?…。！？]["”»’)]?$/u;

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment));
  // The segmenter ends a sentence before the marks that close its bold text.
  return sentences.map((sentence, at) => {
    const closing = /^\*\*\s+/.exec(sentences[at + 1] ?? '')?.[0] ?? '';
    const opened = at > 0 ? (/^\*\*\s+/.exec(sentence)?.[0] ?? '') : '';
    return sentence.slice(opened.length) + closing;
  });
}

/** A greeting or a signature: the fact with a word or two around it. */
const longestNaming = 24;
const isNaming = (marked: string, text: string): boolean =>
  /\{\{(?:to|from|name)\d*:/.test(text) &&
  marked.replaceAll(factMark, '').replaceAll(missingMark, '').length <= longestNaming;
const asGap = (): Missing => 'gap';

/** Shorter sentences with a gap say nothing. */
const shortestWithGap = 40;

/** Marks of bold text whose other half went with its sentence. */
const withoutHalfMarks = (text: string): string =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? text : text.replaceAll('**', '');

/**
 * A template's text with the facts of a prompt. A sentence whose fact is missing goes as a whole, so that what is left
 * reads well.
 * @returns null where nothing is left
 */
export function fillText(text: string, language: string, slots: SlotFacts): string | null {
  if (!text.includes('{{')) return text;
  const { factFor, missing, gapName, keepsGreetings = false, samples, mostGaps, anybody } = slots;
  const facts: string[] = [];
  const isGap = new Set<number>();
  const marked = slotParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { name, index } = slotName(part.slot);
      const isAlone = text.trim() === part.written;
      const isFirst = text.trimStart().startsWith(part.written);
      const slot = { name, index, sample: part.sample, isAlone, isFirst };
      const fact = part.slot === '' ? null : factFor(slot);
      const fate = part.slot === '' ? samples : missing(name);
      if (fact === null && fate === 'drop' && (part.slot === '' || part.slot.startsWith('item')))
        return endsSentence.test(part.sample) ? `${missingMark}.` : missingMark;
      if (fact === null && fate === 'drop') isGap.add(facts.length);
      facts.push(fact ?? (fate === 'keep' ? part.written : `[[${gapName(name)}]]`));
      return String.fromCodePoint(firstFact + facts.length - 1);
    })
    .join('');
  const gapsIn = (sentence: string): number =>
    Array.from(sentence.matchAll(factMark)).filter(({ 0: mark }) =>
      isGap.has((mark.codePointAt(0) ?? 0) - firstFact),
    ).length;
  const isWhole = (sentence: string): boolean =>
    !sentence.includes(missingMark) &&
    gapsIn(sentence) <= (sentence.length >= shortestWithGap ? mostGaps : 0);
  const kept =
    marked.includes(missingMark) || isGap.size > 0
      ? sentencesOf(marked, language).filter(isWhole).join('')
      : marked;
  if (kept.trim() === '') {
    if (!keepsGreetings || !isNaming(marked, text)) return null;
    // 'Dear …,' greets whoever it may be; a signature waits for its name.
    const isGreeting = /[,:，：،]\s*$/u.test(text) || !text.startsWith('{{');
    return anybody !== undefined && isGreeting
      ? anybody
      : fillText(text, language, { ...slots, missing: asGap, keepsGreetings: false });
  }
  return withoutHalfMarks(kept)
    .replaceAll(factMark, (mark) => facts[(mark.codePointAt(0) ?? 0) - firstFact] ?? '')
    .trim();
}
