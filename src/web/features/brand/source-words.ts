import type { FindingSource } from '../../../contract/brand-lookup.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';

/** The messages that name the places on a website where something was found. */
const messages = {
  manifest: 'sourceManifest',
  link: 'sourceLink',
  og: 'sourceOg',
  meta: 'sourceMeta',
  markup: 'sourceMarkup',
  css: 'sourceCss',
  logo: 'sourceLogo',
  text: 'sourceText',
} as const satisfies Readonly<Record<FindingSource['kind'], keyof Catalogue['site-kit']>>;

/** 'style sheets and logo': the places on a website where something was found, each once. */
export function placesOf(sources: readonly Pick<FindingSource, 'kind'>[]): string {
  const t = words('site-kit');
  const names = new Set(sources.map(({ kind }) => t[messages[kind]]));
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
