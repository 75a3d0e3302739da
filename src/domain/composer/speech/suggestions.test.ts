import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../words/languages.ts';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { readMarkdown } from '../../content/markdown/read-markdown.ts';
import { sample } from '../../full-run.test-data.ts';
import { answerFollowUp } from '../follow-up/answer-follow-up.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { readTopicChange } from '../topics/topic-follow-up.ts';
import { type Saying, tell } from './saying.ts';
import { speak } from './speak.ts';
import { readerLanguage } from './spoken-language.ts';

const today = '2026-11-22';

function contentOf(markdown: string): DocumentContent {
  const { content } = readMarkdown(markdown, { today });
  if (!content) throw new Error('No content');
  return assignIds(content);
}

const article = contentOf(`# Harvest

Pears and quinces, 40 of each, at the Linden Hotel.

## Sorts

| Sort | Crates |
|---|---|
| Apples | 120 |
| Pears | 80 |

## Jobs

- Pick the pears
- Press the apples
- Clean the crates
`);
const dark = { ...article, look: { ...article.look, theme: 'dark' as const } };
const deck = contentOf(
  '---\nlook: slides-16x9\n---\n\n::cover\n\n# Moss\n\n---\n\n::closing\n\n# Plant one\n',
);
const invoice = contentOf(`---
kind: invoice
currency: USD
number: 2026-014
issued: 2026-11-22
due: net 30
from: { name: Ada Lane }
to: { name: Acme Corp }
---

# Invoice

| Description | Quantity | Unit | Rate |
|---|---|---|---|
| Pruning | 3 | hours | 45 |
| Seeds | 1 | | 12.50 |
`);

const quote = (text: string): Saying => tell('quote', { text });
const billOf = ({ pages: [page] }: DocumentContent) => (page?.layout === 'invoice' ? page : null);
const percents = (list: readonly object[] | undefined) =>
  (list ?? []).map((each) => ('percent' in each ? each.percent : null));
const hasType = (content: DocumentContent, type: string): boolean =>
  content.pages.flatMap(blocksOf).some((block) => block.type === type);

/** A suggestion, the page it is made for, and what it does to the page. */
const suggestions: readonly (readonly [Saying, DocumentContent, (after: DocumentContent) => void])[] = [
  ...(['color_green', 'color_navy', 'color_burgundy', 'color_teal', 'color_terracotta'] as const).map(
    (color) =>
      [
        tell('ask_color', { color: tell(color) }),
        article,
        (after: DocumentContent) => expect(after.look.accent).not.toBe(article.look.accent),
      ] as const,
  ),
  [tell('ask_dark'), article, (after) => expect(after.look.theme).toBe('dark')],
  [tell('ask_light'), dark, (after) => expect(after.look.theme).toBe('light')],
  [
    tell('ask_swiss'),
    { ...article, look: { ...article.look, direction: 'editorial' } },
    (after) => expect(after.look.direction).toBe('swiss'),
  ],
  [
    tell('ask_editorial'),
    { ...article, look: { ...article.look, direction: 'swiss' } },
    (after) => expect(after.look.direction).toBe('editorial'),
  ],
  [
    tell('ask_modern'),
    { ...article, look: { ...article.look, direction: 'editorial' } },
    (after) => expect(after.look.direction).not.toBe('editorial'),
  ],
  [
    tell('ask_elegant'),
    { ...article, look: { ...article.look, direction: 'technical' } },
    (after) => expect(after.look.direction).not.toBe('technical'),
  ],
  [tell('ask_discount'), invoice, (after) => expect(percents(billOf(after)?.discounts)).toEqual([10])],
  [tell('ask_tax'), invoice, (after) => expect(percents(billOf(after)?.taxes)).toEqual([expect.any(Number)])],
  [tell('ask_slides'), article, (after) => expect(after.look.format).toBe('slides-16x9')],
  [tell('ask_document'), deck, (after) => expect(after.look.format).toMatch(/^(a4|letter)$/)],
  [tell('ask_a4'), deck, (after) => expect(after.look.format).toBe('a4')],
  [
    tell('ask_show', { part: tell('part_table'), shape: tell('shape_chart') }),
    article,
    (after) => expect(hasType(after, 'chart')).toBe(true),
  ],
  [
    tell('ask_show', { part: tell('part_list'), shape: tell('shape_steps') }),
    article,
    (after) => expect(hasType(after, 'steps')).toBe(true),
  ],
  [
    tell('ask_remove', { part: quote('Press the apples') }),
    article,
    (after) => {
      expect(JSON.stringify(after)).not.toContain('Press the apples');
      expect(JSON.stringify(after)).toContain('Pick the pears');
    },
  ],
  [
    tell('ask_remove', { part: tell('part_table') }),
    article,
    (after) => expect(hasType(after, 'table')).toBe(false),
  ],
  [
    tell('ask_replace', { old: quote('Linden Hotel'), new: quote('Crown Inn') }),
    article,
    (after) => expect(JSON.stringify(after)).toContain('at the Crown Inn'),
  ],
  [
    tell('ask_replaceAll', { old: quote('40'), new: quote('50') }),
    contentOf('# Trees\n\n40 pears.\n\n## More\n\n40 quinces.\n'),
    (after) => {
      expect(JSON.stringify(after)).not.toContain('40');
      for (const words of ['"50 pears."', '"50 quinces."']) expect(JSON.stringify(after)).toContain(words);
    },
  ],
  [
    tell('ask_add', { text: quote('Sweep the barn'), part: quote('Jobs') }),
    article,
    (after) => expect(JSON.stringify(after)).toContain('Sweep the barn'),
  ],
  [tell('ask_logo'), article, (after) => expect(after.head.logo?.source).toBe('asset:own')],
];

/** Each suggestion is read in each language; every fourth language is enough for `npm test`. */
describe.each(sample(languageCodes, 8))('in %s', (language) => {
  it.each(
    suggestions.map(([saying, content, expects]) => [speak(language, saying), content, expects] as const),
  )('the composer understands its own suggestion: %s', (prompt, content, expects) => {
    const answer = answerFollowUp({
      prompt,
      content,
      targetIds: [],
      today,
      seed: 3,
      language,
      logo: { source: 'asset:own', text: 'Logo' },
    });
    if (!('operations' in answer)) throw new Error('said' in answer ? answer.said : answer.outcome);
    expects(applyOperations(content, answer.operations).content);
  });

  it.each(
    suggestions.map(([saying, content, expects]) => [speak(language, saying), content, expects] as const),
  )('whatever the reader makes of it: %s', (prompt, content, expects) => {
    for (const intent of ['other', 'translate', 'undo', 'remove'] as const) {
      const whole = { label: 'lang', text: prompt, start: 0, end: prompt.length } as const;
      const spans = [{ ...whole, confidence: 1, instruction: 1 }];
      const reading = { language: 'nl', intent, confidence: 1, spans, values: [] } as const;
      const logo = { source: 'asset:own', text: 'Logo' };
      const answer = answerFollowUp({
        prompt,
        content,
        targetIds: [],
        today,
        seed: 3,
        language,
        logo,
        reading,
      });
      if (!('operations' in answer)) throw new Error('said' in answer ? answer.said : answer.outcome);
      expects(applyOperations(content, answer.operations).content);
    }
  });

  it('a selected part is removed by its suggestion', () => {
    const id = article.pages.flatMap(blocksOf).find(({ type }) => type === 'table')?.id ?? '';
    const prompt = speak(language, tell('ask_removeThis'));
    const answer = answerFollowUp({ prompt, content: article, targetIds: [id], today, seed: 3 });
    expect(answer).toMatchObject({ outcome: 'changed', operations: [{ op: 'remove', id }] });
  });

  it('its suggestion to undo is one', () => {
    const prompt = speak(language, tell('ask_undo'));
    expect(answerFollowUp({ prompt, content: article, targetIds: [], today, seed: 3 })).toEqual({
      outcome: 'undo',
    });
  });

  // Topics are written in some of the languages only.
  it.runIf(topicWordsOf(readerLanguage(language)))('its suggestions of other forms name them', () => {
    const forms = {
      quiz: 'ask_quiz',
      poster: 'ask_poster',
      sheet: 'ask_sheet',
      guide: 'ask_guide',
      worksheet: 'ask_worksheet',
      lesson: 'ask_lesson',
      deck: 'ask_slides',
    } as const;
    for (const [form, ask] of Object.entries(forms))
      expect(readTopicChange(speak(language, tell(ask)), readerLanguage(language))?.form, ask).toBe(form);
  });
});
