import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../domain/composer/compose.ts';
import { withoutSmallEnds } from '../../../domain/composer/facts/small-words.ts';
import { pageWordsOf } from '../../../domain/composer/page/lexicon/index.ts';
import { hasWordOf } from '../../../domain/composer/page/word-list.ts';
import { billTotals } from '../../../domain/content/derive/bill-totals.ts';
import type { PageOf } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { plainText } from '../../../domain/document/read-article.ts';
import { wordKinds } from '../../../domain/reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../../domain/reader/lexicon/phrase-index.ts';
import { readPrompt } from '../../../domain/reader/read-prompt.ts';
import { fold, tokenize } from '../../../domain/reader/tokenize.ts';
import { openTemplateShelf } from '../../features/templates/open-template-shelf.ts';

type Invoice = PageOf<'invoice'>;
const shelf = openTemplateShelf();
const today = '2026-11-22';

/** `total ⇥ recipient ⇥ sender ⇥ prompt`; `-` where none can be known. */
const bills = readFileSync(new URL('../../../../data/composer/bills.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [total = '', to = '', from = '', prompt = ''] = row.split('\t');
    return { total, to, from, prompt: prompt.replaceAll('⏎', '\n') };
  });

interface Made {
  readonly page: Invoice;
  readonly printed: string;
}
const made = new Map<string, Made>();

function billOf(prompt: string): Made {
  const known = made.get(prompt) ?? makeBill(prompt);
  made.set(prompt, known);
  return known;
}

function makeBill(prompt: string): Made {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 7, today },
    shelf,
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  const content = input && 'schema' in input ? input : null;
  const page = content?.pages[0];
  if (!content || page?.layout !== 'invoice') throw new Error(`no bill: ${prompt}`);
  return { page, printed: plainText(assembleArticle(layOutContent(content))) };
}

const decimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
const given = (text: string): string => (text.startsWith('[[') ? '-' : fold(text));
const totalOf = (page: Invoice): string => {
  const totals = billTotals(page);
  return totals.isPriced ? String(totals.dueMinor / 10 ** decimals(page.currency)) : '-';
};

/** The digits of all numbers, without what groups them. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,'’\u00a0\u202f ]\d{2,3})*(?:[.,]\d+)?/g) ?? []).map((each) =>
    each.replaceAll(/\D/g, ''),
  );
const plain = (digits: string): string => digits.replace(/^0+/, '').replace(/0+$/, '');

describe('a bill', () => {
  it('is to whom and from whom the prompt says, and comes to what it comes to', () => {
    for (const { total, to, from, prompt } of bills) {
      const { page } = billOf(prompt);
      expect({ total: totalOf(page), to: given(page.to.name), from: given(page.from.name) }, prompt).toEqual({
        total,
        to: fold(to),
        from: fold(from),
      });
    }
  });

  it('has a total that the figures above it come to', () => {
    for (const { prompt } of bills) {
      const { page } = billOf(prompt);
      const totals = billTotals(page);
      if (!totals.isPriced) continue;
      const scale = 10 ** decimals(page.currency);
      const round = (amount: number): number => Math.round(amount * scale + 1e-7);
      let sum = page.lines.reduce((all, { quantity, rate }) => all + round(quantity * (rate ?? 0)), 0);
      for (const { percent, amount } of page.discounts ?? [])
        sum -= percent === undefined ? round(amount ?? 0) : Math.round((sum * percent) / 100 + 1e-7);
      const taxes = (page.taxes ?? []).map(({ percent }) => Math.round((sum * percent) / 100 + 1e-7));
      if (!page.inclusive) for (const tax of taxes) sum += tax;
      for (const { amount } of page.paid ?? []) sum -= round(amount);
      expect(totals.dueMinor, prompt).toBe(sum);
    }
  });

  it('computes with numbers of the prompt alone', () => {
    for (const { prompt } of bills) {
      const { page } = billOf(prompt);
      const typed = new Set(numbersIn(prompt).flatMap((digits) => [plain(digits), digits]));
      const used = [
        ...page.lines.flatMap(({ quantity, rate }) => [quantity === 1 ? 0 : quantity, rate ?? 0]),
        ...(page.discounts ?? []).map(({ percent, amount }) => percent ?? amount ?? 0),
        ...(page.taxes ?? []).map(({ percent }) => percent),
        ...(page.paid ?? []).map(({ amount }) => amount),
      ];
      for (const number of used.filter((each) => each !== 0))
        expect([...typed], `${number} of ${prompt}`).toContain(plain(String(number).replace('.', '')));
    }
  });

  it('prints every number and every word of the prompt that names something', () => {
    const lost: string[] = [];
    for (const { prompt } of bills) {
      const { page, printed } = billOf(prompt);
      const { language, spans, values } = readPrompt(prompt, { today });
      const { bill, kinds } = pageWordsOf(language);
      const tokens = tokenize(prompt);
      const { own } = matchLexicon(tokens, language);
      const structure = [
        ...[bill.at, bill.each, bill.and, bill.to, bill.from, bill.client, bill.dated, bill.number],
        ...[bill.due, bill.valid, bill.days, bill.weeks, bill.months],
        ...Object.values(kinds),
      ].join(', ');
      const isAsked = (start: number): boolean =>
        spans.some(
          (span) =>
            (span.label === 'cmd' || span.label === 'kind') && start >= span.start && start < span.end,
        ) || values.some((value) => value.kind === 'date' && start >= value.start && start < value.end);
      const isAmountWord = (at: number): boolean =>
        (['currency', 'unit', 'month'] as const).some(
          (kind) => ((own[at] ?? 0) & (1 << wordKinds.indexOf(kind as never))) !== 0,
        );
      const words = fold(printed);
      const numbers = new Set(numbersIn(printed).map(plain));
      for (const [at, token] of tokens.entries()) {
        const isWord = /^\p{L}{4,}$/u.test(token.folded);
        if (!isWord || isAsked(token.start) || isAmountWord(at) || hasWordOf(token.text, structure)) continue;
        if (!withoutSmallEnds(token.text, 0, token.text.length, language)) continue;
        if (!words.includes(token.folded)) lost.push(`${token.text} of ${prompt}`);
      }
      const dueDays = typeof page.due === 'number' ? [String(page.due)] : [];
      const dated = values.filter(({ kind }) => kind === 'date').map(({ text }) => text);
      const rest = dated.reduce((text, date) => text.replace(date, ' '), prompt);
      for (const digits of numbersIn(rest)) {
        const isDays = dueDays.includes(digits) || (page.dueLabel !== undefined && digits.length < 3);
        const isPrinted = numbers.has(plain(digits)) || words.replaceAll(/[\s\u00a0]/g, '').includes(digits);
        if (!isPrinted && !isDays) lost.push(`${digits} of ${prompt}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('has what belongs to a party, an account or a number in its field, and nowhere else', () => {
    for (const { prompt } of bills) {
      const { page } = billOf(prompt);
      const note = fold(`${page.note ?? ''} ${page.subject ?? ''}`);
      const fields = [
        page.number,
        ...[page.from, page.to].flatMap(({ name, lines }) => [name, ...lines]),
        ...page.payment.map(({ value }) => value),
      ];
      for (const field of fields.filter((each) => !each.startsWith('[[')))
        expect(note.includes(fold(field)), `${field} of ${prompt}`).toBe(false);
    }
  });

  it('has no total where a price is an estimate or a range', () => {
    const prompts = bills.filter(
      ({ total, prompt }) => total !== '-' && / (?:[$€£]\d+)(?=[ ,.;]|$)/.test(prompt),
    );
    expect(prompts.length).toBeGreaterThan(10);
    const vague = fc.constantFrom('about', 'range');
    fc.assert(
      fc.property(fc.constantFrom(...prompts), vague, ({ prompt }, how) => {
        const { language } = readPrompt(prompt, { today });
        const about = pageWordsOf(language).bill.about.split(', ')[0] ?? '';
        const changed = prompt.replace(/ ([$€£])(\d+)(?=[ ,.;]|$)/, (_, sign: string, amount: string) =>
          how === 'about' ? ` ${about} ${sign}${amount}` : ` ${sign}${amount}-${Number(amount) + 50}`,
        );
        expect(totalOf(billOf(changed).page), changed).toBe('-');
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  it('has a currency only where the prompt leaves one possible', () => {
    const currency = (prompt: string): string => billOf(prompt).page.currency;
    expect(currency('Invoice for Acme Corp, 3 hours at 40')).toBe('XXX');
    expect(currency('Rechnung an Acme GmbH, 3 Stunden à 40, zzgl. 19 % MwSt.')).toBe('EUR');
    expect(currency('Rechnung an Acme AG, 3 Stunden à 40, zzgl. 8,1 % MwSt.')).toBe('CHF');
    expect(currency('Invoice for Acme Ltd, 3 hours at 40, IBAN GB29 NWBK 6016 1331 9268 19')).toBe('GBP');
    expect(billOf('Invoice for Acme Corp, 3 hours at 40').printed).toContain('120.00');
  });
});
