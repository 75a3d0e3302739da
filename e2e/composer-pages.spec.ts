import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

/** A prompt, three requests to change its page, each with what then stands there, and what the PDF says. */
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
      ['add 20% VAT and make it navy', '$1,608.00'],
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
      ['translate the labels to French', 'Quand'],
    ],
    pages: 1,
  },
  {
    kind: 'letter',
    prompt: 'Letter from Nadia Brook to Mr Tanaka thanking him for the factory tour',
    shows: 'Dear Mr Tanaka',
    changes: [
      ['make it friendlier', 'Warm wishes'],
      ['use the ocean palette and a5', 'Warm wishes'],
      ['replace Warm wishes with See you soon', 'See you soon'],
    ],
    pages: 1,
  },
  {
    kind: 'minutes',
    prompt:
      'Meeting minutes: present Ana and Ben, decided to launch on 5 May, Ben writes the release notes by Friday',
    shows: 'release notes',
    changes: [
      ['add a note saying bring the prototype', 'Bring the prototype'],
      ['change 5 May to 9 May', '9 May'],
      ['change the font to Georgia', '9 May'],
    ],
    pages: 1,
  },
  {
    kind: 'deck',
    prompt:
      'slides with our sales by quarter: Q1 120k, Q2 150k, Q3 180k, Q4 240k. We opened two shops. Next: a shop in Leeds. Swiss style',
    shows: '240k',
    changes: [
      ['my organisation is Brightwell', 'Brightwell'],
      ['use dark mode', 'Brightwell'],
      ['delete slide 2', 'Brightwell'],
    ],
    pages: 6,
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
    const checked = ownerPage.getByRole('button', { name: 'Checks passed' });
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
    const downloading = ownerPage.waitForEvent('download');
    await ownerPage.getByRole('button', { name: 'Download' }).filter({ visible: true }).click();
    const pdf = await readPdf(await readFile(await (await downloading).path()));
    // A direction may set words in capitals, and prints them so.
    expect(pdf.text.toLowerCase()).toContain((changes.at(-1)?.[1] ?? shows).toLowerCase());
    expect(pdf.pages).toHaveLength(pages);
  });
}
