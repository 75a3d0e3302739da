import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections } from '../../../domain/content/choices.ts';
import type { DocumentContent, Page } from '../../../domain/content/document-content.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { paperKinds } from '../../../domain/content/paper-kinds.ts';
import { plainText as inlinePlain } from '../../../domain/content/text/inline-text.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
  sampleShortPapers,
} from '../../../domain/document/layout/sample-contents.ts';
import { plainText } from '../../../domain/document/read-article.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun, sample } from '../../testing/full-run.ts';
import { pngDataUrl } from '../../testing/make-png.ts';
import { finishPage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const onSlides = { format: 'slides-16x9', orientation: 'landscape' } as const;

/** One document per layout, by name. */
const layouts: readonly (readonly [string, DocumentContent])[] = [
  ...sampleDeck.pages.map((page, at): [string, DocumentContent] => [
    `${page.layout} ${at + 1}`,
    sampleContent({ ...sampleDeck, pages: [page] }, onSlides),
  ]),
  ['one-pager', sampleContent(sampleOnePager)],
  ['flyer', sampleContent(sampleFlyer)],
  ['invoice', sampleContent(sampleInvoice(4))],
  ['article', sampleContent(sampleArticle(1))],
  ...sampleShortPapers.map((each): [string, DocumentContent] => [
    each.kind,
    sampleContent(each, each.kind === 'invitation' ? { format: 'a6' } : {}),
  ]),
];

const templates: Readonly<Record<(typeof paperKinds)[number], string>> = {
  cv: 'cv/nurse',
  'cv-side': 'cv/teacher',
  menu: 'menu/bistro-dinner',
  recipe: 'recipe/lentil-soup',
  program: 'program/conference-day',
  timetable: 'timetable/class-timetable',
  checklist: 'packing-list/ski-week',
  'seating-plan': 'seating-plan/wedding-tables',
  minutes: 'meeting-notes/weekly-team-meeting',
  form: 'form/form-any-purpose',
  labels: '../bench/pages/papers/jar-labels',
};

async function paper(kind: (typeof paperKinds)[number]): Promise<DocumentContent> {
  const file = new URL(`../../../../templates/${templates[kind]}.md`, import.meta.url);
  const { content } = readMarkdown(await readFile(file, 'utf8'), { today: '2026-11-22' });
  if (!content) throw new Error(`no content for ${kind}`);
  return { ...content, kind };
}

type Change = (page: Page) => Page;

const isList = (value: unknown): value is readonly object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'object' && !Array.isArray(each));

/** Whether a value has a list in it whose entries are counted, such as points, figures or items. */
const hasList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.entries(value).some(isChanged);

/** Series have one value per label, so what is drawn stays as it is. */
const isChanged = ([name, value]: readonly [string, unknown]): boolean =>
  name !== 'chart' && name !== 'table' && name !== 'diagram' && (isList(value) || hasList(value));

/** Changes the innermost lists of a page. */
function withLists(value: unknown, change: (items: readonly unknown[]) => readonly unknown[]): unknown {
  if (isList(value) && !value.some(hasList)) return change(value);
  if (Array.isArray(value)) return value.map((each) => withLists(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isChanged([name, inner]) ? withLists(inner, change) : inner,
    ]),
  );
}

const lists =
  (change: (items: readonly unknown[]) => readonly unknown[]): Change =>
  (page) =>
    withLists(page, change) as Page;

const titled =
  (title: string): Change =>
  (page) =>
    ('title' in page ? { ...page, title } : page) as Page;

/** Changes the texts of fields with these names. */
const texts =
  (names: RegExp, text: string): Change =>
  (page) =>
    JSON.parse(
      JSON.stringify(page, (name, value) => (typeof value === 'string' && names.test(name) ? text : value)),
    ) as Page;

const words = 'The harbor opens again and with it the market, the boats and the long table of the quarter ';
const pixel = pngDataUrl(1, 1, () => [120, 90, 60]);
const mixed = 'Hafen 港湾 מרינה Порт مرفأ ท่าเรือ बंदरगाह 항구';

const cases: readonly (readonly [string, Change])[] = [
  ['a title of 300 letters', titled(words.repeat(4).slice(0, 300).trim())],
  ['a title of one letter', titled('A')],
  [
    'a title that is one long word',
    titled('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'),
  ],
  ['one entry in each list', lists((items) => items.slice(0, 1))],
  [
    'forty entries in each list',
    lists((items) => Array.from({ length: 40 }, (_, at) => withoutId(items[at % items.length]))),
  ],
  ['a dash for each value', texts(/^(?:value|hero)$/, '—')],
  ['very long values', texts(/^(?:value|hero)$/, '1,234,567,890.12 USD')],
  ['mixed scripts', texts(/^(?:title|text|lead|tagline|label)$/, mixed)],
  [
    'a photo of one pixel',
    (page) =>
      ({
        ...page,
        ...('picture' in page || page.layout === 'flyer'
          ? { picture: { text: 'A dot', source: pixel } }
          : {}),
        ...('blocks' in page && {
          blocks: [...page.blocks, { type: 'picture', text: 'A dot', source: pixel }],
        }),
      }) as Page,
  ],
];

function withoutId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { id: _, ...rest } = item as Record<string, unknown>;
  return rest;
}

const letters = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** What is wrong with a document after the fit; pictures of one pixel can't print sharp. */
async function faultsOf(content: DocumentContent): Promise<readonly string[]> {
  const { html, report } = await finishPage(assembleArticle(layOutContent(content)), renderer);
  const shown = letters(plainText(html));
  const lost = content.pages
    .flatMap((page) => ('title' in page && page.title ? [page.title] : []))
    .map((title) => inlinePlain(title))
    .filter((title) => !shown.includes(letters(title)));
  const found = report.findings.filter(
    (finding) => finding.severity === 'fault' && finding.class !== 'image_resolution',
  );
  return [...found.map(({ message }) => message), ...lost.map((title) => `lost: ${title}`)];
}

describe('a page with odd content has no faults and keeps its title:', () => {
  const directions = isFullRun ? artDirections : ([undefined] as const);
  const all = [...layouts.map(([name]) => name), ...paperKinds];
  const pairs = all.flatMap((name, row) =>
    cases.map(([what], column) => ({ name, what, at: row * 7 + column })),
  );
  it.each(sample(pairs, 26).map((pair) => [`${pair.name}, ${pair.what}`, pair] as const))(
    '%s',
    async (_, { name, what, at }) => {
      const given = layouts.find(([each]) => each === name)?.[1];
      const content = given ?? (await paper(name as (typeof paperKinds)[number]));
      const [, change] = cases.find(([each]) => each === what) ?? [];
      if (!change) throw new Error('no change');
      for (const each of directions) {
        const direction = each ?? artDirections[at % artDirections.length] ?? 'swiss';
        const look = { ...content.look, direction };
        expect(await faultsOf({ ...content, look, pages: content.pages.map(change) }), direction).toEqual([]);
      }
    },
    120_000,
  );
});
