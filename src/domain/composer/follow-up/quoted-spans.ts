import type { Intent, Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { quotedPlaces } from '../../text/quoted-text.ts';
import type { OneRequest } from './settle-reading.ts';

/** Labels for the quoted texts of a request by intent: in order for two, `one` for a single one. */
const labels: Readonly<
  Partial<Record<Intent, { readonly two: readonly [Label, Label]; readonly one: Label }>>
> = {
  remove: { two: ['target', 'target'], one: 'target' },
  add: { two: ['item', 'target'], one: 'item' },
  rename: { two: ['old', 'new'], one: 'new' },
  value: { two: ['old', 'new'], one: 'new' },
  reorder: { two: ['target', 'new'], one: 'target' },
  format: { two: ['target', 'target'], one: 'target' },
};

const kept = new Set<Label>(['old', 'new', 'target', 'item', 'title']);

/** Makes each quoted text a single span, overriding the reader's spans. */
export function withQuotes({ text, reading }: OneRequest, intent: Intent): OneRequest {
  const roles = labels[intent];
  const found = quotedPlaces(text);
  if (!roles || found.length === 0 || found.length > 2) return { text, reading };
  const overlaps = (span: ReadSpan): boolean =>
    found.some(({ start, end }) => span.start < end && span.end > start);
  const added = found.map(({ start, end }, at): ReadSpan => {
    const own = reading.spans.find((span) => span.start < end && span.end > start && kept.has(span.label));
    const only = own && intent !== 'add' && intent !== 'remove' ? own.label : roles.one;
    const label = found.length === 2 ? (roles.two[at] ?? roles.one) : only;
    return { label, text: text.slice(start, end), start, end, confidence: 1, instruction: 0 };
  });
  const others = reading.spans.filter((span) => !overlaps(span));
  const spans = [...others, ...added].sort((a, b) => a.start - b.start);
  return { text, reading: { ...reading, spans } };
}
