import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerFollowUp } from '../../composer/follow-up/answer-follow-up.ts';
import { assignIds } from '../../content/assign-ids.ts';
import { artDirections } from '../../content/choices.ts';
import type { DocumentContent, PageOf } from '../../content/document-content.ts';
import { applyOperations, OperationError } from '../../content/edit/apply-operations.ts';
import { withFollowing } from '../../content/edit/following.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { repeats } from '../../full-run.test-data.ts';
import { assembleArticle } from '../assemble-article.ts';
import { layOutContent } from '../layout/lay-out-content.ts';
import { sampleContent, sampleInvoice } from '../layout/sample-contents.ts';
import { wrongSums } from './wrong-sums.ts';

type Edit = (content: DocumentContent) => readonly Operation[];

const linesIn = ({ pages }: DocumentContent): number => (pages[0] as PageOf<'invoice'>).lines.length;
const idIn = ({ pages }: DocumentContent): string => pages[0]?.id ?? '';

const amount = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 10);
const nth = fc.nat({ max: 40 });

/** Edits by hand and by calls. */
const set =
  (name: string, value: Extract<Operation, { op: 'set' }>['value']): Edit =>
  (content) => [{ op: 'set', at: `${idIn(content)}.${name}`, value }];
const operations: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(nth, fc.constantFrom('quantity', 'rate'), amount).map(
    ([at, name, value]): Edit =>
      (content) => {
        const count = linesIn(content);
        return count === 0 ? [] : set(`lines.${at % count}.${name}`, value)(content);
      },
  ),
  fc.tuple(nth, amount, amount).map(
    ([at, quantity, rate]): Edit =>
      (content) => [
        {
          op: 'insert_item',
          at: `${idIn(content)}.lines`,
          index: at % (linesIn(content) + 1),
          value: { description: 'Further work', quantity, rate },
        },
      ],
  ),
  nth.map(
    (at): Edit =>
      (content) => {
        const count = linesIn(content);
        return count < 2 ? [] : [{ op: 'remove_item', at: `${idIn(content)}.lines`, index: at % count }];
      },
  ),
  percent.map((value) => set('taxes', [{ label: 'VAT', percent: value }])),
  percent.map((value) => set('discounts', [{ label: 'Discount', percent: value }])),
  amount.map((value) => set('paid', [{ label: 'Deposit', amount: value }])),
  fc.boolean().map((value) => set('inclusive', value)),
  fc.constantFrom(...artDirections).map(
    (direction): Edit =>
      () => [{ op: 'set_look', look: { direction } }],
  ),
  fc.constantFrom('en', 'de', 'fr', 'ja').map(
    (value): Edit =>
      () => [{ op: 'set', at: 'language', value }],
  ),
);

/** Edits by chat. */
const prompts: fc.Arbitrary<Edit> = fc
  .oneof(
    percent.map((value) => `Add ${value}% VAT`),
    percent.map((value) => `Give a ${value}% discount`),
    amount.map((value) => `Add a line: travel, $${value}`),
    amount.map((value) => `Change the price of the first line to $${value}`),
    nth.map((count) => `Change the quantity of the second line to ${count}`),
    fc.constantFrom('Remove the last line', 'Remove the tax', 'Make it dark'),
  )
  .map(
    (prompt): Edit =>
      (content) => {
        const answer = answerFollowUp({ prompt, content, targetIds: [], today: '2026-03-02', seed: 1 });
        return answer.outcome === 'changed' || answer.outcome === 'another' ? answer.operations : [];
      },
  );

function edited(content: DocumentContent, edit: Edit): DocumentContent {
  try {
    return applyOperations(content, withFollowing(content, edit(content))).content;
  } catch (error) {
    // A refused edit changes nothing.
    if (error instanceof OperationError) return content;
    throw error;
  }
}

it('prints no sum that does not add up, after any edits by hand, chat and calls', () => {
  const edits = fc.array(fc.oneof({ arbitrary: operations, weight: 3 }, { arbitrary: prompts, weight: 1 }), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), edits, (count, list) => {
      const content = list.reduce(edited, assignIds(sampleContent(sampleInvoice(count))));
      expect(wrongSums(assembleArticle(layOutContent(content)))).toEqual([]);
    }),
    { numRuns: repeats(10, 1_000) },
  );
});
