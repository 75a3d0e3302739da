import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryContent } from '../../content/arbitrary-content.test-data.ts';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { readMarkdown } from '../../content/markdown/read-markdown.ts';
import { isFullRun, repeats, sample } from '../../full-run.test-data.ts';
import { readerLanguages } from '../../reader/languages.ts';
import { readFollowUp } from '../../reader/read-prompt.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import type { FollowUpAnswer } from './follow-up-answer.ts';
import { type Part, partsOf, wordsOf } from './parts.ts';

const today = '2026-11-22';

function contentOf(markdown: string): DocumentContent {
  const { content } = readMarkdown(markdown, { today });
  if (!content) throw new Error('No content');
  return assignIds(content);
}

const ask = (
  prompt: string,
  content: DocumentContent,
  targetIds: readonly string[] = [],
  seed = 3,
): FollowUpAnswer => answerFollowUp({ prompt, content, targetIds, today, seed });

function changed(answer: FollowUpAnswer, content: DocumentContent): DocumentContent {
  if (!('operations' in answer))
    throw new Error(`Not changed: ${'said' in answer ? answer.said : answer.outcome}`);
  return applyOperations(content, answer.operations).content;
}

const invoice = contentOf(`---
kind: invoice
currency: USD
number: 2026-014
issued: 2026-11-22
due: net 30
from: { name: Ada Lane, lines: [Garden Street 1, Leeds] }
to: { name: Acme Corp }
taxes: [{ label: VAT, percent: 19 }]
---

# Invoice

| Description | Quantity | Unit | Rate |
|---|---|---|---|
| Pruning | 3 | hours | 45 |
| Seeds | 1 | | 12.50 |

Thank you for your trust.
`);

const article = contentOf(`# What the orchard gave

The first frost came on 4 October.

## Harvest

| Fruit | Crates | Price |
|---|---|---|
| Quince | 40 | $4.20 |
| Apple | 120 | $2 |

- Quinces for jam
- Apples for cider
- Pears for the school

## Plans

> We will plant more pears.
> — Mia Stone

:::facts
- **When** Friday, 18:00
- **Venue** Town hall
:::

Bring a chair and a friend.
`);

const deck = contentOf(`---
look: slides-16x9
---

::cover

# How plants eat light

---

::points

# Three guesses
- **The soil?** People thought so for 2,000 years.
- **The water?** Van Helmont's guess.

---

::figures

# A willow in numbers
- 74 kg | gained in five years
- 57 g | lost by the soil

---

::closing

# Plant one yourself

- **Today** Put it in water
- **Sunday** Plant it
`);

describe('values', () => {
  it.each<[string, DocumentContent, string, string]>([
    ['Pruning is $52', invoice, '52', '45'],
    ['replace 45 with 60', invoice, '60', '45'],
    ['VAT is 20%', invoice, '20', '19'],
    ['the client is Bex Ltd', invoice, 'Bex Ltd', 'Acme Corp'],
    ['invoice number is 2026-015', invoice, '2026-015', '2026-014'],
    ['venue is the library', article, 'the library', 'Town hall'],
    ['it starts at 7 pm', article, 'Friday, 7 pm', '18:00'],
    ['change Friday to Saturday', article, 'Saturday, 18:00', 'Friday'],
    ['apples 130, not 120', article, '130', '120'],
    ['74 kg is 75 kg', deck, '75 kg', '74 kg'],
  ])('%s', (prompt, content, now, before) => {
    const words = wordsOf(changed(ask(prompt, content), content));
    expect(words).toContain(now);
    expect(words).not.toContain(before);
  });

  it.each<[string, DocumentContent, string, string]>([
    ['apples 130, not 120', article, '130', '120'],
    ['the quinces cost $5, not $4.20', article, '$5', '$4.20'],
    ['Äpfel 130, nicht 120', article, '130', '120'],
    ['pommes 130, pas 120', article, '130', '120'],
  ])('a denied value is replaced, whatever the reader makes of it: %s', (prompt, content, now, before) => {
    const whole = { label: 'item', text: prompt, start: 0, end: prompt.length } as const;
    const { language, values } = readFollowUp(prompt);
    const spans = [{ ...whole, confidence: 1, instruction: 0 }];
    const reading = { language, intent: 'other', confidence: 1, spans, values } as const;
    const answer = answerFollowUp({ prompt, content, targetIds: [], today, seed: 3, reading });
    const words = wordsOf(changed(answer, content));
    expect(words).toContain(now);
    expect(words).not.toContain(before);
  });

  it('offers both if two values match', () => {
    const answer = ask('make the rate $50', invoice);
    expect(answer).toMatchObject({ outcome: 'refused' });
    expect('suggestions' in answer && answer.suggestions.slice(0, 2)).toEqual([
      'Replace “45” with “$50”',
      'Replace “12.5” with “$50”',
    ]);
  });

  it('computes nothing from an ambiguous number', () => {
    const answer = ask('Pruning is 1.234', invoice);
    if ('operations' in answer) expect(wordsOf(changed(answer, invoice))).not.toMatch(/1234|1\.234\b/);
    expect(answer.outcome).toBe('refused');
  });
});

it.each(['Pruning is €52', 'add a line for travel at 80 €'])('keeps the currency of a bill: %s', (prompt) => {
  expect(ask(prompt, invoice)).toMatchObject({ outcome: 'refused', said: expect.stringContaining('USD') });
});

describe('parts', () => {
  it.each<[string, DocumentContent, string]>([
    ['remove the quote', article, 'We will plant more pears.'],
    ['lösche das Zitat', article, 'We will plant more pears.'],
    ['supprime la citation', article, 'We will plant more pears.'],
    ['remove the second point', article, 'Apples for cider'],
    ['remove the harvest section', article, 'Quinces for jam'],
    ['remove the harvst section', article, 'Quinces for jam'],
    ['drop the last paragraph', article, 'Bring a chair'],
    ['remove the price column', article, '$4.20'],
    ['remove the apple row', article, '120'],
    ['remove seeds', invoice, 'Seeds'],
    ['remove the VAT', invoice, 'VAT'],
    ['remove slide 3', deck, 'A willow in numbers'],
    ['kill the willow slide', deck, 'A willow in numbers'],
    ['remove the last point', deck, 'Sunday'],
  ])('%s', (prompt, content, gone) => {
    expect(wordsOf(content)).toContain(gone);
    expect(wordsOf(changed(ask(prompt, content), content))).not.toContain(gone);
  });

  it.each<[string, DocumentContent, string, string]>([
    ['move plans to the top', article, 'Plans', 'Harvest'],
    ['move pears before quinces', article, 'Pears for', 'Quinces for'],
    ['swap pruning and seeds', invoice, 'Seeds', 'Pruning'],
    ['swap slide 2 and slide 3', deck, 'A willow', 'Three guesses'],
  ])('%s', (prompt, content, first, second) => {
    const words = wordsOf(changed(ask(prompt, content), content));
    expect(words.indexOf(first)).toBeLessThan(words.indexOf(second));
  });

  it('rejects missing parts, with three requests that work', () => {
    const answer = ask('remove the xylophone', article);
    expect(answer).toMatchObject({ outcome: 'refused', said: expect.stringContaining('xylophone') });
    const { suggestions } = answer as Extract<FollowUpAnswer, { outcome: 'refused' }>;
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions)
      expect(ask(suggestion, article)).toMatchObject({ outcome: 'changed' });
  });
});

describe('several requests in one line', () => {
  it('answers each one', () => {
    const next = changed(ask('make it blue and remove the quote', article), article);
    expect(next.look.accent).toBe('#1f5fbf');
    expect(wordsOf(next)).not.toContain('We will plant');
  });

  it('says which one failed', () => {
    const answer = ask('remove the quote, then remove the xylophone', article);
    expect(answer).toMatchObject({ outcome: 'changed', said: expect.stringContaining('xylophone') });
  });

  it('does not split a name that contains "and"', () => {
    const next = changed(ask('change the title to "Bread and butter"', article), article);
    expect(next.title).toBe('Bread and butter');
  });
});

describe('look, format, language', () => {
  it.each<[string, Partial<DocumentContent['look']>]>([
    ['mach es dunkelgrün', { accent: expect.stringMatching(/^#/) as unknown as string }],
    ['dark mode', { theme: 'dark' }],
    ['make it more elegant', { direction: 'editorial' }],
    ['make it art deco', { direction: 'editorial', theme: 'dark' }],
    ['make it A5', { format: 'a5' }],
    ['landscape', { orientation: 'landscape' }],
    ['turn it into slides', { format: 'slides-16x9' }],
  ])('%s', (prompt, look) => {
    expect(changed(ask(prompt, article), article).look).toMatchObject(look);
  });

  it('gives a style its colors and its frame, and takes them off with the next one', () => {
    const deco = changed(ask('make it art deco', article), article);
    expect(deco.look.tokens).toMatchObject({ frame: 'deco' });
    const minimal = changed(ask('make it minimalist', deco), deco);
    expect(minimal.look.theme).toBe('light');
    expect(minimal.look.tokens.frame).toBeUndefined();
  });

  it('takes white space for no color', () => {
    expect(JSON.stringify(ask('more white space', article))).not.toContain('#ffffff');
  });

  it('shows a block in another shape', () => {
    const next = changed(ask('show the table as a chart', article), article);
    expect(next.pages.flatMap(blocksOf).map(({ type }) => type)).toContain('chart');
  });

  it("changes the language of labels and says that sentences aren't translated", () => {
    const answer = ask('in spanish', article);
    expect(changed(answer, article).language).toBe('es');
    expect(answer).toMatchObject({ said: expect.stringContaining('stay') });
  });

  it.each(['shorter please', 'bigger text', 'thanks!', 'translate it into Welsh', 'six slides'])(
    'rejects impossible requests: %s',
    (prompt) => {
      expect(ask(prompt, deck)).toMatchObject({ outcome: 'refused' });
    },
  );

  it('answers "another look" with another style, "undo" with undo', () => {
    const answer = ask('another look', article);
    expect(answer.outcome).toBe('another');
    expect(changed(answer, article).look.direction).not.toBe(article.look.direction);
    expect(ask('undo', article)).toEqual({ outcome: 'undo' });
  });
});

/* Templates cover many kinds of documents and weren't written for this test. */
const folder = new URL('../../../../templates/', import.meta.url);
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .sort()
  .filter((_, at) => at % (isFullRun ? 7 : 97) === 0)
  .map((name) => [name, contentOf(readFileSync(new URL(name, folder), 'utf8'))] as const);

/** Parts whose name is unique and not contained in another part's name. */
function namedParts(content: DocumentContent): readonly Part[] {
  const parts = partsOf(content).filter(({ label }) => /^[\p{L}\p{N} ]{6,40}$/u.test(label));
  return parts.filter(({ label, kinds }) => {
    const isEntry = kinds.some((kind) => kind === 'item' || kind === 'heading' || kind === 'row');
    return isEntry && wordsOf(content.pages).split(label).length === 2;
  });
}

describe('requests built from the words of a document', () => {
  const cases = templates.flatMap(([name, content]) =>
    namedParts(content)
      .slice(0, repeats(2, 6))
      .map((part) => ({ name, content, part })),
  );

  it('finds enough of them', () => expect(cases.length).toBeGreaterThan(15));

  const asked = sample(cases, 2);
  const share = (works: (one: (typeof cases)[number]) => boolean): number =>
    asked.filter(works).length / asked.length;

  it('removes what the request names, and nothing else', () => {
    const rate = share(({ content, part, name }) => {
      const answer = ask(`remove "${part.label}"`, content);
      if (answer.outcome !== 'changed') return false;
      expect(wordsOf(changed(answer, content).pages), `${name}: ${part.label}`).not.toContain(part.label);
      return true;
    });
    expect(rate).toBeGreaterThan(0.9);
  });

  it('renames what the request names', () => {
    const rate = share(({ content, part, name }) => {
      const answer = ask(`rename "${part.label}" to "Xylophone lessons"`, content);
      if (answer.outcome !== 'changed') return false;
      const words = wordsOf(changed(answer, content).pages);
      expect(words, `${name}: ${part.label}`).toContain('Xylophone lessons');
      // Another part of the page may have the same name.
      const times = (text: string): number => text.split(part.label).length - 1;
      return times(words) < times(wordsOf(content.pages));
    });
    expect(rate).toBeGreaterThan(0.9);
  });

  it('replaces words', () => {
    const rate = share(({ content, part }) => {
      const answer = ask(`replace "${part.label}" with "Xylophone lessons"`, content);
      if (answer.outcome !== 'changed') return false;
      expect(wordsOf(changed(answer, content).pages)).not.toContain(part.label);
      return true;
    });
    expect(rate).toBeGreaterThan(0.9);
  });

  it('adds the given text', () => {
    const rate = share(({ content }) => {
      const answer = ask('add "Xylophone lessons at noon"', content);
      if (answer.outcome !== 'changed') return false;
      expect(wordsOf(changed(answer, content).pages)).toContain('Xylophone lessons at noon');
      return true;
    });
    expect(rate).toBeGreaterThan(0.9);
  });
});

const reader = new URL('../../../../data/reader/', import.meta.url);
const followUps = readerLanguages.flatMap((language) =>
  readdirSync(new URL(`${language}/`, reader))
    .filter((name) => name.startsWith('follow-ups'))
    .flatMap((name) => readFileSync(new URL(`${language}/${name}`, reader), 'utf8').split('\n'))
    .filter((line) => line.startsWith('<'))
    .map((line) => line.replace(/^<\w+> /, '').replaceAll(/\{\w+\|([^}]*)\}/g, '$1')),
);

describe('any request for any document', () => {
  const contents = fc.oneof(
    arbitraryContent.map((content) => assignIds(content)),
    fc.constantFrom(invoice, article, deck, ...templates.map(([, content]) => content)),
  );
  const prompts = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...followUps) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom(...followUps), { maxLength: 3 })
        .map((lines) => lines.join(' and ')),
    },
  );
  const cases = fc.record({
    content: contents,
    prompt: prompts,
    pick: fc.nat(),
    seed: fc.nat(),
    isPicked: fc.boolean(),
  });

  it('reports exactly what it changes', () => {
    fc.assert(
      fc.property(cases, ({ content, prompt, pick, seed, isPicked }) => {
        const ids = content.pages
          .flatMap((page) => [page.id, ...blocksOf(page).map(({ id }) => id)])
          .flatMap((id) => id ?? []);
        const targetIds = isPicked ? [ids[pick % ids.length] ?? ''] : [];
        const answer = ask(prompt, content, targetIds, seed);
        expect(ask(prompt, content, targetIds, seed)).toEqual(answer);
        if (answer.outcome === 'undo') return;
        expect(answer.said.length).toBeGreaterThan(0);
        const next = 'operations' in answer ? changed(answer, content) : content;
        if ('operations' in answer) expect(next).not.toEqual(content);
        else expect(answer).not.toHaveProperty('operations');
        for (const suggestion of answer.suggestions)
          expect(ask(suggestion, next, targetIds, seed), suggestion).toHaveProperty('operations');
        if (isPicked) {
          expect({ ...next, pages: [] }).toEqual({ ...content, pages: [] });
          const others = ({ pages }: DocumentContent): unknown =>
            pages
              .filter(({ id }) => !targetIds.includes(id ?? ''))
              .map((page) => ({
                ...page,
                blocks: blocksOf(page).filter(({ id }) => !targetIds.includes(id ?? '')),
              }));
          expect(others(next)).toEqual(others(content));
        }
      }),
      { numRuns: repeats(3, 600) },
    );
  });
});

describe('a value outside the selection', () => {
  const page = contentOf(`# Offer

Payable within 14 days of delivery.

## Work

- Digging
- Planting

Guarantee of 2 years.
`);
  const blocks = page.pages.flatMap(blocksOf);
  const list = blocks.find(({ type }) => type === 'list')?.id ?? '';

  it('is changed where it stands, and the answer says so', () => {
    const answer = ask('Change 14 days to 30 days', page, [list]);
    expect(wordsOf(changed(answer, page))).toContain('within 30 days');
    expect(answer).toMatchObject({ said: expect.stringContaining('outside of what you selected') });
    const inside = ask('Change Digging to Sowing', page, [list]);
    expect(inside).toMatchObject({ outcome: 'changed', said: expect.not.stringContaining('outside') });
  });

  it('leaves everything else outside the selection alone', () => {
    const answer = ask('Change 14 days to 30 days', page, [list]);
    const after = changed(answer, page).pages.flatMap(blocksOf);
    const kept = blocks.filter((block) => !wordsOf(block).includes('14 days'));
    expect(after.filter((block) => !wordsOf(block).includes('30 days'))).toEqual(kept);
    expect(ask('Change 99 days to 30 days', page, [list])).toMatchObject({ outcome: 'refused' });
  });
});

it.each([
  'delete this block',
  'remove this element',
  'lösche diesen Block',
  'supprime ce bloc',
  'elimina este bloque',
])('the selected part is what no other words name: %s', (prompt) => {
  const [page] = article.pages;
  const blocks = page && 'blocks' in page ? page.blocks : [];
  const id = blocks.at(-1)?.id ?? '';
  expect(JSON.stringify(article.pages)).toContain(`"id":"${id}"`);
  const answer = ask(prompt, article, [id]);
  expect(JSON.stringify(changed(answer, article).pages)).not.toContain(`"id":"${id}"`);
});
