import type { FindingSource } from '../../../contract/brand-lookup.ts';

/** Labels of the places on a website where something was found. */
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
