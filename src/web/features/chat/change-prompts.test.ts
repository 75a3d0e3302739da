import { expect, test } from 'vitest';
import { answerFollowUp } from '../../../domain/composer/follow-up/answer-follow-up.ts';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import { applyOperations } from '../../../domain/content/edit/apply-operations.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { languages } from '../../../words/languages.ts';

const today = '2026-11-22';
const modules = import.meta.glob<{ readonly words: Catalogue['chat'] }>('../../../words/*/chat.ts', {
  eager: true,
});

test.each(Object.keys(languages))('the composer understands a changed fact in %s', (language) => {
  const { content } = readMarkdown('# Garden party\n\nAt 15:00, Linden Hotel.', { today });
  if (!content) throw new Error('No content');
  const before = assignIds(content);
  const prompt = modules[`../../../words/${language}/chat.ts`]?.words.factChangePrompt;
  const answer = answerFollowUp({
    prompt: prompt?.('Linden Hotel', 'Crown Inn') ?? '',
    content: before,
    targetIds: [],
    today,
    seed: 3,
  });
  const operations = 'operations' in answer ? answer.operations : [];
  const after = JSON.stringify(applyOperations(before, operations).content);
  expect(after).toContain('Crown Inn');
  expect(after).not.toContain('Linden Hotel');
});
