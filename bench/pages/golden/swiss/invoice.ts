import type { Brief } from '../../../../src/domain/document/brief.ts';

/** An invoice whose sum runs from margin to margin. */
export const brief: Brief = {
  title: 'Invoice 0417, Kessler Raum',
  language: 'en-CH',
  look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
  content: {
    kind: 'invoice',
    heading: 'Invoice',
    number: '0417',
    issuedOn: '2026-03-04',
    dueOn: '2026-04-03',
    tagline: 'Orientation and sign systems',
    from: {
      name: 'Kessler Raum AG',
      lines: ['Hardturmstrasse 128', '8005 Zürich', 'CHE-114.823.906 MWST'],
    },
    to: {
      name: 'Stadtbibliothek Winterthur',
      lines: ['Marta Brunner, Buildings', 'Obere Kirchgasse 6', '8400 Winterthur'],
    },
    currency: 'CHF',
    lines: [
      {
        description: 'Survey and accompanied walks',
        quantity: 3,
        unit: 'days',
        rateMinor: 144000,
        amountMinor: 432000,
      },
      {
        description: 'Wayfinding concept and sign schedule',
        quantity: 8,
        unit: 'days',
        rateMinor: 144000,
        amountMinor: 1152000,
      },
      {
        description: 'Pictograms, drawn for the library',
        quantity: 24,
        unit: 'pieces',
        rateMinor: 18500,
        amountMinor: 444000,
      },
      {
        description: 'Prototype signs, folded aluminium',
        quantity: 6,
        unit: 'pieces',
        rateMinor: 42000,
        amountMinor: 252000,
      },
      {
        description: 'Travel, Zürich to Winterthur and back',
        quantity: 9,
        unit: 'trips',
        rateMinor: 2640,
        amountMinor: 23760,
      },
    ],
    subtotalMinor: 2303760,
    tax: { label: 'VAT 8.1%', percent: 8.1, amountMinor: 186605 },
    totalMinor: 2490365,
    payment: [
      { label: 'Pay by transfer', value: 'Zürcher Kantonalbank\nKessler Raum AG' },
      { label: 'IBAN', value: 'CH93 0076 2011 6238 5295 7\nReference 0417 2026 03' },
      {
        label: 'Thank you',
        value: 'for eleven good weeks on the stairs. Jonas Kessler, 044 555 01 28',
      },
    ],
  },
};
