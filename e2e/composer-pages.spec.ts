import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage, download } from './app-page.ts';
import { expect, test } from './fixtures.ts';

/** A prompt and three changes of its page, each with the expected text, and the expected PDF. */
interface Journey {
  readonly kind: string;
  readonly prompt: string;
  readonly shows: string;
  readonly changes: readonly (readonly [ask: string, shows: string])[];
  readonly pages: number;
}

const journeys: readonly Journey[] = [
  {
    kind: 'invoice',
    prompt: 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
    shows: '$1,340.00',
    changes: [
      ['add 20% VAT', '$1,608.00'],
      ['change hours to 15', '$1,950.00'],
      ['undo that', '$1,608.00'],
    ],
    pages: 1,
  },
  {
    kind: 'flyer',
    prompt: 'Flyer for a summer jazz concert on 14 June at 8pm at the Blue Note in Ghent, tickets $15',
    shows: 'Blue Note',
    changes: [
      ['change $15 to $18', '$18'],
      ['the headline should be Jazz under the stars', 'Jazz under the stars'],
      ['make it a5', 'Jazz under the stars'],
    ],
    pages: 1,
  },
  {
    kind: 'letter from a template',
    prompt: 'cancel my gym membership at FitBarn, member number 55820. Name Jordan Ames',
    shows: 'number 55820',
    changes: [
      ['replace FitBarn with FitHouse', 'FitHouse'],
      ['make it navy', 'FitHouse'],
      ['replace Jordan Ames with Dana Ames', 'Dana Ames'],
    ],
    pages: 1,
  },
  {
    kind: 'given content',
    prompt:
      'Generate a well-styled 1 page document based on the following content\n\nKey figures 2025\n\nRevenue: €1.24M\nGrowth: 18%\nEmployees: 42',
    shows: '€1.24M',
    changes: [
      ['change 42 to 45', '45'],
      ['make it landscape', '€1.24M'],
      ['add a section called Outlook: Two new shops in spring', 'Two new shops in spring'],
    ],
    pages: 1,
  },
];

for (const { kind, prompt, shows, changes, pages } of journeys) {
  test(`a prompt, three changes and the PDF: ${kind}`, { tag: '@full' }, async ({ ownerPage }) => {
    const app = new AppPage(ownerPage);
    // Fitting a page to its paper may take a repair; a fault or a warning is none.
    const checked = ownerPage.getByRole('button', { name: /^(?:Checks passed|\d+ repairs?)$/ });
    await app.open();
    await app.send(prompt);
    await expect(app.article).toContainText(shows);
    await expect(checked).toBeVisible();
    for (const [ask, then] of changes) {
      await app.send(ask);
      await expect(app.article).toContainText(then);
      await expect(app.sendButton).toBeVisible();
      await expect(checked).toBeVisible();
    }
    const downloaded = await download(ownerPage);
    const pdf = await readPdf(await readFile(await downloaded.path()));
    // Some directions set text in capitals and print it so.
    expect(pdf.text.toLowerCase()).toContain((changes.at(-1)?.[1] ?? shows).toLowerCase());
    expect(pdf.pages).toHaveLength(pages);
  });
}
