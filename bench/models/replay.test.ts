import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/domain/document/read-article.ts';
import { testRenderer } from '../../src/server/rendering/test-browser.ts';
import { largestEmptyArea } from './page-fill.ts';
import { kindOf, readPrompts, readRecordings } from './recording.ts';
import { readAnswer } from './recording-proxy.ts';
import { replay } from './replay.ts';

/** `npm run bench -- models` replays all of them. */
const mostInTest = 10;
const all = await readRecordings();
const step = Math.max(1, Math.floor(all.length / mostInTest));
const recordings = all.filter((_, at) => at % step === 0).slice(0, mostInTest);

describe('the response of a language model', () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))(
    'becomes a finished page: %s',
    async (_name, recording) => {
      const { page, rounds, isValidAtOnce, inputTokens, promptTokens } = await replay(
        recording,
        testRenderer(),
      );
      expect(page).not.toBeNull();
      expect(inputTokens - promptTokens).toBeLessThan(3_500);
      // Sloppy and small writers only need a finished page, after any number of tries.
      if (!['strong', 'plain'].includes(kindOf(recording))) return;
      expect(isValidAtOnce).toBe(true);
      expect(rounds).toBeLessThanOrEqual(2);
      expect(page?.report.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
      const text = plainText(page?.html ?? '').toLowerCase();
      for (const fact of recording.facts) expect(text).toContain(fact.toLowerCase());
    },
  );
});

describe('the prompts to record', () => {
  it('number forty, each with a unique name', async () => {
    const prompts = await readPrompts();
    expect(prompts).toHaveLength(40);
    expect(new Set(prompts.map(({ name }) => name)).size).toBe(40);
    expect(prompts.filter(({ prompt }) => prompt.length > 2_000).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a recording', () => {
  it('keeps a response as it was streamed, including broken JSON', () => {
    const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
    const stream = [
      chunk({ role: 'assistant', content: 'Here ' }),
      chunk({ content: 'it is.' }),
      chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'write_document', arguments: '' } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '{"title":' } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '"Notice"}' } }] }),
      chunk({ tool_calls: [{ index: 1, id: 'b', function: { name: 'edit_document', arguments: '{"op' } }] }),
      'data: [DONE]\n\n',
    ].join('');
    expect(readAnswer(stream)).toEqual({
      text: 'Here it is.',
      calls: [
        { name: 'write_document', arguments: { title: 'Notice' } },
        { name: 'edit_document', arguments: '{"op' },
      ],
    });
  });
});

describe('the fill of a page', () => {
  it('is measured by the largest empty rectangle', () => {
    const rows = ['##....', '##....', '#...##', '......'].map((row) => [...row].map((cell) => cell === '.'));
    expect(largestEmptyArea(rows)).toBe(8);
    expect(largestEmptyArea([[false]])).toBe(0);
  });
});
