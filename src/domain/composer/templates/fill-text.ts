import { slotName, slotParts } from './slots.ts';

/** How to treat a sample with no matching fact. */
export type Missing = 'keep' | 'drop' | 'gap';

/** A slot for a fact in a template's text. */
export interface Slot {
  readonly name: string;
  /** 0-based: 1 for `date2`. */
  readonly index: number;
  readonly sample: string;
  /** Whether the text consists of this slot only. */
  readonly isAlone: boolean;
  /** Whether the text starts with this slot. */
  readonly isFirst: boolean;
  /** Whether the text around the slot is a sentence. */
  readonly isInSentence: boolean;
}

export interface SlotFacts {
  /** Returns null if the prompt has no such fact. */
  readonly factFor: (slot: Slot) => string | null;
  readonly missing: (name: string) => Missing;
  /** How to treat words that are only an example. */
  readonly samples: 'keep' | 'drop';
  /** Maximum number of missing facts in a sentence; each becomes a gap. */
  readonly mostGaps: number;
  /** Returns the label of a gap. */
  readonly gapName: (name: string) => string;
  /** Whether a greeting or a signature without a name becomes a gap instead of being dropped. */
  readonly keepsGreetings?: boolean;
  /** Whether a sample that is itself a gap stays one: the page is a form to fill in. */
  readonly keepsOpen?: boolean;
}

const openSample = /^\[\[[^\]]+\]\]$/;

/*
 * Private-use characters stand in for samples during sentence splitting: one for a missing fact, one for each
 * found fact.
 */
const missingMark = '\uE000';
const firstFact = 0xf0000;
const factMark = /[\u{F0000}-\u{FFFFD}]/gu;

/** Keeps the sentence boundary if an example consists of whole sentences. */
const endsSentence = /[.!?…。！？]["”»’)]?$/u;

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment));
  // The segmenter ends a sentence before the closing marks of bold text.
  return sentences.map((sentence, at) => {
    const closing = /^\*\*\s+/.exec(sentences[at + 1] ?? '')?.[0] ?? '';
    const opened = at > 0 ? (/^\*\*\s+/.exec(sentence)?.[0] ?? '') : '';
    return sentence.slice(opened.length) + closing;
  });
}

/** Maximum length (in characters) of the text around the name in a greeting or a signature. */
const longestNaming = 24;
const isNaming = (marked: string, text: string): boolean =>
  /\{\{(?:to|from|name)\d*:/.test(text) &&
  marked.replaceAll(factMark, '').replaceAll(missingMark, '').length <= longestNaming;
const asGap = (): Missing => 'gap';

/** Minimum length (in characters) of a sentence with a gap; shorter ones are meaningless. */
const shortestWithGap = 40;

/** Strips unpaired bold marks left by a removed sentence. */
const withoutHalfMarks = (text: string): string =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? text : text.replaceAll('**', '');

/**
 * Fills a template's text with the facts of a prompt. Removes sentences with a missing fact as a whole, so
 * that the remaining text reads well.
 * @returns null if no text remains
 */
export function fillText(text: string, language: string, slots: SlotFacts): string | null {
  if (!text.includes('{{')) return text;
  const { factFor, missing, gapName, keepsGreetings = false, keepsOpen = false } = slots;
  const { samples, mostGaps } = slots;
  const facts: string[] = [];
  const isGap = new Set<number>();
  const marked = slotParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { name, index } = slotName(part.slot);
      const isAlone = text.trim() === part.written;
      const isFirst = text.trimStart().startsWith(part.written);
      const isInSentence = !isAlone && endsSentence.test(text.trimEnd());
      const slot = { name, index, sample: part.sample, isAlone, isFirst, isInSentence };
      const fact = part.slot === '' ? null : factFor(slot);
      const isOpen = keepsOpen && openSample.test(part.sample.trim());
      const fate = part.slot === '' ? samples : isOpen ? 'keep' : missing(name);
      if (fact === null && fate === 'drop' && (part.slot === '' || part.slot.startsWith('item')))
        return endsSentence.test(part.sample) ? `${missingMark}.` : missingMark;
      if (fact === null && fate === 'drop') isGap.add(facts.length);
      facts.push(fact ?? (isOpen ? part.sample : fate === 'keep' ? part.written : `[[${gapName(name)}]]`));
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
    // A signature keeps a gap for the name.
    return fillText(text, language, { ...slots, missing: asGap, keepsGreetings: false });
  }
  return withoutHalfMarks(kept)
    .replaceAll(factMark, (mark) => facts[(mark.codePointAt(0) ?? 0) - firstFact] ?? '')
    .trim();
}
