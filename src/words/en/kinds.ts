/** Kinds whose title isn't just their words with a capital letter. */
const titles: Readonly<Record<string, string>> = {
  cv: 'CV',
  okr: 'OKR',
  okrs: 'OKRs',
  faq: 'FAQ',
  swot: 'SWOT',
};

/** Kinds of templates, as they are in the template files: 'packing-list'. */
export const words = {
  kindTitle: (kind: string): string => {
    const plain = kind.replaceAll('-', ' ');
    return titles[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  },
};
