import type { CheckFinding } from '../../contract/chat-events.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import type { Look } from '../../domain/document/kit/look.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
} from '../../domain/document/layout/sample-contents.ts';
import type { Patch } from '../../domain/document/patch.ts';
import { applyPatches } from '../../domain/document/patches/apply-patches.ts';
import { readArticle } from '../../domain/document/read-article.ts';
import { elementAt, restyle } from '../../domain/document/repairs/element-at.ts';
import { sanitiseArticle } from '../../domain/document/sanitise/sanitise-article.ts';
import { pngDataUrl } from './make-png.ts';

/** Ten pages of different kinds, directions, formats and themes, by name. */
const contents = {
  invoice: sampleInvoice(4),
  'one-pager': sampleOnePager,
  flyer: sampleFlyer,
  deck: sampleDeck,
  article: sampleArticle(1),
};
const looks: readonly (readonly [keyof typeof contents, Partial<Look>])[] = [
  ['invoice', { direction: 'swiss' }],
  ['one-pager', { direction: 'editorial' }],
  ['flyer', { direction: 'poster' }],
  ['deck', { direction: 'technical', format: 'slides-16x9', orientation: 'landscape' }],
  ['article', { direction: 'corporate' }],
  ['one-pager', { direction: 'organic', theme: 'dark' }],
  ['invoice', { direction: 'technical', theme: 'dark', format: 'letter' }],
  ['flyer', { direction: 'swiss', format: 'a5' }],
  ['deck', { direction: 'editorial', format: 'slides-4x3', orientation: 'landscape', theme: 'dark' }],
  ['article', { direction: 'organic', format: 'letter' }],
];

export interface CleanPage {
  readonly name: string;
  readonly html: string;
}

export const cleanPages: readonly CleanPage[] = looks.map(([content, look]) => ({
  name: [content, ...Object.values(look)].join(' '),
  html: assembleArticle(layOutContent(sampleContent(contents[content], look))),
}));

export interface SeededFault {
  readonly class: CheckFinding['class'];
  readonly name: string;
  /** Returns the page with the fault, and the block it is in; null for a fault of the page. */
  readonly seed: (html: string) => { readonly html: string; readonly blockId: string | null };
}

const photo = pngDataUrl(48, 32, (x, y) => [110 + x, 112 + y, 118]);
const coarse = pngDataUrl(30, 20, (x, y) => [x * 8, 120, y * 12]);
const sharp = pngDataUrl(400, 60, (x) => [x % 255, 90, 40]);

function lastPageId(html: string): string {
  return readArticle(html).pages.at(-1)?.id ?? '';
}

/** Inserts a block on the last page. */
function inserting(kind: CheckFinding['class'], name: string, markup: string): SeededFault {
  return {
    class: kind,
    name,
    seed: (html) => {
      const insert: Patch = { op: 'insert', pageId: lastPageId(html), afterId: null, html: withId(markup) };
      return { html: applyPatches(html, [insert]).html, blockId: 'seeded' };
    },
  };
}

const withId = (markup: string): string => markup.replace(/^<([a-z0-9]+)/, '<$1 data-id="seeded"');

/** Styles an existing block: the first with text on a page, or the next one. */
function styling(
  kind: CheckFinding['class'],
  name: string,
  style: Readonly<Record<string, string>>,
  which: 'first' | 'second' = 'first',
): SeededFault {
  return {
    class: kind,
    name,
    seed: (html) => {
      const page = readArticle(html).pages.find(
        ({ blocks }) => blocks.filter(({ text }) => text.length > 12).length > 1,
      );
      const blocks = (page?.blocks ?? []).filter(({ text }) => text.length > 12);
      const block = blocks[which === 'first' ? 0 : 1];
      const element = block ? elementAt(html, { blockId: block.id, path: [] }) : null;
      if (!block || !element) throw new Error(`nothing to put "${name}" into`);
      return { html: sanitiseArticle(restyle(html, element, style)), blockId: block.id };
    },
  };
}

/** Adds a page at the end. */
function adding(name: string, markup: string): SeededFault {
  return {
    class: 'empty_page',
    name,
    seed: (html) => {
      const page = `<section class="page" data-id="seeded-page">${markup}</section>`;
      const { html: more } = applyPatches(html, [{ op: 'add_page', afterId: lastPageId(html), html: page }]);
      return { html: more, blockId: null };
    },
  };
}

/** Adds a page of the kit with blocks in one part of it, before the last page. */
function holed(name: string, className: string, blocks: readonly string[]): SeededFault {
  return {
    class: 'empty_area',
    name,
    seed: (html) => {
      const markup = blocks
        .map((each, at) => each.replace(/^<([a-z0-9]+)/, `<$1 data-id="hole-${at}"`))
        .join('');
      const page = `<section class="page ${className}" data-id="seeded-page">${markup}</section>`;
      const { html: more } = applyPatches(html, [{ op: 'add_page', afterId: null, html: page }]);
      return { html: more, blockId: null };
    },
  };
}

const sentences = (count: number): string => 'A sentence of running text that fills its line. '.repeat(count);

const wave = 'M0 20Q10 0 20 20T40 20T60 20T80 20T100 20M0 60Q10 40 20 60T40 60T60 60T80 60T100 60';
const dots = 'M12 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM45 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0z';

const fragment = `<div style="position:relative;height:14px;overflow:hidden"><svg class="art" aria-hidden="true" viewBox="0 0 100 100" style="position:absolute;left:40%;bottom:0;width:200px;height:200px"><path d="${dots}" transform="translate(0 45)" style="fill:var(--accent)"/></svg></div>`;

/** Inserts words, and a drawing of another block that runs through them. */
function drawn(name: string, at: string, shape: string, paint: string): SeededFault {
  return {
    class: 'ornament',
    name,
    seed: (html) => {
      const pageId = lastPageId(html);
      const place = 'position:absolute;left:12%;width:60%;height:90px';
      const drawing = `<div data-id="drawing" style="${place};${at};z-index:10"><svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" style="width:100%;height:100%"><path d="${shape}" style="${paint}"/></svg></div>`;
      const text = `<div data-id="seeded" style="${place};${at};z-index:9;background:var(--paper)"><p style="position:relative;color:var(--ink)">${'Words that run into a drawing. '.repeat(8)}</p></div>`;
      const patches: Patch[] = [
        { op: 'insert', pageId, afterId: null, html: drawing },
        { op: 'insert', pageId, afterId: null, html: text },
      ];
      return { html: applyPatches(html, patches).html, blockId: 'seeded' };
    },
  };
}

/** In front of any ornament at the start of the page. */
const onTop = 'position:relative;z-index:9';
const faint = 'color:color-mix(in srgb, var(--paper) 76%, var(--ink))';
const onPhoto = (words: string, colour: string) =>
  `<div style="${onTop};height:60px"><img alt="Sea" style="position:absolute;inset:0;width:100%;height:100%;object-fit:cover" src="${photo}"><p style="position:relative;color:${colour}">${words}</p></div>`;

/** Returns whether a report names the seeded fault: its class in its block, or either block of an overlap. */
export function isNamed(
  fault: SeededFault,
  blockId: string | null,
  findings: readonly Pick<CheckFinding, 'class' | 'block_id' | 'message'>[],
): boolean {
  return findings.some(
    ({ class: kind, block_id, message }) =>
      kind === fault.class && (blockId === null || block_id === blockId || message.includes(' px over ')),
  );
}

/** Faults of every class, at least four of each. */
export const seededFaults: readonly SeededFault[] = [
  inserting('contrast', 'faint words', `<p style="${onTop};${faint}">Faint words here</p>`),
  inserting('contrast', 'translucent words', `<p style="${onTop};opacity:.35">Translucent words here</p>`),
  inserting(
    'contrast',
    'words on a gradient',
    `<p style="${onTop};background:linear-gradient(90deg,var(--paper),var(--ink));color:var(--ink);white-space:nowrap;width:14em;text-align:right">Words over there</p>`,
  ),
  inserting('contrast', 'words on a photo', onPhoto('Words on a photo', '#dddddd')),
  inserting('contrast', 'dark words on a photo', onPhoto('Dark words on it', '#555555')),
  inserting(
    'contrast',
    'words on their own colour',
    `<p style="${onTop};background:var(--ink);color:color-mix(in srgb, var(--ink) 70%, var(--paper))">Tone on tone</p>`,
  ),
  inserting(
    'overflow',
    'past the right edge',
    '<p style="position:absolute;right:-90px;top:50%;white-space:nowrap">Runs off the right</p>',
  ),
  inserting(
    'overflow',
    'past the left edge',
    '<p style="position:absolute;left:-70px;top:55%;white-space:nowrap">Runs off the left</p>',
  ),
  inserting(
    'overflow',
    'past the foot',
    '<p style="position:absolute;bottom:-12px;left:40%">Runs off the foot</p>',
  ),
  inserting(
    'overflow',
    'past the head',
    '<p style="position:absolute;top:-12px;left:40%">Runs off the head</p>',
  ),
  inserting(
    'overflow',
    'one line too long',
    `<p style="white-space:nowrap">${'A line that never breaks '.repeat(12)}</p>`,
  ),
  inserting(
    'clipping',
    'a box too low',
    '<div style="height:9px;overflow:hidden"><p>Cut off below</p></div>',
  ),
  inserting(
    'clipping',
    'a box too narrow',
    '<div style="width:40px;overflow:hidden"><p style="white-space:nowrap">Cut off at the side</p></div>',
  ),
  inserting(
    'clipping',
    'lines beyond a box',
    '<div style="max-height:2em;overflow:clip"><p>One line</p><p>Two lines</p><p>Three lines</p></div>',
  ),
  inserting(
    'clipping',
    'pushed out of a box',
    '<div style="height:40px;overflow:hidden"><p style="margin-top:30px">Half of it shows</p></div>',
  ),
  styling('overlap', 'a block pulled up', { 'margin-top': '-60px' }, 'second'),
  styling('overlap', 'a block moved down', { transform: 'translateY(100%)' }),
  styling('overlap', 'a block placed on another', { position: 'absolute', top: '0', left: '0' }, 'second'),
  inserting(
    'overlap',
    'words placed on the page',
    `<p style="position:absolute;top:0;left:0;width:100%">${'Words laid over all that stands there. '.repeat(40)}</p>`,
  ),
  inserting(
    'overlap',
    'a picture on words',
    `<img alt="Stripes" style="position:absolute;top:20%;left:5%;width:90%;height:50%" src="${sharp}">`,
  ),
  drawn('a garland across words', 'top:30%', wave, 'fill:none;stroke:var(--accent);stroke-width:3'),
  drawn('dots on words', 'top:45%', dots, 'fill:var(--accent)'),
  drawn('hairlines across the foot', 'bottom:12px', wave, 'fill:none;stroke:var(--ink);stroke-width:2'),
  drawn('a drawing across the head', 'top:8px', dots, 'fill:var(--accent)'),
  inserting('ornament', 'a fragment of a drawing', fragment),
  inserting('missing_glyph', 'hieroglyphs', '<p>An owl: \u{13153}</p>'),
  inserting('missing_glyph', 'cuneiform', '<p>A star: \u{1202d}</p>'),
  inserting('missing_glyph', 'a private sign', '<p>A logo: \ue123</p>'),
  inserting('missing_glyph', 'Javanese', '<p>Java: \ua98f\ua9ae</p>'),
  inserting(
    'image_resolution',
    'a small picture, large',
    `<img alt="Stripes" style="width:220px" src="${coarse}">`,
  ),
  inserting(
    'image_resolution',
    'a photo across',
    `<figure><img alt="Sea" style="width:100%;height:40px" src="${photo}"></figure>`,
  ),
  inserting(
    'image_resolution',
    'a width attribute',
    `<p><img alt="Stripes" width="120" src="${coarse}"></p>`,
  ),
  inserting(
    'image_resolution',
    'a logo too coarse',
    `<div><img alt="Logo" style="height:60px" src="${coarse}"></div>`,
  ),
  inserting('heading_order', 'from 1 to 3', '<div><h1>One</h1><h3>Three</h3></div>'),
  inserting('heading_order', 'from 2 to 4', '<div><h2>Two</h2><p>Words</p><h4>Four</h4></div>'),
  inserting('heading_order', 'from 1 to 4', '<section><h1>One</h1><h4>Four</h4></section>'),
  inserting('heading_order', 'from 2 to 5', '<div><h2>Two</h2><h5>Five</h5></div>'),
  inserting('alt_text', 'a picture', `<img style="width:20px" src="${sharp}">`),
  inserting('alt_text', 'a picture in a figure', `<figure><img style="width:20px" src="${sharp}"></figure>`),
  inserting(
    'alt_text',
    'a drawing',
    '<svg width="20" height="20" viewBox="0 0 20 20"><path d="M0 0h20v20z"/></svg>',
  ),
  inserting(
    'alt_text',
    'a drawing in a block',
    '<div><p>Words</p><svg width="20" height="20"><circle cx="9" cy="9" r="9"/></svg></div>',
  ),
  adding('without a block', ''),
  adding('with a blank paragraph', '<p> </p>'),
  adding(
    'with ornament alone',
    '<svg aria-hidden="true" width="90" height="90"><circle cx="9" cy="9" r="9"/></svg>',
  ),
  adding('with empty boxes', '<div><div></div></div><div></div>'),
  holed('a short text at the head', 'page-article is-prose', [`<p>${sentences(6)}</p>`]),
  holed('a text at the foot', 'page-article is-prose', [`<p style="margin-top:auto">${sentences(6)}</p>`]),
  holed('a text in the left half', 'page-one-pager', [`<p style="width:44%">${sentences(40)}</p>`]),
  holed('a gap between two texts', 'page-one-pager', [
    `<p>${sentences(5)}</p>`,
    `<p style="margin-top:auto">${sentences(5)}</p>`,
  ]),
  inserting(
    'sliver',
    'a narrow box',
    `<p style="${onTop};width:3em">Words that break into far too many lines here</p>`,
  ),
  inserting(
    'sliver',
    'a narrow column',
    `<div style="${onTop};display:grid;grid-template-columns:4em 1fr"><p>Nearly each word is on a line of its own</p><p>Words</p></div>`,
  ),
  inserting(
    'sliver',
    'a narrow cell',
    `<table style="${onTop};table-layout:fixed;width:100%"><tbody><tr><td style="width:3.4em;padding:0">Sizes of cells that nobody can read well</td><td>Words</td></tr></tbody></table>`,
  ),
  inserting(
    'sliver',
    'a wide margin',
    `<p style="${onTop};font-size:13px;width:50px">Text beside a margin that is too wide</p>`,
  ),
];
