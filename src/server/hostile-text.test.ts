import { describe, expect, it } from 'vitest';
import { readCssBrand } from '../domain/brand/css-brand.ts';
import { readSitePage } from '../domain/brand/site-page.ts';
import { toneOf } from '../domain/brand/site-tone.ts';
import { standaloneDrawing } from '../domain/brand/standalone-drawing.ts';
import { readChartValue } from '../domain/document/figures/chart-from-rows.ts';
import { sanitiseArticle } from '../domain/document/sanitise/sanitise-article.ts';
import { fileNameOf } from '../domain/file-name.ts';
import { firstElementName } from '../domain/markup/first-element-name.ts';
import { findOpeningTag } from '../domain/markup/opening-tags.ts';
import { textOfPage } from '../domain/markup/text-of-page.ts';
import { countWords } from '../domain/sources/count-words.ts';
import { addressesIn, readSource, withoutAddresses } from '../domain/sources/read-source.ts';
import { shortenText } from '../domain/sources/shorten-text.ts';
import { sourcesAsContent } from './chat/turn/gather-sources.ts';
import { sniffFile } from './features/assets/sniff-file.ts';
import { isOwnArticle, languageOf } from './features/exports/foreign-page.ts';
import { sniffFormat } from './reading/sniff-format.ts';
import { growthOf, isLinear } from './testing/growth.ts';

type Case = readonly [
  name: string,
  read: (text: string) => unknown,
  input: (size: number) => string,
  most: number,
];

const nowhere = (): null => null;
const svg = (style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${style}<path d="M0 0h9v9z"/></svg>`;

const cases: readonly Case[] = [
  ['a style of spaces', standaloneDrawing, (size) => svg(`<g style="a:${' '.repeat(size)}x\nx"/>`), 400_000],
  ['rules that never end', standaloneDrawing, (size) => svg(`<style>${'a'.repeat(size)}</style>`), 400_000],
  ['comments that never end', readCssBrand, (size) => '/*a'.repeat(size), 200_000],
  ['a sheet without braces', readCssBrand, (size) => 'a'.repeat(size), 600_000],
  ['a font of digits', readCssBrand, (size) => `a{font:${'1 '.repeat(size)}}`, 200_000],
  [
    'a title of bars',
    (text) => readSitePage(text, nowhere),
    (size) => `<title>${' |'.repeat(size)}</title>`,
    200_000,
  ],
  ['words of dots', (text) => toneOf(`${'word '.repeat(60)}${text}`), (size) => '.'.repeat(size), 400_000],
  ['a figure of dots', readChartValue, (size) => `1${'.'.repeat(size)}x`, 400_000],
  ['unclosed tags', sanitiseArticle, (size) => '<'.repeat(size), 200_000],
  ['unclosed articles', sanitiseArticle, (size) => '<article '.repeat(size), 40_000],
  ['a name of dots', (text) => fileNameOf(text, 'pdf'), (size) => `a${'. '.repeat(size)}b`, 200_000],
  ['comments before an element', firstElementName, (size) => '<!---->'.repeat(size), 200_000],
  ['comments that are not closed', firstElementName, (size) => '<!--a'.repeat(size), 200_000],
  ['declarations', firstElementName, (size) => '<!a>'.repeat(size), 200_000],
  ['tags for a tag', (text) => findOpeningTag(text, 'body'), (size) => '<html lang '.repeat(size), 100_000],
  ['brackets of pictures', countWords, (size) => '!['.repeat(size), 200_000],
  ['pictures without an end', countWords, (size) => '![a]('.repeat(size), 200_000],
  [
    'titles',
    (text) => readSource('https://a.example', text, true),
    (size) => '<title '.repeat(size),
    100_000,
  ],
  [
    'hidden parts',
    (text) => readSource('https://a.example', text, true),
    (size) => '<i hidden>a</i>'.repeat(size),
    60_000,
  ],
  ['marks after an address', addressesIn, (size) => `https://a.example/${'.'.repeat(size)}x`, 400_000],
  [
    'many addresses',
    withoutAddresses,
    (size) => Array.from({ length: size }, (_, at) => `https://a.example/${at}`).join(' '),
    60_000,
  ],
  ['lines without words', (text) => shortenText(text, 5), (size) => `- a${'\n'.repeat(size)}b`, 200_000],
  ['nested elements', textOfPage, (size) => '<b>'.repeat(size), 200_000],
  ['classes of an article', isOwnArticle, (size) => `<article class="${' doc'.repeat(size)}`, 100_000],
  ['a language that never comes', languageOf, (size) => '<html lang '.repeat(size), 100_000],
  [
    'words that lead to addresses',
    (text) => sourcesAsContent(text, []),
    (size) => `a${' and'.repeat(size)}x`,
    100_000,
  ],
  [
    'spaces that lead to addresses',
    (text) => sourcesAsContent(text, []),
    (size) => `a${' '.repeat(size)}x`,
    200_000,
  ],
  ['an upload of comments', (text) => sniffFile(Buffer.from(text)), (size) => '<!---->'.repeat(size), 600],
  [
    'an attachment of comments',
    (text) => sniffFormat(Buffer.from(text), 'notes.txt'),
    (size) => '<!---->'.repeat(size),
    600,
  ],
];

describe('hostile text', () => {
  it.each(cases)('is read in linear time: %s', (_name, read, input, most) => {
    expect(growthOf(read, input, most)).toSatisfy(isLinear);
  });
});
