import { afterAll, describe, expect, it } from 'vitest';
import { plainText } from '../../src/domain/document/read-article.ts';
import { closeTestRenderer, testRenderer } from '../../src/server/testing/test-app.ts';
import { readRecordings } from './recording.ts';
import { replay } from './replay.ts';

const recordings = await readRecordings();
afterAll(closeTestRenderer);

/** Words of a prompt that have to be on its page: names and figures. */
const factsOf = (prompt: string): string[] => prompt.match(/\b(?:\d[\d ]*\d|[A-Z][a-z]{3,})\b/g) ?? [];
const commands = new Set(['Case', 'Eight', 'Packing', 'Quarterly', 'Invoice', 'Poster']);

describe('what a language model answered', () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))(
    'becomes a finished page: %s',
    async (_name, recording) => {
      const { page, rounds, isValidAtOnce, inputTokens } = await replay(recording, testRenderer());
      expect(isValidAtOnce).toBe(true);
      expect(rounds).toBeLessThanOrEqual(2);
      expect(inputTokens).toBeLessThan(3_500);
      expect(page?.report.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
      const text = plainText(page?.html ?? '');
      for (const fact of factsOf(recording.prompt))
        if (!commands.has(fact) && fact.length > 1) expect(text.toLowerCase()).toContain(fact.toLowerCase());
    },
  );
});
