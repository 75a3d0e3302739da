import { dayNumber, dueDate } from '../derive/due-date.ts';
import type { DocumentContent, PageOf } from '../document-content.ts';
import { readSpan } from '../lenient/read-date.ts';
import { plainText } from '../text/inline-text.ts';
import { applyOperations } from './apply-operations.ts';
import { fieldValue } from './field-value.ts';
import type { Operation } from './operation.ts';

type Invoice = PageOf<'invoice'>;

/** Returns the texts of an invoice that may name the payment period: 'Net 14', 'Payable within 14 days'. */
function termTexts({ terms, note, payment, remarks }: Invoice): ReadonlyMap<string, string> {
  const texts: (readonly [string, string | undefined])[] = [
    ['terms', terms],
    ['note', note],
    ...payment.map(({ value }, at) => [`payment.${at}.value`, value] as const),
    ...(remarks ?? []).map((text, at) => [`remarks.${at}`, text] as const),
  ];
  return new Map(texts.flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const])));
}

const spanIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readSpan(plainText(text));

function daysToPay({ issued, due }: Invoice): number | undefined {
  const day = dueDate(issued, due);
  return day === null ? undefined : dayNumber(day) - dayNumber(issued);
}

/** Replaces the number of days in a text; null if the text doesn't contain that number literally. */
function withDays(text: string, from: number, to: number): string | null {
  const next = text.replace(/\d+/g, (digits) => (Number(digits) === from ? String(to) : digits));
  return spanIn(next) === to ? next : null;
}

function followingTerms(id: string, before: Invoice, after: Invoice): readonly Operation[] {
  const days = daysToPay(before);
  if (days === undefined || after.due === undefined) return [];
  const old = termTexts(before);
  const now = termTexts(after);
  const named = [...now].filter(([field]) => spanIn(old.get(field)) === days);
  const renamed = named.map(([, text]) => spanIn(text)).find((span) => span !== undefined && span !== days);
  const isDueChanged = before.due !== after.due;
  const wanted = isDueChanged ? daysToPay(after) : (renamed ?? days);
  if (wanted === undefined) return [];
  const isMoved = before.issued !== after.issued && named.length > 0;
  const isDueLeft = !isDueChanged && daysToPay(after) !== wanted && (isMoved || wanted !== days);
  const texts = named.flatMap(([field, text]): Operation[] => {
    const next = spanIn(text) === wanted || text !== old.get(field) ? null : withDays(text, days, wanted);
    return next === null ? [] : [{ op: 'set', at: `${id}.${field}`, value: next }];
  });
  return [...(isDueLeft ? [{ op: 'set' as const, at: `${id}.due`, value: wanted }] : []), ...texts];
}

/**
 * Adds operations that follow from the given ones: if the due date and the payment terms agreed before,
 * changing one also changes the other.
 * @throws OperationError if an operation can't be applied
 */
export function withFollowing(
  content: DocumentContent,
  operations: readonly Operation[],
): readonly Operation[] {
  const { content: changed } = applyOperations(content, operations);
  const following = changed.pages.flatMap((page) => {
    const before = content.pages.find(({ id }) => id === page.id);
    if (page === before || page.layout !== 'invoice' || before?.layout !== 'invoice') return [];
    return followingTerms(page.id ?? '', before, page);
  });
  const isNews = (operation: Operation): boolean =>
    operation.op === 'set' && fieldValue(changed, operation.at) !== operation.value;
  return [...operations, ...following.filter(isNews)];
}
