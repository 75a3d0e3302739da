import { isDocumentFormat } from '../../formats.ts';
import { isArtDirection } from '../../kit/choices.ts';
import type { Look } from '../../kit/look.ts';
import { formatDate } from '../../layout/format-date.ts';
import type { Patch } from '../../patch.ts';
import type { Brief, InvoiceContent, InvoiceLine } from '../brief.ts';
import { draftOfBrief } from '../draft-of-brief.ts';
import { findAmounts, moneyPattern, toMinor } from '../reading/amounts.ts';
import { addDays } from '../reading/dates.ts';
import { multiply } from '../reading/decimal.ts';
import { readLines } from '../reading/invoice-lines.ts';
import { takeInvoiceTerms } from '../reading/invoice-terms.ts';
import { readingLanguage } from '../reading/language.ts';
import { parseQuantity, quantityPattern } from '../reading/quantities.ts';
import { Remainder } from '../reading/remainder.ts';
import { unitPattern } from '../reading/units.ts';
import { type SumParts, sumUp } from '../writing/invoice-sums.ts';
import { invoiceWords } from '../writing/invoice-words.ts';
import { percentIn, readInvoice } from './read-invoice.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

interface Change {
  readonly parts: SumParts;
  readonly did: string;
}

/** The inputs of the sums as they stand on the page. */
function partsOf(invoice: InvoiceContent, included: RegExp): SumParts {
  const { discount, tax, paid, lines } = invoice;
  const off = discount ? percentIn(discount.label) : 0;
  return {
    lines,
    discount: discount ? (off > 0 ? { label: discount.label, percent: off } : discount) : null,
    tax: tax ? { label: tax.label, percent: tax.percent, isIncluded: included.test(tax.label) } : null,
    paid: paid ?? null,
  };
}

const wordsOf = (context: RefineContext) =>
  invoiceWords[readingLanguage(context.view.article.language.split('-')[0] ?? 'en')];
const includedWords = /^(?:includes|enthält|dont|incluye) |included|enthalten|incluse|incluido/i;

function lookOf({ article }: RefineContext['view']): Look {
  return {
    format: isDocumentFormat(article.format) ? article.format : 'a4',
    orientation: article.orientation,
    direction: isArtDirection(article.direction) ? article.direction : 'swiss',
    theme: article.theme,
    tokens: article.tokens,
    seed: 0,
  };
}

/** Blocks whose content follows from the lines. */
const isComputed = (id: string): boolean => /^(?:amount|totals|lines(?:-\d+)?)$/.test(id);

/**
 * Writes changed lines and sums back: only the blocks that show them are replaced. Where the lines now take another
 * number of pages, the document is written anew, with the blocks that were added to it.
 */
function writeBack(context: RefineContext, invoice: InvoiceContent, { parts, did }: Change): Outcome {
  const { view } = context;
  const { discount: _discount, tax: _tax, paid: _paid, ...kept } = invoice;
  const content: InvoiceContent = { ...kept, lines: parts.lines, ...sumUp(parts) };
  const brief: Brief = {
    title: view.article.title,
    language: view.article.language,
    look: lookOf(view),
    content,
  };
  const draft = draftOfBrief(brief);
  if (draft.pages.length === view.article.pages.length) {
    const current = new Map(
      view.article.pages.flatMap(({ blocks }) => blocks.map((block) => [block.id, block.html] as const)),
    );
    const patches = draft.pages
      .flatMap(({ blocks }) => blocks)
      .filter(({ id, html }) => isComputed(id) && current.has(id) && current.get(id) !== html)
      .map(({ id, html }): Patch => ({ op: 'replace', id, html }));
    return { type: 'patches', patches, did };
  }
  const known = new Set(draft.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const extra = view.article.pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ id }) => !known.has(id) && !/^(?:lines|colophon)/.test(id));
  const pages = draft.pages.map((page, index) =>
    index === draft.pages.length - 1
      ? { ...page, blocks: [...page.blocks, ...extra.map(({ id, html }) => ({ id, html }))] }
      : page,
  );
  return { type: 'rewrite', draft: { ...draft, pages }, did };
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The line that a word speaks of: by description, else by unit, else the only one. */
function lineFor(lines: readonly InvoiceLine[], name: string): number {
  const wanted = normal(name).replace(/^(?:the|of|for|number of) /g, '');
  const byName = lines.findIndex(({ description }) => wanted !== '' && normal(description).includes(wanted));
  if (byName >= 0) return byName;
  const words = wanted.split(' ').filter((word) => word.length > 3);
  const byWord = lines.findIndex(({ description }) =>
    words.some((word) => normal(description).includes(word)),
  );
  if (byWord >= 0) return byWord;
  const byUnit = lines.findIndex(
    ({ unit }) =>
      unit &&
      wanted !== '' &&
      (unit.toLowerCase().startsWith(wanted.slice(0, 4)) || wanted.includes(unit.toLowerCase())),
  );
  return byUnit >= 0
    ? byUnit
    : lines.length === 1 && /quantity|amount|rate|price|menge|preis/.test(wanted)
      ? 0
      : -1;
}

const withLine = (lines: readonly InvoiceLine[], at: number, line: InvoiceLine): InvoiceLine[] =>
  lines.map((old, index) =>
    index === at ? { ...line, amountMinor: multiply(line.quantity, line.rateMinor), isOpen: false } : old,
  );

const quantityChange = new RegExp(
  `^(?:change|set|make|update|increase|decrease|reduce|correct|ändere|setze) (?:the )?(?:number of |quantity of )?(.{2,60}?)(?: from .{1,20}?)? (?:to|auf|by|=) (${quantityPattern})(?: (${unitPattern}))?$`,
  'iu',
);
const rateChange = new RegExp(
  `^(?:change|set|make|update|raise|lower|increase|reduce|ändere|setze) (?:the )?(?:(?:hourly|daily) )?(?:rate|price|fee|cost|satz|preis)(?: (?:of|for|für) (?:the )?(.{2,60}?))?(?: from .{1,20}?)? (?:to|auf) (${moneyPattern})(?: ?(?:/|per|an|a|each).{0,12})?$`,
  'iu',
);
const priceChange = new RegExp(
  `^(?:change|set|make|update|raise|lower) (?:the )?(.{2,60}?)(?: (?:price|rate|fee|cost))?(?: from .{1,20}?)? to (${moneyPattern})(?: ?(?:/|per|an|a|each).{0,12})?$`,
  'iu',
);
/** 'Change $95 to $100': the price that stands there, whatever it is of. */
const moneyChange = new RegExp(
  `^(?:change|replace|set|correct|update) (?:the )?(${moneyPattern})(?: ?(?:/|per|an|a|each) ?\\p{L}{0,8})? (?:to|with|by) (${moneyPattern})$`,
  'iu',
);
const removal =
  /^(?:remove|delete|drop|take out|entferne|lösche|supprime|quita) (?:the )?(.{2,80}?)(?: (?:line|item|row|position))?$/iu;
const adding =
  /^(?:add|include|insert|charge|bill|put|plus|füge|ajoute|añade|agrega)(?: (?:a|another) (?:line|item)(?: for)?:?)? (.{3,300}?)(?: hinzu)?$/iu;

function changeLine(wish: string, invoice: InvoiceContent): { lines: InvoiceLine[]; did: string } | null {
  const { lines, currency } = invoice;
  const rated = rateChange.exec(wish);
  const priced = rated ? null : priceChange.exec(wish);
  if (rated || priced) {
    const name = rated ? (rated[1] ?? '') : (priced?.[1] ?? '');
    const money = findAmounts((rated ? rated[2] : priced?.[2]) ?? '')[0];
    const at = rated && !name ? lines.findIndex(({ unit }) => unit !== undefined) : lineFor(lines, name);
    const line = lines[at];
    if (line && money && (rated || money.currency)) {
      return {
        lines: withLine(lines, at, { ...line, rateMinor: toMinor(money.decimal, currency) }),
        did: `${line.description} at the new price`,
      };
    }
  }
  const money = moneyChange.exec(wish);
  const [from, to] = [findAmounts(money?.[1] ?? '')[0], findAmounts(money?.[2] ?? '')[0]];
  if (from && to) {
    const at = lines.findIndex(({ rateMinor }) => rateMinor === toMinor(from.decimal, currency));
    const line = lines[at];
    if (line) {
      return {
        lines: withLine(lines, at, { ...line, rateMinor: toMinor(to.decimal, currency) }),
        did: `${line.description} at the new price`,
      };
    }
  }
  const counted = quantityChange.exec(wish);
  if (counted) {
    const [, name = '', count = '1', unit] = counted;
    const at = lineFor(lines, name) >= 0 ? lineFor(lines, name) : unit ? lineFor(lines, unit) : -1;
    const line = lines[at];
    if (line) {
      const quantity = parseQuantity(count);
      return {
        lines: withLine(lines, at, { ...line, quantity }),
        did: `${line.description}: ${quantity}${line.unit ? ` ${line.unit}` : ''}`,
      };
    }
  }
  return null;
}

function changeSums(wish: string, context: RefineContext, parts: SumParts, currency: string): Change | null {
  const words = wordsOf(context);
  const language = readingLanguage(context.view.article.language.split('-')[0] ?? 'en');
  const gone = removal.exec(wish)?.[1]?.toLowerCase() ?? '';
  if (gone) {
    if (parts.tax && /^(?:vat|tax|mwst|ust|tva|iva|gst|sales tax|\d+ ?% .*)$/.test(gone))
      return { parts: { ...parts, tax: null }, did: 'tax removed' };
    if (parts.discount && /discount|rabatt|remise|descuento/.test(gone))
      return { parts: { ...parts, discount: null }, did: 'discount removed' };
    if (parts.paid && /deposit|paid|payment made|anzahlung|acompte/.test(gone))
      return { parts: { ...parts, paid: null }, did: 'deposit removed' };
    return null;
  }
  const terms = takeInvoiceTerms(
    new Remainder(wish.replace(/^change (?:the )?(vat|tax|discount) to /i, '$1 ')),
    language,
    context.today,
  );
  if (terms.tax) {
    const { label, percent, isIncluded } = terms.tax;
    return {
      parts: { ...parts, tax: { label: isIncluded ? words.included(label) : label, percent, isIncluded } },
      did: `${percent}% ${label} added`,
    };
  }
  const share = (amount: NonNullable<typeof terms.discount>) =>
    amount.isPercent
      ? { percent: Number(amount.decimal) }
      : { amountMinor: toMinor(amount.decimal, currency) };
  if (terms.discount) {
    const isPercent = terms.discount.isPercent;
    const label = isPercent ? `${words.discount} ${Number(terms.discount.decimal)}%` : words.discount;
    return { parts: { ...parts, discount: { label, ...share(terms.discount) } }, did: 'discount added' };
  }
  if (terms.paid)
    return {
      parts: { ...parts, paid: { label: words.paid, ...share(terms.paid) } },
      did: 'payment taken off',
    };
  return null;
}

const dueIn =
  /(?:due|payable|payment|fällig|zahlbar|net)(?![\p{L}]).{0,20}?(\d{1,3}) ?(?:days?|tagen?|jours|días)|^net (\d{1,3})$/iu;

function changeDue(wish: string, context: RefineContext): Outcome | null {
  const days = dueIn.exec(wish);
  if (!days || !context.view.byId.has('due')) return null;
  const language = context.view.article.language;
  const count = Number(days[1] ?? days[2]);
  const text = formatDate(addDays(context.today, count), language, 'medium');
  const patches: Patch[] = [{ op: 'set_text', id: 'due', text }];
  if (context.view.byId.has('terms'))
    patches.push({ op: 'set_text', id: 'terms', text: wordsOf(context).within(count) });
  return { type: 'patches', patches, did: `due on ${text}` };
}

/** Lines, tax, discount and payments of an invoice; every sum that depends on them follows. */
export const readInvoiceWish: WishReader = (wish, context) => {
  const invoice = readInvoice(context.view);
  if (!invoice) return null;
  const due = changeDue(wish, context);
  if (due) return due;
  const parts = partsOf(invoice, includedWords);
  const sums = changeSums(wish, context, parts, invoice.currency);
  if (sums) return writeBack(context, invoice, sums);
  const line = changeLine(wish, invoice);
  if (line) return writeBack(context, invoice, { parts: { ...parts, lines: line.lines }, did: line.did });
  const gone = removal.exec(wish)?.[1];
  const at = gone
    ? invoice.lines.findIndex(
        ({ description }) =>
          normal(description) === normal(gone) || normal(description).includes(normal(gone)),
      )
    : -1;
  if (at >= 0) {
    if (invoice.lines.length === 1)
      return {
        type: 'say',
        text: 'This is the only line of the invoice. Change it rather than removing it.',
      };
    const lines = invoice.lines.filter((_, index) => index !== at);
    return writeBack(context, invoice, {
      parts: { ...parts, lines },
      did: `${invoice.lines[at]?.description ?? 'line'} removed`,
    });
  }
  const added = adding.exec(wish)?.[1];
  if (added && /\d/.test(added) && !/["“:]/.test(added)) {
    const language = readingLanguage(context.view.article.language.split('-')[0] ?? 'en');
    const { lines } = readLines(added, {
      language,
      currency: invoice.currency,
      fallback: wordsOf(context).services,
    });
    if (lines.length > 0) {
      // The first that is said takes the place of the gap.
      const kept = invoice.lines.filter(({ isOpen }) => !isOpen);
      const did = `${lines.map(({ description }) => description).join(', ')} added`;
      return writeBack(context, invoice, { parts: { ...parts, lines: [...kept, ...lines] }, did });
    }
  }
  return null;
};
