/** Kinds of documents, with the values of a run's `document_type`. */
export const documentKinds = [
  { value: 'report', label: 'Report' },
  { value: 'one-pager', label: 'One-pager' },
  { value: 'proposal', label: 'Proposal' },
  { value: 'deck', label: 'Slide deck' },
  { value: 'case-study', label: 'Case study' },
  { value: 'product-sheet', label: 'Product sheet' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'press-release', label: 'Press release' },
  { value: 'minutes', label: 'Minutes' },
  { value: 'lesson-plan', label: 'Lesson plan' },
  { value: '', label: 'Something else' },
] as const;

export const labelOfKind = (value: string): string =>
  documentKinds.find((kind) => kind.value === value)?.label ?? value;

export type Room = 'one_page' | 'flow';

export const isDeck = (kind: string, format: string): boolean =>
  kind === 'deck' || format.startsWith('slides');
