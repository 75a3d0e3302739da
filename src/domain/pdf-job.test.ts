import { describe, expect, it } from 'vitest';
import { isUnfinished, mayBecome, pdfJobStatuses, placeOfStep } from './pdf-job.ts';

describe('a job', () => {
  it('[J07] has five statuses, three of which are final', () => {
    expect(pdfJobStatuses).toEqual(['queued', 'processing', 'completed', 'failed', 'cancelled']);
    expect(pdfJobStatuses.filter(isUnfinished)).toEqual(['queued', 'processing']);
    for (const end of ['completed', 'failed', 'cancelled'] as const)
      for (const status of pdfJobStatuses) expect(mayBecome(end, status)).toBe(false);
  });

  it('can only be completed while processing', () => {
    expect(mayBecome('queued', 'completed')).toBe(false);
    expect(mayBecome('processing', 'completed')).toBe(true);
  });

  it('returns the position of each step', () => {
    expect(placeOfStep('quality', 'checks')).toEqual({ done: 2, of: 4 });
    expect(placeOfStep('pdf', null)).toEqual({ done: 0, of: 3 });
    expect(placeOfStep('pdf', 'a step of yesterday')).toMatchObject({ done: 0 });
  });
});
