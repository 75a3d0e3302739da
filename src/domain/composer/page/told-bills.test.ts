import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billTotals } from '../../content/derive/bill-totals.ts';
import type { PageOf } from '../../content/document-content.ts';
import { repeats } from '../../full-run.test-data.ts';
import { compose } from '../compose.ts';

function billOf(prompt: string): PageOf<'invoice'> {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  const page = input && 'pages' in input ? (input as { pages: PageOf<'invoice'>[] }).pages[0] : undefined;
  if (page?.layout !== 'invoice') throw new Error(`no bill: ${prompt}`);
  return page;
}

/** Returns the amount due in cents; null if the page leaves it open. */
function dueOf(prompt: string): number | null {
  const { isPriced, dueMinor } = billTotals(billOf(prompt));
  return isPriced ? dueMinor : null;
}

function partiesOf(prompt: string): string[] {
  const { from, to } = billOf(prompt);
  return [from.name, to.name];
}

describe('a bill that is told', () => {
  it('has the number, the day and the account that stand in a row without marks', () => {
    const bill = billOf(
      'invoice for mrs lowe. replaced mixer tap 2 hrs labour at £48 an hour, tap 86.50, flexi hoses x2 at 7.25 each, valve 6.80, call out 35. no vat im not registered. invoice no 0417 date 9 march 2026 pay within 14 days kestrel bank sort 00-11-22 acc 12345678. vale plumbing',
    );
    expect(bill).toMatchObject({ number: '0417', issued: '2026-03-09' });
    expect(bill.payment.map(({ value }) => value)).toEqual(['00-11-22', '12345678']);
    expect(billTotals(bill).dueMinor).toBe(23_880);
  });

  it('has the address, the number, the day and the validity that its words name', () => {
    const bill = billOf(
      'Presupuesto nº 2026-031, Pinturas Vega, para D. Luis Roca, C/ Olivo 22, 3ºB\npintar salón 28 m2 a 9,50 €/m2\npasillo 14 m2 a 9,50\ntecho 85 €\nmaterial 112 €\nIVA 21%\nPlazo: 3 días, empezamos el 18 de mayo. Validez 30 días. Fecha 4 de mayo 2026. No incluye mover muebles.',
    );
    expect(bill).toMatchObject({ number: '2026-031', issued: '2026-05-04', due: 30 });
    expect(bill.to).toEqual({ name: 'D. Luis Roca', lines: ['C/ Olivo 22', '3ºB'] });
    expect(billTotals(bill).dueMinor).toBe(72_116);
  });

  it.each([
    ['invoice for 3 pottery classes at £45', 13_500],
    ['invoice to Ann Lowe: session £60, 5 prints at £20', 16_000],
    ['invoice to Ann Lowe: labour 2 hrs at £48 an hour, hoses x2 at £7.25 each, call out £35', 14_550],
    ['invoice Ann Lowe for 3 pottery classes at 45 and 2 at 60', 25_500],
    [
      'invoice to Ann Lowe: framing 2 hours (£40/h), delivery £20, flat 7, subtotal £100, tax 20%, total £120',
      12_000,
    ],
    ['purchase order: 9 boxes of A3 card at £12, 4 rolls of tape at £5. Leave at the gate before 8', 12_800],
  ])('has the total of its lines: %s', (prompt, due) => {
    expect(dueOf(prompt)).toBe(due);
  });

  it.each([
    'invoice to Ann Lowe: lamps about £300, shades £120, total £420',
    'invoice to Ann Lowe: lamps £300-350, shades £120, total £420',
    'Rechnung an Frau Kern: Lampen ca. 300 €, Schirme 120 €',
    'invoice to Ann Lowe: room 12 at £90, supper £15',
  ])('has no total if a price or quantity is uncertain: %s', (prompt) => {
    expect(dueOf(prompt)).toBeNull();
  });

  it('is not paid twice if a receipt tells what its sum is for, and its parts', () => {
    const { lines, subject } = billOf(
      'make receipt. received from Ann Lowe £185 for repair of the pump. motor £120, labour £65',
    );
    expect(lines).toHaveLength(2);
    expect(subject).toContain('epair of the pump');
  });

  it.each([
    ['Rechnung, Kundin Frau Kern: Zaun 8 Std. à 45 €, Holz 80 €', ['[[Name]]', 'Frau Kern']],
    [
      'Preventivo per Famiglia Neri da Falegnameria Bosco: posa parquet 900 €, IVA 22%',
      ['Falegnameria Bosco', 'Famiglia Neri'],
    ],
    ['invoice: Ann Lowe\nPortraits - 400\nPrints - 100\nThank you for your custom', ['[[Name]]', 'Ann Lowe']],
  ])('is written to a name alone: %s', (prompt, parties) => {
    expect(partiesOf(prompt)).toEqual(parties);
  });

  it.each([
    'receipt for Ann Lowe: boat hire 640, paid by cheque no. 5511',
    'receipt for Ann Lowe: boat hire 640, paid by transfer #5511',
    'Quittung für Frau Kern: Bootsmiete 640 €, bezahlt mit Scheck Nr. 5511',
    'recibo para Ana Ruiz: alquiler 640 €, pagado con cheque n.º 5511',
  ])('takes the number of a payment for no amount: %s', (prompt) => {
    expect(billOf(prompt).paid ?? []).toEqual([]);
  });

  it.each([
    [
      'subtracts a deposit without a currency',
      'bill for Ann Lowe: 5 nights at 140 each, a deposit of 200 already paid',
      50_000,
    ],
    [
      'subtracts what is taken off a single price',
      'rent statement for Ann Lowe: rent 950, less 75 for the boiler',
      87_500,
    ],
    [
      'reads prices behind verbs',
      'quote for Ann Lowe: materials come to 180, labour is 3 days at 220 a day',
      84_000,
    ],
    [
      'reads a line told as a sentence',
      'invoice for Lowe Ltd, I did 2 days of repairs at 260 a day and bought pipe for 84.60',
      60_460,
    ],
    [
      'takes a discount off the line it names',
      'invoice for Ann Lowe: 3 tastings at 20, one cake 385, 25% discount on the cake only',
      34_875,
    ],
    [
      'adds the tax of each line',
      'Rechnung an Frau Kern: 40 Essen à 9,50 € (7 % MwSt), 3 Kisten Getränke zu 18 € (19 % MwSt)',
      47_086,
    ],
    [
      'withholds a tax from the net amount',
      'Factura a Bodegas Ortega: diseño 600 €, 4 horas de revisiones a 35 € la hora, IVA 21 %, retención IRPF 15 %',
      78_440,
    ],
    [
      'adds a tax that is not included',
      'presupuesto para Ana Gil: pintura 850 €, mano de obra 6 días a 160 € el día, IVA 10 % no incluido',
      199_100,
    ],
  ])('%s', (_, prompt, due) => {
    expect(dueOf(prompt)).toBe(due);
  });

  it.each([
    ['a tax without its percentage', 'fee note to Ann Lowe: drafting £400, hearing £200, plus VAT'],
    ['a tax on lines that can’t be told', 'quote for Ann Lowe: soup 40, wine 60, VAT 20% on the rest'],
    ['a price behind a small word', 'invoice to Ann Lowe: 2 jackets at 35 each, one zip replaced for 18'],
    ['a price before what it buys', 'recibo de Ana Gil: 680 euros de renta, 35 de agua y luz'],
    ['a payment told as a clause', 'invoice to Dr Lowe: painting £420, and she has already given us £100'],
    [
      'a number of the next item',
      'bill for Ann Lowe: 3 nights at 180 a night, cleaning is 45 and firewood 25',
    ],
    [
      'a price per unit without its quantity',
      'Rechnung an Herrn Ott: Umzug, vier Stunden, 60 Euro die Stunde, Zuschlag 10 Euro',
    ],
    [
      'an amount taken off within a line',
      'reçu de Paul Girard : 350 euros de loyer moins 35 euros pour le robinet',
    ],
    ['a payment for a number of things', 'receipt for Ann Lowe: room 90, Sam paid for 8 walks'],
    ['an alternative', 'quote for Ann Lowe: walnut desk £400, shelf £90 or in oak £120'],
    ['a line on a condition', 'quote for Ann Lowe: buffet £400, if it rains a tent £120'],
    [
      'a discount that names a line',
      'quote for Ann Lowe: painting £400, carpet £300, a 10% discount for the painting',
    ],
    [
      'a price for a number of guests',
      'quote for Ann Lowe: cake for 40 people at 250 dollars, 4 trays at 20 dollars a tray',
    ],
    [
      'a rate by the hour',
      'invoice for Ann Lowe. Hourly rate 40, I worked 9 hours, and add 50 for materials',
    ],
    ['a price on request', 'Angebot für Frau Kern: 26 Fenster je 12 Euro, Rahmen auf Wunsch 4 Euro'],
    [
      'a line without the tax of the bill',
      'factura a Ana Gil: 20 páginas a 5 euros la página, IVA 21 %, 8 euros de envío sin IVA',
    ],
    ['prices that may be per piece', 'invoice for Ann Lowe: 24 cups $14, 10 bowls $19, shipping $32'],
    ['two quantities of a rate', 'Rechnung an Frau Kern: 2x versiegeln 80 qm 6,00 €/qm, Anfahrt 45 €'],
    ['two taxes added', 'quote for Ann Lowe: soup £40, wine £60, plus VAT 5% on food and 20% on drinks'],
    [
      'a price that can’t be read',
      'Angebot für Frau Kern: Kette 24,90, Bremsen 12,50, Arbeit eineinhalb Stunden zu 45 die Stunde',
    ],
  ])('leaves the total open beside %s', (_, prompt) => {
    expect(dueOf(prompt)).toBeNull();
  });

  it.each([
    ['a share that is paid', 'quote for Ann Lowe: painting £400, carpet £300, 50% deposit already paid', 350],
    ['a surcharge on all lines', 'invoice for Ann Lowe: painting £400, carpet £300, rush fee 10%', 770],
    ['a word for a discount in an item', 'quote for Ann Lowe: haul off old fence $400, gate $150', 550],
    ['a fraction without its zero', 'invoice for Ann Lowe: chair covers 100 x .90, delivery 60', 150],
    ['a grade behind a quantity', 'invoice for Ann Lowe: 12 sheets 16ga @ $8, delivery $4', 100],
    ['an X in a name', 'invoice for Ann Lowe: 2 cartridges HP 26X at £71, cable £8', 150],
    ['a result behind its sum', 'invoice for Ann Lowe: 20 prints at $9 = $180, travel $25', 205],
    ['a thing that is named like a paper', 'quote for Ann Lowe: fence 400, permit 60, gas check 45', 505],
    ['one line with a plus', 'quote for Ann Lowe: men + truck 6 hrs at $100 an hour, piano $150', 750],
    ['a price for several things', 'quote for Ann Lowe: two ceilings £260, hall £180, woodwork £95', 535],
  ])('knows the total beside %s', (_, prompt, total) => {
    expect(dueOf(prompt)).toBe(total * 100);
  });

  it('takes a name that stands like a signature for the sender', () => {
    expect(
      partiesOf('Quote for Mrs Lowe: gutters £310, ridge £140. Valid 20 days. Vale Roofing 07700 900555'),
    ).toEqual(['Vale Roofing', 'Mrs Lowe']);
    expect(partiesOf('Receipt: received $450 from Ida Brandt for June rent, landlord Tom Hale')).toEqual([
      'Tom Hale',
      'Ida Brandt',
    ]);
  });

  it('knows the recipient whatever their trade', () => {
    expect(partiesOf('Invoice to landlord Tom Hale from Ann Lowe: cleaning £90, windows £40')).toEqual([
      'Ann Lowe',
      'Tom Hale',
    ]);
  });

  it('keeps a line with a remark on its tax', () => {
    expect(dueOf('invoice for Lowe Ltd: design 500, hosting 120 (no VAT), VAT 20% on design')).toBe(72_000);
  });

  it('does not compute a discount on a condition', () => {
    expect(dueOf('Angebot für Frau Kern: 22 Fenster je 4 Euro, bei monatlichem Auftrag 10 % Rabatt')).toBe(
      8_800,
    );
  });

  it('says whose money a receipt is for', () => {
    expect(
      billOf('receipt for piano lessons, 8 lessons at £32, received from Tom Barrow in cash').to.name,
    ).toBe('Tom Barrow');
  });

  it('prints the sum of its lines and terms, or none, however they are told', () => {
    const line = fc.tuple(
      fc.constantFrom('hedge cutting', 'painting', 'cleaning', 'repairs'),
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 11, max: 95 }),
    );
    const paid = fc.option(
      fc.constantFrom('a deposit of 20 already paid', 'less 20 paid in advance', 'minus the 20 already paid'),
    );
    const off = fc.option(
      fc.constantFrom('10% discount', '10% off because you are a regular', 'we take off 10%'),
    );
    const tax = fc.option(fc.constantFrom('VAT 20% on top', 'plus 20% VAT', '20% VAT not included'));
    let open = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 2, maxLength: 3, selector: ([name]) => name }),
        paid,
        off,
        tax,
        (lines, ...terms) => {
          const told = lines.map(([name, count, rate]) => `${count} hours of ${name} at ${rate} an hour`);
          const due = dueOf(`Invoice for Lowe Ltd: ${[...told, ...terms.filter(Boolean)].join(', ')}`);
          const net =
            lines.reduce((sum, [, count, rate]) => sum + count * rate * 100, 0) * (terms[1] ? 0.9 : 1);
          if (due === null) open++;
          else expect(due).toBe(Math.round(net * (terms[2] ? 1.2 : 1)) - (terms[0] ? 2_000 : 0));
        },
      ),
      { seed: 5, numRuns: repeats(7, 120) },
    );
    expect(open).toBe(0);
  });
});

describe('the date of a bill', () => {
  it.each([
    [
      'invoice 77 from Moss Co to Ann Lowe: boat hire £640, due within 14 days of 3 March 2025',
      '2025-03-03',
      14,
    ],
    [
      'quote for Ann Lowe from Moss Co: boat hire $640, good for 30 days from April 2, 2025',
      '2025-04-02',
      30,
    ],
  ])('is the one that its days are counted from: %s', (prompt, issued, due) => {
    expect(billOf(prompt)).toMatchObject({ issued, due });
  });
});
