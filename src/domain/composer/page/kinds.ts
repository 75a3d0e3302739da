/** Group of kinds that share a page builder. */
export type Family = 'bill' | 'deck' | 'letter' | 'flyer' | 'list' | 'paper';

const families = {
  invoice: 'bill',
  quote: 'bill',
  receipt: 'bill',
  order: 'bill',
  deck: 'deck',
  letter: 'letter',
  flyer: 'flyer',
  poster: 'flyer',
  invitation: 'flyer',
  card: 'flyer',
  voucher: 'flyer',
  ticket: 'flyer',
  sign: 'flyer',
  certificate: 'flyer',
  checklist: 'list',
  agenda: 'list',
  menu: 'list',
  program: 'list',
  recipe: 'list',
  report: 'paper',
  article: 'paper',
  minutes: 'paper',
  cv: 'paper',
  lesson: 'paper',
  newsletter: 'paper',
  release: 'paper',
  plan: 'paper',
  form: 'paper',
  'one-pager': 'paper',
} as const satisfies Record<string, Family>;

/** Kinds that present figures. */
const withFigures: ReadonlySet<string> = new Set(['report', 'one-pager', 'newsletter', 'deck']);
export const isFigured = (kind: KindId | null): boolean => kind !== null && withFigures.has(kind);

export type KindId = keyof typeof families;
export const kindIds = Object.keys(families) as readonly KindId[];
export const familyOf = (kind: KindId): Family => families[kind];
