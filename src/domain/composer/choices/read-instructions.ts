import type { Label } from '../../reader/labels.ts';
import { type ReadSpan, readPrompt } from '../../reader/read-prompt.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { isA, wishTerms } from '../wishes/wish-terms.ts';
import type { Wishes } from '../wishes/wishes.ts';

const shown = 60;
const longestInstruction = 600;

const toldLabels: ReadonlySet<Label> = new Set<Label>(['length', 'tone', 'audience', 'lang']);
const wishLabels: ReadonlySet<Label> = new Set<Label>(['look', 'format']);

/** Treats a whole instruction as a wish about looks or paper. */
const asWishes = (text: string): ReadSpan[] =>
  (['look', 'format'] as const).map((label) => ({
    label,
    text,
    start: 0,
    end: text.length,
    confidence: 0,
    instruction: 1,
  }));

/**
 * Reads standing instructions. Returns the style wishes to follow and the instructions that can't be
 * followed.
 */
export function readInstructions(
  instructions: readonly string[],
  today: string,
): { readonly wishes: Partial<Wishes>; readonly notes: readonly Saying[] } {
  const left: string[] = [];
  let all: Partial<Wishes> = {};
  for (const instruction of instructions) {
    const text = instruction.slice(0, longestInstruction);
    const { spans: labeled, language } = readPrompt(text, { today });
    // Instructions describe how to write, not what, so only their wishes count.
    const read = labeled.filter(({ label }) => wishLabels.has(label) || toldLabels.has(label));
    const found = readWishes(read, language, text);
    const isHeard = read.some((span) => wishLabels.has(span.label) && !found.unread.includes(span));
    const spans = isHeard ? read : [...read.filter(({ label }) => !wishLabels.has(label)), ...asWishes(text)];
    const {
      unread: _unread,
      approximated: _approximated,
      tone,
      audience,
      amount,
      subject,
      ...named
    } = readWishes(spans, language, text);
    // Only a wish for pictures sets the subject of pictures.
    const isPictured = wishTerms(text.normalize('NFC'), language).some((hit) => isA(hit, 'picture'));
    const wishes = { ...named, ...(isHeard && isPictured && subject && { subject }) };
    const isLook = Object.keys(wishes).length > 0;
    if (!isLook || tone || audience || amount) left.push(text);
    all = { ...wishes, ...all };
  }
  const quoted = left
    .slice(0, 3)
    .map((text) => tell('quote', { text: text.length > shown ? `${text.slice(0, shown - 1)}…` : text }));
  const notes = left.length > 0 ? [tell('instructionsNeedModel', { names: quoted })] : [];
  return { wishes: all, notes };
}
