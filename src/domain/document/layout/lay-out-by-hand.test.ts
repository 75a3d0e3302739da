import { expect, it } from 'vitest';
import type { Brief, BriefContent } from '../brief.ts';
import { layOut } from './lay-out.ts';
import { sampleDeck, sampleFlyer, sampleInvoice } from './sample-briefs.ts';

function pagesOf(content: BriefContent, format: Brief['look']['format'] = 'a4'): string {
  const look = { format, orientation: 'portrait', direction: 'poster', theme: 'light', tokens: {}, seed: 2 };
  const brief = { title: 'Kerb', language: 'en', look, content } as Brief;
  return layOut(brief)
    .pages.flatMap(({ blocks }) => blocks.map(({ html }) => html))
    .join('');
}

it('puts the day that the terms name on the scale of the term, and letters what lines refer to', () => {
  const invoice = sampleInvoice(2);
  const lines = invoice.lines.map((line, index) => ({ ...line, code: `CAL-${index}`, remark: index }));
  const html = pagesOf({
    ...invoice,
    issuedOn: '2026-03-16',
    dueOn: '2026-04-15',
    terms: '2% off by 2026-03-26',
    lines,
    remarks: ['Certificates enclosed.'],
  });
  expect(html).toContain('--days:30;--tick:10');
  expect(html).toMatch(/line-code"[^>]*>CAL-1</);
  expect(html.match(/<span class="mark">A</g)).toHaveLength(2);
  expect(html).not.toContain('<span class="mark">B<');
});

it('sets who and when as a sign between two words, as long as they are short', () => {
  const flyer = { ...sampleFlyer, headline: 'Brass v Bass', hero: '', organisation: 'Sat 14 November' };
  expect(pagesOf({ ...flyer, runningTitle: 'Doors 7.30' } as BriefContent)).toContain('is-clash is-signed');
  expect(pagesOf({ ...flyer, runningTitle: 'x'.repeat(60) } as BriefContent)).not.toContain('is-signed');
});

it('illustrates three numbered steps of few words', () => {
  const step = (marker: string, text: string) => ({ marker, title: 'Book', text: [{ text }] });
  const deck = (text: string): BriefContent =>
    ({
      ...sampleDeck,
      slides: [
        {
          layout: 'points',
          label: '',
          notes: '',
          title: 'Three steps',
          points: [step('1', text), step('2', text), step('3', text)],
        },
      ],
    }) as BriefContent;
  expect(pagesOf(deck('A bay.'), 'slides-16x9').match(/data-place="step"/g)).toHaveLength(3);
  expect(pagesOf(deck('A bay. '.repeat(20)), 'slides-16x9')).not.toContain('data-place="step"');
});
