import MiniSearch from 'minisearch';
import type { HelpPage } from './build-help.ts';

export interface HelpResult {
  readonly address: string;
  /** Title of the page, and of the section if it isn't the page's beginning. */
  readonly page: string;
  readonly section: string;
  /** Text around the first match. */
  readonly excerpt: string;
}

export type SearchHelp = (query: string) => readonly HelpResult[];

interface Entry extends HelpResult {
  readonly id: number;
  readonly text: string;
}

const maxResults = 20;
const maxQueryLength = 200;
const excerptLength = 170;

/** Cuts about as much of a text as fits two lines, beginning a little before the first of the words. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((index) => index >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(' ', first - 50) + 1;
  const rest = text.slice(start);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, Math.max(end, 0))}${end < rest.length ? ' …' : ''}`;
}

/** Indexes titles, headings and texts, by section. */
export function indexHelp(pages: readonly HelpPage[]): SearchHelp {
  const entries: Entry[] = pages
    .flatMap(({ address, title, description, sections }) =>
      sections.map(({ id, title: section, text }) =>
        id === ''
          ? { address, page: title, section: '', text: `${description} ${text}` }
          : { address: `${address}#${id}`, page: title, section, text },
      ),
    )
    .map((entry, id) => ({ ...entry, id, excerpt: '' }));
  const index = new MiniSearch<Entry>({
    fields: ['section', 'page', 'text'],
    // The beginning of a page comes before its sections.
    extractField: (entry, field) =>
      String((field === 'section' ? entry.section || entry.page : entry[field as keyof Entry]) ?? ''),
    searchOptions: {
      boost: { section: 4, page: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
    },
  });
  index.addAll(entries);
  return (query) => {
    const asked = query.slice(0, maxQueryLength);
    const all = index.search(asked, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(asked);
    return found.slice(0, maxResults).flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      return entry ? [{ ...entry, excerpt: excerptOf(entry.text, terms) }] : [];
    });
  };
}
