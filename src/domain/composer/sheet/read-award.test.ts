import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import type { Award } from './read-award.ts';

function awardOf(prompt: string): Award | null | undefined {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return readFacts(text, reading).award;
}

describe('a certificate', () => {
  it('keeps the name of a course with its level', () => {
    expect(
      awardOf(
        'Certificate of completion, Rosa Lind, Crane Safety Level 3, 12 hours, 4 May 2025, instructor Ben Orr',
      ),
    ).toMatchObject({
      name: 'Rosa Lind',
      reasons: ['Crane Safety Level 3', '12 hours'],
      facts: [{ slot: 'when', value: '4 May 2025' }],
      signers: ['instructor Ben Orr'],
    });
  });

  it('says what it is for, whether that stands before or behind the name', () => {
    expect(awardOf('Certificate for finishing the sewing course for Tom Becker, Harbor Club')).toMatchObject({
      name: 'Tom Becker',
      reasons: ['for finishing the sewing course'],
      signers: ['Harbor Club'],
    });
    expect(awardOf('certificate for Ada Berg, who swam 200 metres on 2 April')?.reasons).toEqual([
      'who swam 200 metres on 2 April',
    ]);
  });

  it('names who receives it before who awards it', () => {
    expect(
      awardOf('certificate for best science project, Amelia Stone, Lincoln Middle School'),
    ).toMatchObject({
      name: 'Amelia Stone',
      reasons: ['for best science project'],
      signers: ['Lincoln Middle School'],
    });
  });

  it('keeps a town with its house and an office with its holder', () => {
    expect(
      awardOf(
        'Certificate of merit for Ada Berg, best loaf, Mill Bakery, Leeds, signed by R. Howe, head baker',
      )?.signers,
    ).toEqual(['Mill Bakery, Leeds', 'R. Howe, head baker']);
  });
});
