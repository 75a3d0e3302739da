/** Possible labels of a span in a prompt. data/reader/README.md describes each one. */
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

/** Follow-ups also name the part to change, and the old and new value. */
const followUpLabels = ['target', 'old', 'new'] as const;

/** The order is baked into the weights; changing it requires retraining. */
export const labels = [...promptLabels, ...followUpLabels] as const;
export type Label = (typeof labels)[number];

/** Labels whose words are never printed. They are instructions to the composer. */
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

/** Intents of a follow-up. `other` covers everything else. */
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

/** Number of token tags (BIO): 0 is outside, then one begin and one inside tag per label. */
export const tagCount = 1 + 2 * labels.length;
export const outsideTag = 0;
export const beginTag = (label: number): number => 1 + label;
export const insideTag = (label: number): number => 1 + labels.length + label;
export const isBeginTag = (tag: number): boolean => tag >= 1 && tag <= labels.length;
export const isInsideTag = (tag: number): boolean => tag > labels.length;

/** Returns the label's index, or -1 for the outside tag. */
export const labelOfTag = (tag: number): number =>
  tag === outsideTag ? -1 : tag <= labels.length ? tag - 1 : tag - 1 - labels.length;

/** First label that occurs only in follow-ups. */
export const firstFollowUpLabel = promptLabels.length;
