/** What a span of a prompt can be. data/reader/README.md says what each one marks. */
const promptLabels = [
  'cmd',
  'kind',
  'title',
  'subject',
  'from',
  'to',
  'name',
  'place',
  'date',
  'time',
  'money',
  'qty',
  'unit',
  'rate',
  'item',
  'detail',
  'contact',
  'look',
  'format',
  'length',
  'audience',
  'tone',
  'lang',
  'note',
] as const;

/** Follow-ups also say which part is meant, and the old and new value. */
const followUpLabels = ['target', 'old', 'new'] as const;

/** The order is part of the weights: changing it means training again. */
export const labels = [...promptLabels, ...followUpLabels] as const;
export type Label = (typeof labels)[number];

/** Labels whose words never stand on the page: what they mean is for the composer. */
export const instructionLabels: ReadonlySet<Label> = new Set<Label>([
  'cmd',
  'look',
  'format',
  'length',
  'audience',
  'tone',
  'lang',
  'note',
]);

/** What a follow-up wants. `other` is everything that none of the rest covers. */
export const intents = [
  'rename',
  'value',
  'look',
  'format',
  'add',
  'remove',
  'reorder',
  'translate',
  'shorter',
  'longer',
  'another',
  'undo',
  'other',
] as const;
export type Intent = (typeof intents)[number];

/** Tags of tokens: 0 is outside, then one 'begins' and one 'continues' per label. */
export const tagCount = 1 + 2 * labels.length;
export const outsideTag = 0;
export const beginTag = (label: number): number => 1 + label;
export const insideTag = (label: number): number => 1 + labels.length + label;
export const isBeginTag = (tag: number): boolean => tag >= 1 && tag <= labels.length;
export const isInsideTag = (tag: number): boolean => tag > labels.length;

/** Returns the label's index, or -1 for the outside tag. */
export const labelOfTag = (tag: number): number =>
  tag === outsideTag ? -1 : tag <= labels.length ? tag - 1 : tag - 1 - labels.length;

/** Labels from this index on occur in follow-ups only. */
export const firstFollowUpLabel = promptLabels.length;
