import type { FindingSource } from '../../../contract/brand-lookup.ts';

/** Where in a site something was found, as the review of it says it. */
export const sourceWords: Readonly<Record<FindingSource['kind'], string>> = {
  manifest: 'web app manifest',
  link: 'icon of the page',
  og: 'social card',
  meta: 'meta tag',
  markup: 'page itself',
  css: 'style sheets',
  logo: 'logo',
  text: 'words of the page',
};
