import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/domain/document/read-article.ts';
import { testRenderer } from '../../src/server/rendering/test-browser.ts';
import { readRecordings } from './recording.ts';
import { replay } from './replay.ts';

const recordings = await readRecordings();

describe('what a language model answered', () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))(
    'becomes a finished page: %s',
    async (_name, recording) => {
      const { page, rounds, isValidAtOnce, inputTokens } = await replay(recording, testRenderer());
      expect(isValidAtOnce).toBe(true);
      expect(rounds).toBeLessThanOrEqual(2);
      expect(inputTokens).toBeLessThan(3_500);
      expect(page?.report.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
      const text = plainText(page?.html ?? '').toLowerCase();
      for (const fact of recording.facts) expect(text).toContain(fact.toLowerCase());
    },
  );
});
