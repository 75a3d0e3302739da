import type { artDirections } from '../../../domain/document/kit/choices.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { words } from '../../lib/words.ts';

const directions = {
  swiss: 'directionSwiss',
  editorial: 'directionEditorial',
  technical: 'directionTechnical',
  organic: 'directionOrganic',
  poster: 'directionPoster',
  corporate: 'directionCorporate',
} as const satisfies Readonly<Record<(typeof artDirections)[number], keyof Catalogue['brand']>>;

export const directionName = (direction: keyof typeof directions): string =>
  words('brand')[directions[direction]];

const papers: Readonly<Record<string, string>> = { a4: 'A4', a5: 'A5', a6: 'A6', letter: 'Letter' };

/** 'A4, portrait': the name of an aspect ratio of themes. */
export function ratioName(value: string): string {
  const t = words('brand');
  if (value === '1:1') return t.ratioSquare;
  if (value === '9:16') return t.ratioStory;
  const [paper = '', turned] = value.split('-');
  const name = papers[paper];
  if (!name) return t.ratioSlides(value);
  return turned ? t.ratioLandscape(name) : t.ratioPortrait(name);
}
