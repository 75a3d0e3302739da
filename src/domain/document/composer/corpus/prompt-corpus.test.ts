import { describe, expect, test } from 'vitest';
import { layOut } from '../../layout/lay-out.ts';
import { plainText } from '../../plain-text.ts';
import { readPrompt } from '../read-prompt.ts';
import { paperCorpus } from './paper-corpus.ts';
import { corpusDay, promptCorpus } from './prompt-corpus.ts';
import { ventureCorpus } from './venture-corpus.ts';

const request = (prompt: string, seed = 1) => ({
  prompt,
  history: [],
  document: null,
  layout: {},
  targetBlockIds: [],
  seed,
  today: corpusDay,
});

/** Spaces that a language sets inside figures read as plain ones. */
const visible = (html: string): string => plainText(html).replace(/[\u00a0\u202f\t\n]+/g, ' ');

describe('prompts and what must stand on their pages', () => {
  test.each([...promptCorpus, ...paperCorpus, ...ventureCorpus])(
    '$prompt',
    ({ prompt, kind, shows, hides = [], language }) => {
      const { brief } = readPrompt(request(prompt));
      const draft = layOut(brief);
      const text = visible(draft.pages.flatMap(({ blocks }) => blocks.map(({ html }) => html)).join(''));
      expect(brief.content.kind).toBe(kind);
      for (const fact of shows) expect(text).toContain(fact);
      for (const fact of hides) expect(text).not.toContain(fact);
      if (language) expect(brief.language).toBe(language);
    },
  );
});
