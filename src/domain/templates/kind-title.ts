/** Kinds whose title isn't just their words with a capital letter. */
const titles: Readonly<Record<string, string>> = { cv: 'CV', okr: 'OKR', okrs: 'OKRs', faq: 'FAQ' };

/** Returns a kind's display title: 'packing-list' becomes 'Packing list'. */
export function kindTitle(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return titles[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
