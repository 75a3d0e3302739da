import type { ChildNode, Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { parseText } from '../../content/text/inline-text.ts';
import { plainToText, writeText } from '../../content/text/write-text.ts';
import { repeats, sample } from '../../full-run.test-data.ts';
import type { DocumentDraft } from '../draft.ts';
import { artDirections, documentFormats, orientations } from '../kit/choices.ts';
import { layOutContent } from './lay-out-content.ts';
import { articleWith } from './sample-article.ts';
import {
  type Sample,
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleInvoiceWithGaps,
  sampleOnePager,
  sampleSparseOnePager,
} from './sample-contents.ts';
import { sampleInvoicePage } from './sample-invoices.ts';

const samples: readonly (readonly [string, Sample])[] = [
  ['invoice', sampleInvoice(7)],
  ['invoice with gaps', sampleInvoiceWithGaps()],
  ['one-pager', sampleOnePager],
  ['sparse one-pager', sampleSparseOnePager],
  ['flyer', sampleFlyer],
  ['deck', sampleDeck],
  ['article', sampleArticle(2)],
];

const htmlOf = (draft: DocumentDraft): string =>
  draft.pages.flatMap((page) => page.blocks.map((block) => block.html)).join('\n');

const textOf = (html: string): string => textContent(parseDocument(html)).replace(/\s+/g, ' ');

function elementsOf(html: string): readonly Element[] {
  return getElementsByTagName('*', parseDocument(html), true);
}

const roots = (html: string): readonly ChildNode[] =>
  parseDocument(html).children.filter((node) => node.type !== 'text' || node.data.trim() !== '');

describe.each(samples)('layOutContent of the %s', (_name, content) => {
  // A stride that shares no factor with the lists, so that the short run has each of their values.
  const looks = sample(
    artDirections.flatMap((direction) =>
      documentFormats.flatMap((format) =>
        orientations.map((orientation) => ({ direction, format, orientation })),
      ),
    ),
    10,
  );

  it('has ids that are unique in the document, in every look', () => {
    for (const look of looks) {
      const draft = layOutContent(sampleContent(content, look));
      const ids = [
        ...draft.pages.map((page) => page.id),
        ...elementsOf(htmlOf(draft)).flatMap((element) => element.attribs['data-id'] ?? []),
      ];
      expect(ids).toEqual([...new Set(ids)]);
      expect(ids.every((id) => id.length <= 64)).toBe(true);
    }
  });

  it('has blocks with one root element, an id and a name', () => {
    for (const page of layOutContent(sampleContent(content)).pages) {
      for (const block of page.blocks) {
        const [root, ...others] = roots(block.html);
        expect(others).toEqual([]);
        expect(root?.type === 'tag' && root.attribs['data-id']).toBe(block.id);
        expect(root?.type === 'tag' && root.attribs['data-name']).toMatch(/\S/);
      }
    }
  });

  it('returns identical markup twice, and the same markup for both directions on the same page', () => {
    const swiss = layOutContent(sampleContent(content, { direction: 'swiss' }));
    expect(layOutContent(sampleContent(content, { direction: 'swiss' }))).toEqual(swiss);
    const editorial = layOutContent(sampleContent(content, { direction: 'editorial' }));
    const [first] = content.pages;
    if (first?.layout !== 'article' && first?.layout !== 'invoice')
      expect(htmlOf(editorial)).toBe(htmlOf(swiss));
  });

  it('has one top-level heading and skips no level', () => {
    const levels = elementsOf(htmlOf(layOutContent(sampleContent(content))))
      .filter((element) => /^h[1-6]$/.test(element.name))
      .map((element) => Number(element.name[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('labels or hides every drawing', () => {
    const svgs = elementsOf(htmlOf(layOutContent(sampleContent(content)))).filter(
      ({ name }) => name === 'svg',
    );
    for (const svg of svgs.filter(({ parent }) => parent?.type !== 'tag' || parent.name !== 'svg')) {
      const { role, 'aria-label': label, 'aria-hidden': hidden } = svg.attribs;
      expect(hidden === 'true' || (role === 'img' && (label?.length ?? 0) > 0)).toBe(true);
    }
  });

  it('contains no script, URL or inline color', () => {
    const html = htmlOf(layOutContent(sampleContent(content)));
    expect(html).not.toMatch(/<script|\son\w+=|url\(|#[0-9a-f]{6}/i);
    for (const { attribs } of elementsOf(html)) {
      expect(attribs.style ?? '').toMatch(/^(?:--[a-z-]+:-?\d+(?:\.\d+)?(?:;|$))*$/);
    }
  });
});

describe('gaps', () => {
  it('are visible, named and addressable', () => {
    const gaps = elementsOf(htmlOf(layOutContent(sampleContent(sampleInvoiceWithGaps())))).filter(
      ({ attribs }) => attribs.class === 'gap',
    );
    expect(gaps.map((gap) => gap.attribs['data-gap'])).toContain('Your address');
    for (const gap of gaps) {
      expect(textContent(gap)).toBe(gap.attribs['data-gap']);
      expect(gap.attribs['data-id']).toMatch(/\S/);
    }
  });
});

describe('given text', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((value) =>
      value
        .replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((value) => value !== '');
  const nasty = fc.oneof(
    text,
    fc.constantFrom('<b>&amp;</b>', '"><script>x</script>', "O'Neil & Sons <x@y.z>"),
  );
  const gap = (name: string): string => writeText([{ text: name, isGap: true }]);
  /** A text of content, and how it is rendered. */
  const fact = fc.oneof(nasty.map(plainToText), nasty.map(gap));
  const read = (value: string): string =>
    parseText(value)
      .map((span) => span.text)
      .join('')
      .replace(/\s+/g, ' ');
  const one = (page: Page, head = {}): Sample => ({ head, pages: [page] });
  const plain = plainToText;

  function expectAll(content: DocumentContent, wanted: readonly string[]): void {
    const found = textOf(htmlOf(layOutContent(content)));
    for (const want of wanted) expect(found).toContain(want);
  }

  const look = fc.record({
    direction: fc.constantFrom(...artDirections),
    format: fc.constantFrom(...documentFormats),
  });

  it('appears whole and escaped on an invoice', () => {
    fc.assert(
      fc.property(
        fact,
        fact,
        nasty,
        nasty,
        fact,
        nasty,
        look,
        (from, line, description, detail, value, note, l) => {
          const content = one(
            sampleInvoicePage(2, {
              from: { name: from, lines: [line] },
              payment: [{ label: plain(note), value }],
              note: plain(note),
              lines: [{ description: plain(description), detail: plain(detail), quantity: 1, rate: 1 }],
            }),
          );
          expectAll(sampleContent(content, l), [...[from, line, value].map(read), description, detail, note]);
        },
      ),
      { numRuns: repeats(3, 300) },
    );
  });

  it('appears whole and escaped on a one-pager', () => {
    fc.assert(
      fc.property(fact, nasty, nasty, nasty, fact, look, (organization, title, lead, section, contact, l) => {
        const link = writeText([{ text: lead, href: 'javascript:alert(1)' }]);
        const content = one(
          {
            layout: 'one-pager',
            title: plain(title),
            lead: writeText([{ text: lead, isStrong: true }]),
            sections: [{ title: plain(section), text: link }],
            contact: [contact],
          },
          { organization },
        );
        expectAll(sampleContent(content, l), [read(organization), title, lead, section, read(contact)]);
        expect(htmlOf(layOutContent(sampleContent(content, l)))).not.toContain('href="javascript');
      }),
      { numRuns: repeats(3, 300) },
    );
  });

  it('appears whole and escaped on a flyer, for any line breaks of the hero', () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, fact, nasty, look, (headline, hero, tagline, value, point, l) => {
        const content = one({
          layout: 'flyer',
          title: plain(headline),
          hero: plain(hero),
          tagline: plain(tagline),
          facts: [{ label: plain(point), value }],
          points: [{ title: plain(point), text: plain(tagline) }],
        });
        expectAll(sampleContent(content, l), [headline, hero, tagline, read(value), point]);
      }),
      { numRuns: repeats(3, 300) },
    );
  });

  it('appears in order in an article, across any page breaks', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 30 }), look, (words, l) => {
        const long = words.map((word) => `${word} `.repeat(12).trim());
        const content = articleWith(long.map((value) => ({ type: 'paragraph', text: plain(value) })));
        const found = textOf(htmlOf(layOutContent(sampleContent(content, l)))).replace(/\s/g, '');
        let from = 0;
        for (const value of long) {
          const wanted = value.replace(/\s/g, '');
          /* A cut paragraph is interrupted by the head of the next page: search for its start and end. */
          from = found.indexOf(wanted.slice(0, 12), from);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(found.indexOf(wanted.slice(-12), from)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: repeats(2, 200) },
    );
  });
});

describe('pages', () => {
  const pages = (content: Sample, look = {}): number =>
    layOutContent(sampleContent(content, look)).pages.length;

  it('fits an everyday invoice on one page and splits a long one', () => {
    for (const direction of artDirections) {
      expect(pages(sampleInvoice(1), { direction })).toBe(1);
      expect(pages(sampleInvoice(6), { direction })).toBe(1);
      expect(pages(sampleInvoice(40), { direction })).toBeGreaterThan(1);
    }
  });

  it('repeats the table head, numbers the pages and puts the totals last', () => {
    const draft = layOutContent(sampleContent(sampleInvoice(40)));
    const last = draft.pages.at(-1);
    expect(draft.pages.every((page) => page.blocks.some(({ html }) => html.includes('<thead>')))).toBe(true);
    expect(textOf(htmlOf(draft))).toContain(`Page 1 of ${draft.pages.length}`);
    const withSums = draft.pages.filter((page) => page.blocks.some(({ id }) => id === 'p1.totals'));
    expect(withSums).toEqual([last]);
    const rows = elementsOf(htmlOf(draft)).filter(({ attribs }) =>
      /^p1\.lines\.\d+$/.test(attribs['data-id'] ?? ''),
    );
    expect(rows.map(({ attribs }) => attribs['data-id'])).toEqual(
      Array.from({ length: 40 }, (_, index) => `p1.lines.${index + 1}`),
    );
  });

  it('keeps at least two lines with the totals', () => {
    for (let count = 3; count <= 40; count += 1) {
      const last = layOutContent(sampleContent(sampleInvoice(count))).pages.at(-1);
      const rows = elementsOf(last?.blocks.map(({ html }) => html).join('') ?? '').filter(({ attribs }) =>
        /^p1\.lines\.\d+$/.test(attribs['data-id'] ?? ''),
      );
      expect(rows.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives each idea of a deck one slide, with its notes', () => {
    const draft = layOutContent(sampleContent(sampleDeck, { format: 'slides-16x9' }));
    expect(draft.pages).toHaveLength(sampleDeck.pages.length);
    expect(draft.pages[0]?.notes).toBe('Welcome. One sentence on who we are.');
    expect(draft.pages[1]?.notes).toBeUndefined();
  });

  it('keeps all 3,000 words on one page, which is broken after measuring', () => {
    const content = sampleArticle(9);
    const draft = layOutContent(sampleContent(content));
    expect(draft.pages).toHaveLength(1);
    const found = textOf(htmlOf(draft));
    expect(found.split('iron rings').length - 1).toBe(JSON.stringify(content).split('iron rings').length - 1);
  });

  it('keeps a paper page whole and splits it into slides', () => {
    expect(pages(sampleOnePager)).toBe(1);
    expect(pages(sampleOnePager, { format: 'slides-16x9' })).toBe(6);
    expect(pages(sampleFlyer, { format: 'slides-4x3' })).toBe(2);
    expect(pages(sampleOnePager, { format: 'a5', orientation: 'landscape' })).toBe(2);
  });
});

describe('an invoice', () => {
  it('formats the amounts in the language', () => {
    const english = textOf(htmlOf(layOutContent(sampleContent(sampleInvoice(2)))));
    expect(english).toContain('$1,340.00');
    expect(english).toContain('Amount due');
    expect(english).toContain('Dec 5, 2026');
    const german = textOf(
      htmlOf(layOutContent(sampleContent(sampleInvoice(2, { currency: 'EUR' }), {}, 'de'))),
    );
    expect(german).toContain('1.340,00 €');
    expect(german).toContain('Offener Betrag');
    expect(german).toContain('05.12.2026');
  });
});
