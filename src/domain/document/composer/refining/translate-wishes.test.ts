import { expect, test } from 'vitest';
import { assembleArticle } from '../../assemble-article.ts';
import { applyPatches } from '../../patches/apply-patches.ts';
import { plainText, readArticle } from '../../read-article.ts';
import { compose } from '../compose.ts';

function turn(prompt: string, document: string | null): string {
  const request = {
    prompt,
    history: [],
    document,
    layout: {},
    targetBlockIds: [],
    seed: 1,
    today: '2026-02-26',
  };
  for (const step of compose(request)) {
    if (step.type !== 'tool') continue;
    if (step.name === 'write_document') return assembleArticle(step.input);
    if (step.name === 'patch_document' && document !== null)
      return applyPatches(document, step.input.patches).html;
  }
  throw new Error(`Nothing came of ${prompt}`);
}

const invoice = turn(
  'Invoice to Acme Corp from Studio Lumen, 12 hours of design at $95, 20% VAT, due in 14 days',
  null,
);
/** Subtotal and total are Portuguese too. */
const english = /\b(?:Invoice|From|To|Date|Due|Amount due|Description|Quantity|Rate|Amount)\b/;

test.each([
  ['Arabic', 'ar', 'فاتورة'],
  ['Portuguese', 'pt', 'Fatura'],
  ['Italian', 'it', 'Fattura'],
  ['Dutch', 'nl', 'Factuur'],
  ['Polish', 'pl', 'Faktura'],
  ['Japanese', 'ja', '請求書'],
  ['Chinese', 'zh', '发票'],
])('the labels of an invoice speak %s; names and sums stay', (name, language, heading) => {
  const page = turn(`translate the labels to ${name}`, invoice);
  const text = plainText(page);
  expect(readArticle(page).language.split('-')[0]).toBe(language);
  expect(text).toContain(heading);
  expect(text).toContain('Acme Corp');
  expect(text).toContain('Studio Lumen');
  expect(text.replaceAll('Acme Corp', '').match(english)).toBeNull();
});
