import type { Fact } from '../brief.ts';
import { type Amount, findAmounts, moneyPattern } from './amounts.ts';
import { addDays, findDates } from './dates.ts';
import type { ReadingLanguage } from './language.ts';
import type { Remainder } from './remainder.ts';

export interface InvoiceTerms {
  tax: { label: string; percent: number; isIncluded: boolean } | null;
  discount: Amount | null;
  paid: Amount | null;
  number: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  /** Days from issue to payment, when given as a span. */
  dueInDays: number | null;
  payment: { label: string; value: Fact }[];
}

const taxNames =
  'VAT|sales tax|GST|HST|tax|MwSt\\.?|USt\\.?|Mehrwertsteuer|Umsatzsteuer|TVA|IVA|BTW|moms|consumption tax|消費税|增值税';
const included =
  'incl(?:uding|usive|uded|\\.)?(?: of)?|inkl(?:usive|\\.)?|enthaltene?|TTC|incluse?|dont|incluid[oa]|con';
const lead =
  '(?<![\\p{L}])(?:plus|and|with|add(?:ing)?|\\+|zzgl\\.?|zuzüglich|mit|und|avec|et|más|mas|y|e|più|mais|con|com|plus|oraz|en|&|less|minus|abzüglich|moins|menos|apply|give(?: them)?)';
const percent = '(\\d{1,2}(?:[.,]\\d{1,2})?) ?(?:%|per ?cent|Prozent)';

const taxFirst = new RegExp(
  `(?:(?:${lead}),? +)?(?:(${included}) +)?${percent} *(?:de +|of +)?(${taxNames})(?![\\p{L}])(?: *(included|incluse?|incluido|inklusive))?`,
  'iu',
);
const taxLast = new RegExp(
  `(?:(?:${lead}),? +)?(?:(${included}) +)?(?<![\\p{L}])(${taxNames})(?: +(?:at|of|rate|is|à|von|zu|de|del))* *:? *\\(?${percent}\\)?(?: *(included|incluse?|incluido))?`,
  'iu',
);
const discountWords =
  'off|discount|rebate|rabatt|nachlass|(?:de )?remise|(?:de )?réduction|(?:de )?descuento';
const discountLast = new RegExp(
  `(?:(?:${lead}),? +)?(?:an? +|einen? +|mit +|une +|un +)?(${moneyPattern}(?: ?%)?) *(?:[\\p{L}-]{3,15} +){0,2}(?:${discountWords})(?![\\p{L}])(?: +on (?:the )?(?:total|everything))?`,
  'iu',
);
const discountFirst = new RegExp(
  `(?:(?:${lead}),? +)?(?:a +|einem? +|une +|un +)?(?:discount|rebate|rabatt|nachlass|remise|descuento)(?: +(?:of|von|de))? *:? *(${moneyPattern}(?: ?%)?)`,
  'iu',
);
const deposit = 'deposit|down ?payment|advance payment|advance|prepayment|anzahlung|acompte|anticipo';
const paidFirst = new RegExp(
  `(?:(?:${lead}),? +)?(?:an? +|the +|eine +|un +)?(?:(?:${deposit})(?: +(?:of|von|de))?|already paid|paid(?: so far)?|bereits bezahlt|déjà payé|ya pagado) *:? *(${moneyPattern}(?: ?%)?)(?: +(?:was |has been |have been )?(?:already )?(?:paid|received|erhalten|bezahlt|versé|payé|pagado))?`,
  'iu',
);
const paidLast = new RegExp(
  `(?:(?:${lead}),? +)?(?:an? +|the +|eine +|un +)?(${moneyPattern}(?: ?%)?) +(?:(?:${deposit})(?: +(?:is |was )?(?:already )?(?:paid|received|deducted))?|(?:already |has been |was )+paid|bereits bezahlt|Anzahlung|déjà payés?|ya pagados?)`,
  'iu',
);
const number =
  /(?<![\p{L}])(?:(?:invoice|quote|bill|rechnungs?|facture|factura)[- ]?(?:number|numéro|número|nummer|num|no\.?|nr\.?|n°|nº|#)|(?:no\.|nr\.|n°|nº|number))(?: is| ist)?[:# ]*(?=[\w/.-]*\d)([\p{L}\d][\p{L}\d/.-]{0,29})|#(\d[\w-]{0,20})/iu;
const order =
  /(?:(?:with|mit|and) +)?(?<![\p{L}])(?:PO|P\.O\.|purchase order|your order|order number|bestellnummer|bestellung|bon de commande|pedido)(?: ?(?:number|no\.?|nr\.?|n°|#))?[: #]*(?=[\w/-]*\d)(?!\d+(?:[.,]\d+)? ?(?:[$£€]|zł|USD|EUR|GBP|CHF|PLN))([\p{L}\d][\w/-]{0,29})/iu;
const spanWords =
  'days?|weeks?|months?|tagen?|wochen?|monaten?|jours|semaines|días|dias|semanas|giorni|settimane|dagen|weken|dni';
const dueSpan = new RegExp(
  `(?:,? *(?:and|und|et|y|with) +)?(?:(?:payment |is |invoice )?(?:due|payable|payment|(?:offer |quote )?valid|gültig|valable|válid[oa]|fällig|zahlbar|zahlungsziel|échéance|payable|paiement|vence|vencimiento|pago|pagadero|scadenza|pagamento|vencimento|betaling|te betalen|betalen|da pagare|a pagar|pay|zapłata|termin płatności|płatność)(?: +(?:is|terms?|due|bitte))?:?(?: +(?:in|within|after|innerhalb von|binnen|nach|sous|dans|à|a|en|em|entro|binnen|w ciągu))?|pay(?:ment)? within|à|sous|a)[ -]+(\\d{1,3}) ?(${spanWords})(?![\\p{L}])|(?:terms:? +)?(?<![\\p{L}])(?:net|netto)[ -]?(\\d{1,3})(?: ?(?:${spanWords}))?(?![\\d.,%]|\\p{L})`,
  'iu',
);
const dueNow =
  /(?:due|payable|payment) (?:on receipt|immediately|now|upon receipt)|sofort fällig|zahlbar sofort|à réception|al contado/iu;
const dueDate =
  /(?:,? *(?:and|und|et|y) +)?(?<![\p{L}])(?:(?:payment |is |invoice )?(?:due|payable)(?: +(?:date|is|on|by|before|until))*|(?:offer |quote )?valid (?:until|till|to|through)|pay by|gültig bis(?: zum)?|valable jusqu['’]au|válid[oa] hasta(?: el)?|fällig(?: am| bis zum| bis)?|zahlbar bis(?: zum)?|échéance(?: le| au)?|vence(?: el)?|vencimiento(?: el)?)[: ]+/iu;
const issueDate =
  /(?<![\p{L}])(?:dated|date:|issued(?: on)?:?|invoice date:?|datum:?|vom|datée? du|fecha:?|en date du) */iu;
const iban =
  /(?:(?:pay(?:able)?|transfer|zahlbar)? ?(?:to|an|auf|by)? ?)?(?:IBAN:? *)?(?<![\p{L}\d])([A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?)(?![\p{L}\d])/u;
const bic = /(?<![\p{L}])(?:BIC|SWIFT):? *([A-Z]{6}[A-Z\d]{2,5})/u;
const paypal =
  /(?:pay(?:able)? (?:by|via|with) )?paypal(?: to)?:? *([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}|paypal\.me\/[\w-]{1,40})/iu;

/** Accounts as they are given where there is no IBAN, each with the words that its number is known by. */
const accounts: readonly { label: Record<ReadingLanguage, string>; pattern: RegExp }[] = [
  {
    label: { en: 'Sort code', de: 'Sort Code', fr: 'Sort code', es: 'Sort code' },
    pattern:
      /(?:(?:by|via) (?:bank )?transfer )?(?:to )?(?<![\p{L}])sort code:? *(\d{2}[- ]?\d{2}[- ]?\d{2})(?!\d)/iu,
  },
  {
    label: { en: 'Routing number', de: 'BLZ', fr: 'Code banque', es: 'Código de banco' },
    pattern: /(?<![\p{L}])(?:routing(?: (?:number|no\.?))?|BLZ|bankleitzahl):? *(\d[\d ]{6,9}\d)(?!\d)/iu,
  },
  {
    label: { en: 'Account', de: 'Konto', fr: 'Compte', es: 'Cuenta' },
    pattern:
      /(?:(?:by|via) (?:bank )?transfer )?(?:to )?(?<![\p{L}])(?:(?:bank )?account|acct?\.?|konto|compte|cuenta)(?: ?(?:number|no\.?|nummer|nr\.?|n°|nº|numéro|número))?:? *(\d[\d -]{4,20}\d)(?![\d.,%])/iu,
  },
];

function takeTax(rest: Remainder): InvoiceTerms['tax'] {
  const first = rest.take(taxFirst);
  if (first) {
    const [, before, rate = '0', name = '', after] = first;
    return { label: name, percent: Number(rate.replace(',', '.')), isIncluded: Boolean(before ?? after) };
  }
  const last = rest.take(taxLast);
  if (!last) return null;
  const [, before, name = '', rate = '0', after] = last;
  return { label: name, percent: Number(rate.replace(',', '.')), isIncluded: Boolean(before ?? after) };
}

const isPaid = /paid|received|less|minus|erhalten|bezahlt|abzüglich|versé|payé|moins|pagado|menos|deducted/i;

/** What was paid. A deposit in per cent with no word of payment is one to be paid: it stays in the text. */
function takePaid(rest: Remainder): Amount | null {
  for (const pattern of [paidFirst, paidLast]) {
    const match = pattern.exec(rest.text);
    if (match && !isPaid.test(match[0]) && /%/.test(match[0])) return null;
  }
  return takeAmount(rest, [paidFirst, paidLast]);
}

function takeAmount(rest: Remainder, patterns: readonly RegExp[]): Amount | null {
  for (const pattern of patterns) {
    const amount = findAmounts(rest.take(pattern)?.[1] ?? '')[0];
    if (amount) return amount;
  }
  return null;
}

/** Takes a date that stands right behind a lead word, and the word with it. */
function takeDateAfter(
  rest: Remainder,
  leadWord: RegExp,
  language: ReadingLanguage,
  today: string,
): string | null {
  const match = leadWord.exec(rest.text);
  if (!match) return null;
  const from = match.index + match[0].length;
  const date = findDates(rest.text.slice(from, from + 60), language, today)[0];
  if (!date || date.start > 4) return null;
  rest.cut(match.index, from + date.end);
  return date.iso;
}

const daysOf = (count: number, unit: string | undefined): number =>
  /^(w|s)/i.test(unit ?? '') ? count * 7 : /^m/i.test(unit ?? '') ? count * 30 : count;

/** Takes tax, discount, payments made, numbers and dates out of the text of an invoice. */
export function takeInvoiceTerms(rest: Remainder, language: ReadingLanguage, today: string): InvoiceTerms {
  const payment: InvoiceTerms['payment'] = [];
  const account = rest.take(iban)?.[1];
  if (account) payment.push({ label: 'IBAN', value: account });
  for (const { label, pattern } of accounts) {
    const value = rest.take(pattern)?.[1];
    if (value) payment.push({ label: label[language], value });
  }
  const swift = rest.take(bic)?.[1];
  if (swift) payment.push({ label: 'BIC', value: swift });
  const wallet = rest.take(paypal)?.[1];
  if (wallet) payment.push({ label: 'PayPal', value: wallet });
  const orderNumber = rest.take(order)?.[1];
  const given = rest.take(number);
  const tax = takeTax(rest);
  const paid = takePaid(rest);
  const discount = takeAmount(rest, [discountLast, discountFirst]);
  const issuedOn = takeDateAfter(rest, issueDate, language, today);
  const span = rest.take(dueSpan);
  const dueInDays = span ? daysOf(Number(span[1] ?? span[3]), span[2]) : rest.take(dueNow) ? 0 : null;
  const dueOn =
    dueInDays === null
      ? takeDateAfter(rest, dueDate, language, today)
      : addDays(issuedOn ?? today, dueInDays);
  if (orderNumber) payment.push({ label: orderLabel[language], value: orderNumber });
  return {
    tax,
    discount,
    paid,
    number: given?.[1] ?? given?.[2] ?? null,
    issuedOn,
    dueOn,
    dueInDays,
    payment,
  };
}

const orderLabel: Record<ReadingLanguage, string> = {
  en: 'Your order',
  de: 'Ihre Bestellung',
  fr: 'Votre commande',
  es: 'Su pedido',
};
