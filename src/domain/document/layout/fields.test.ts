import type { ChildNode, Element } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { arbitraryContent } from '../../content/arbitrary-content.test-data.ts';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { paperFormOf } from '../../content/paper-form.ts';
import { contentFor } from '../../content/present/content-for.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { assembleArticle } from '../assemble-article.ts';
import { fieldOf } from '../content-place.ts';
import { publicArticle } from '../page-html/public-article.ts';
import { layOutContent } from './lay-out-content.ts';
import { sampleArticle, sampleContent, sampleInvoice } from './sample-contents.ts';

const isFull = process.env.OCTAVO_TEST_FULL !== undefined;
const numRuns = isFull ? 1_000 : 12;
const timeout = isFull ? 3_600_000 : 120_000;

const oneLine = (text: string): string =>
  // Control characters are invalid in HTML.
  text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function rawText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (node.type !== 'tag') return '';
      return node.name === 'br' ? '\n' : rawText(node.children);
    })
    .join('');
}

/** An element that shows a field, by the path of an edit operation. */
interface Shown {
  readonly at: string;
  readonly text: string;
  readonly range: readonly [from: number, to: number] | null;
  readonly isCode: boolean;
}

function shownIn(html: string): readonly Shown[] {
  return getElementsByTagName('*', parseDocument(html), true).flatMap((element: Element): Shown[] => {
    const at = fieldOf(element);
    if (at === null) return [];
    const [from, to] = element.attribs['data-range']?.split('-').map(Number) ?? [];
    const range = from === undefined || to === undefined ? null : ([from, to] as const);
    return [{ at, text: rawText(element.children), range, isCode: element.name === 'pre' }];
  });
}

const htmlOf = (content: DocumentContent): string =>
  layOutContent(content)
    .pages.map(
      ({ id, blocks }) => `<section data-id="${id}">${blocks.map(({ html }) => html).join('')}</section>`,
    )
    .join('');

interface Field {
  readonly text: string;
  /** The kind of the innermost block. */
  readonly block: string;
}

/** Returns every string of the content by the path of an edit operation. */
function fieldsOf({ pages }: DocumentContent): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const walk = (value: unknown, path: string, around: string): void => {
    if (typeof value === 'string') fields.set(path, { text: value, block: around });
    if (typeof value !== 'object' || value === null) return;
    const block = 'type' in value && typeof value.type === 'string' ? value.type : around;
    for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`, block);
  };
  for (const page of pages) {
    const blocks = 'blocks' in page ? page.blocks : [];
    const own = { ...page, blocks: [] };
    walk(own, page.id ?? '', page.layout);
    for (const block of blocks) walk(block, block.id ?? '', block.type);
  }
  return fields;
}

/** Fields without their own element, with the reason. Paths are those of edit operations. */
const withoutElement: readonly (readonly [reason: string, path: RegExp])[] = [
  [
    'a choice, an address or a day',
    /\.(?:id|type|layout|kind|tone|finish|shape|align\.\d+|icon|url|source|language)$/,
  ],
  ['a choice or a day', /\.(?:currency|issued|due)$/],
  ['markup of its own', /\.html$/],
  ['for the speaker', /\.notes$/],
  ['drawn into the chart', /\bchart\.(?:unit|goal|events|mark|compare|series|labels)\b/],
  ['a title that the slide says already', /^\w+\.chart\.title$/],
  ['says what a drawing is to those who do not see it', /\bdiagram\.title$/],
  ['titles of axes, which only a matrix has', /\bdiagram\.[xy]$/],
  ['drawn as a line of stops', /\.stops\.\d+$/],
  [
    'part of a label or cell with a computed figure',
    /\.(?:unit|(?:discounts|taxes|withheld|paid)\.\d+\.label)$/,
  ],
  ['once for the lines of a group', /\.lines\.\d+\.group$/],
  ['price tables have no codes', /\bbill\.lines\.\d+\.code$/],
  ['names a computed row or day that may be absent', /\b(?:table\.sum|subtotalLabel|dueLabel)$/],
  ['credits a file that may be absent', /\bcredit$/],
  ['large figures have no room for it', /\.(?:hero|ask)\.(?:text|detail)$/],
  ['covers have no small line', /^p\w+\.label$/],
  ['heading of points that may be absent', /\.program$/],
  ['the hero may be the title again', /^p\w+\.hero$/],
];

/** Returns whether a text is drawn, as those of QR codes and the descriptions of pictures. */
const isDrawn = (path: string, block: string): boolean =>
  /\.picture\.text$/.test(path) || ((block === 'qr' || block === 'picture') && /\.text$/.test(path));

const isShownElsewhere = (path: string): boolean => withoutElement.some(([, pattern]) => pattern.test(path));

/** Content converted to its format, because fields refer to what is laid out. */
const contents = arbitraryContent.map((content) => contentFor(assignIds(content)));

describe('fields of laid-out content', () => {
  it(
    'name an existing text each and show it',
    () => {
      fc.assert(
        fc.property(contents, (content) => {
          const fields = fieldsOf(content);
          for (const { at, text, range, isCode } of shownIn(htmlOf(content))) {
            const { text: source = null } = fields.get(at) ?? {};
            expect(source, at).not.toBeNull();
            const words = isCode ? (source ?? '') : plainText(source ?? '');
            expect(oneLine(text), at).toBe(oneLine(range ? words.slice(...range) : words));
          }
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'have exactly one element per text, or one for each part of it',
    () => {
      fc.assert(
        fc.property(contents, (content) => {
          const shown = Map.groupBy(shownIn(htmlOf(content)), ({ at }) => at);
          for (const [path, { text, block }] of fieldsOf(content)) {
            if (oneLine(plainText(text)) === '' || isShownElsewhere(path)) continue;
            if (isDrawn(path, block)) continue;
            // Certificates, signs and the like have an illustration, without a caption.
            if (paperFormOf(content.kind, content.look.format) && /\.picture\./.test(path)) continue;
            const parts = shown.get(path) ?? [];
            const [first] = parts;
            expect(parts.length, path).toBe(first?.range ? Math.max(2, parts.length) : 1);
          }
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it('show a long text in consecutive parts', () => {
    const sentence = 'The boats came back because the water was *deep* again. ';
    const content = assignIds({
      ...sampleContent(sampleArticle(1), { format: 'slides-16x9' }),
      pages: [
        {
          layout: 'text',
          title: 'Tides',
          blocks: [
            { type: 'paragraph', text: sentence.repeat(200).trim() },
            { type: 'code', text: 'let boats = 31;\n'.repeat(200) },
          ],
        },
      ],
    });
    const fields = fieldsOf(content);
    const parts = Map.groupBy(
      shownIn(htmlOf(content)).filter(({ range }) => range !== null),
      ({ at }) => at,
    );
    expect([...parts.keys()]).toEqual(['b2.text', 'b3.text']);
    for (const [path, found] of parts) {
      const { text = '', block } = fields.get(path) ?? {};
      const words = block === 'code' ? text : plainText(text);
      expect(found[0]?.range?.[0]).toBe(0);
      expect(found.at(-1)?.range?.[1]).toBe(words.length);
      found.slice(1).forEach(({ range }, at) => {
        expect(range?.[0]).toBe((found[at]?.range?.[1] ?? 0) + 1);
      });
    }
  });

  it('credit each file that is shown, and caption each illustration', () => {
    const source = 'asset:bay';
    const shown = { text: 'The bay', caption: 'At noon', credit: 'Photo: Ada Berg' };
    const pages: DocumentContent['pages'] = [
      { layout: 'flyer', title: 'Boats', picture: { ...shown, source }, facts: [] },
      { layout: 'flyer', title: 'Boats', picture: shown, facts: [] },
      { layout: 'article', title: 'Boats', blocks: [{ type: 'picture', ...shown, source }] },
      { layout: 'article', title: 'Boats', blocks: [{ type: 'picture', ...shown }] },
    ];
    const fields = pages.map((page) =>
      shownIn(htmlOf(assignIds({ ...sampleContent(sampleArticle(1)), pages: [page] })))
        .map(({ at }) => at)
        .filter((at) => /caption|credit/.test(at)),
    );
    expect(fields).toEqual([
      ['p1.picture.credit', 'p1.picture.caption'],
      ['p1.picture.caption'],
      ['b2.credit', 'b2.caption'],
      ['b2.caption'],
    ]);
  });

  it('are the paths of edit operations', () => {
    const content = assignIds(sampleContent(sampleArticle(1)));
    for (const { at } of shownIn(htmlOf(content))) {
      const { content: edited } = applyOperations(content, [{ op: 'set', at, value: 'Changed' }]);
      const change = shownIn(htmlOf(edited)).find((shown) => shown.at === at);
      expect(change?.text, at).toBe('Changed');
    }
  });

  it('survive sanitizing and drawing, and are removed from shared pages', () => {
    const chart = { title: 'Rides', labels: ['May', 'June'], series: [{ name: '', values: [1, 2] }] };
    const content = assignIds({
      ...sampleContent(sampleArticle(1), { format: 'slides-16x9' }),
      pages: [{ layout: 'chart', title: 'Growth', chart, takeaway: 'It *grows*.' }],
    });
    const html = assembleArticle(layOutContent(content));
    expect(shownIn(html).map(({ at }) => at)).toEqual(shownIn(htmlOf(content)).map(({ at }) => at));
    expect(shownIn(html).map(({ at }) => at)).toContain('p1.chart.labels.1');
    expect(publicArticle(html)).not.toMatch(/data-(?:field|range|drawn-from)/);
  });

  it('are missing for computed figures', () => {
    const shown = shownIn(htmlOf(assignIds(sampleContent(sampleInvoice(2)))));
    expect(shown.map(({ at }) => at)).toContain('p1.lines.1.description');
    for (const { text } of shown) expect(text).not.toMatch(/1,340|1,140|Dec 5/);
  });
});
