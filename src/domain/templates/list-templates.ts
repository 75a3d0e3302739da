import type { TemplateHead } from './template.ts';

/** Templates of a gallery page, and what else there is. */
export interface TemplateListing<Head> {
  readonly templates: readonly Head[];
  /** All kinds in that language with their numbers of templates; only without a search or a chosen kind. */
  readonly groups: readonly { readonly kind: string; readonly count: number }[];
  /** Languages that have templates, without regions. */
  readonly languages: readonly string[];
  /** The language of the templates; `all` for all. */
  readonly language: string;
}

export interface ListRequest<Head> {
  /** Lists all of this kind. */
  readonly kind?: string | undefined;
  /** A BCP 47 tag; `all` for all languages. English if there are none in it. */
  readonly language?: string | undefined;
  /** The templates that fit a search, best first. */
  readonly found?: readonly Head[];
}

/** Chosen in place of a language. */
export const allLanguages = 'all';
/** How many of each kind are listed before one is chosen. */
export const listedOfKind = 4;
const mostFound = 200;

const base = (language: string): string => language.split('-')[0] ?? language;

type Listed = Pick<TemplateHead, 'kind' | 'language' | 'asks'>;

/** Those that answer the most prompts come first, because they suit the most people. */
const byUse = (a: Listed, b: Listed): number => b.asks.length - a.asks.length;

/**
 * Returns what a gallery shows: of each kind a few, or all of one kind, or what a search found.
 * @param all sorted by kind
 */
export function listTemplates<Head extends Listed>(
  all: readonly Head[],
  { kind, language = 'en', found }: ListRequest<Head>,
): TemplateListing<Head> {
  const languages = [...new Set(all.map((each) => base(each.language)))].sort();
  const known = language === allLanguages || languages.includes(base(language)) ? base(language) : 'en';
  const isWanted = (head: Head): boolean => known === allLanguages || base(head.language) === known;
  if (found) {
    const fitting = found.filter(isWanted);
    // A template in another language is better than none.
    return {
      templates: (fitting.length > 0 ? fitting : found).slice(0, mostFound),
      groups: [],
      languages,
      language: known,
    };
  }
  const wanted = all.filter(isWanted);
  if (kind !== undefined)
    return { templates: wanted.filter((head) => head.kind === kind), groups: [], languages, language: known };
  const groups = Array.from(Map.groupBy(wanted, (head) => head.kind));
  return {
    templates: groups.flatMap(([, heads]) => heads.toSorted(byUse).slice(0, listedOfKind)),
    groups: groups.map(([name, heads]) => ({ kind: name, count: heads.length })),
    languages,
    language: known,
  };
}
