import { describe, expect, it } from 'vitest';
import type { PageOf } from '../../../content/document-content.ts';
import { artDirections } from '../../kit/choices.ts';
import { laidOut as laidOutAs } from './laid-out.test-data.ts';

const certificate: PageOf<'flyer'> = {
  layout: 'flyer',
  title: 'First aid at work',
  hero: 'Samuel Ortega',
  tagline: 'has completed the course',
  facts: [{ label: 'Number', value: '2027-118' }],
  contact: ['Ingrid Salas, director since 2019', 'Harbor Street 4, Portland', 'office@harbor.example'],
};

const laidOut = (page: PageOf<'flyer'>, look: Partial<Parameters<typeof laidOutAs>[1]> = {}) =>
  laidOutAs(page, { kind: 'certificate', ...look });

describe('a certificate', () => {
  it('has signature lines and a seal, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = laidOut(certificate, { direction });
      expect(className, direction).toContain('is-certificate');
      expect(html.match(/class="signature"/g), direction).toHaveLength(1);
      expect(html, direction).toMatch(/class="art art-seal"[^>]*data-place="seal"/);
    }
  });

  it('fits the name on one line and breaks a long name', () => {
    expect(laidOut(certificate).html).toMatch(/class="hero"[^>]*><span class="line"[^>]*>Samuel Ortega</);
    const long = laidOut({ ...certificate, hero: 'Dr. Annika Wilhelmina Thorsrud-Martinsson' });
    expect(long.html.match(/class="line"/g)?.length).toBeGreaterThan(1);
  });

  it('keeps every text once, people above and contacts at the foot', () => {
    const { html } = laidOut(certificate);
    const texts = [certificate.title, 'Samuel Ortega', certificate.tagline ?? '', '2027-118'];
    for (const text of [...texts, ...(certificate.contact ?? [])])
      expect(html.split(`>${text}<`), text).toHaveLength(2);
    const [, foot = ''] = html.split('class="foot"');
    expect(foot).toContain('Harbor Street 4');
    expect(foot).toContain('office@harbor.example');
    expect(foot).not.toContain('Ingrid Salas');
    expect(html).toMatch(/data-field="contact\.2"/);
  });

  it('gives the organization a signature line if there is no signer', () => {
    const { html } = laidOut({ ...certificate, contact: ['office@harbor.example'] });
    expect(html).toMatch(/class="signature"><p class="signature-name"[^>]*>Harbor Training Center</);
  });
});

describe('forms of a flyer', () => {
  it.each(['certificate', 'Certificates', 'diploma', 'certificate-of-completion'])(
    'reads the kind %s',
    (kind) => {
      expect(laidOut(certificate, { kind }).className).toContain('is-certificate');
    },
  );

  it.each(['poster', 'flyer', 'gift certificate', ''])("don't include a certificate: %s", (kind) => {
    expect(laidOut(certificate, { kind }).className).not.toContain('is-certificate');
  });

  it.each(['slides-16x9', 'story'] as const)("don't apply on screens: %s", (format) => {
    const { className, html } = laidOut(certificate, { format });
    expect(className).not.toContain('is-certificate');
    expect(html).toContain('Ingrid Salas');
  });
});
