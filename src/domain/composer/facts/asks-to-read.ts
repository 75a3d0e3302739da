import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';

/** What a prompt says of the page itself. */
const ofPage: ReadonlySet<Label> = new Set<Label>(['format', 'length', 'cmd', 'note']);
const ofReading: ReadonlySet<Label> = new Set<Label>([
  ...ofPage,
  'subject',
  'audience',
  'tone',
  'look',
  'lang',
]);

const surely = 0.5;

/**
 * Returns whether a prompt without a kind asks for something to read: a page about a subject, with nothing to announce.
 * 'an A4 on feeding birds', but not 'summer fair'.
 */
export function asksToRead(text: string, spans: readonly ReadSpan[]): boolean {
  const hasSubject = spans.some(({ label, confidence }) => label === 'subject' && confidence >= surely);
  return (
    hasSubject &&
    !text.includes('\n') &&
    spans.some(({ label }) => ofPage.has(label)) &&
    spans.every(({ label }) => ofReading.has(label))
  );
}
