import { beforeAll, describe, expect, it } from 'vitest';
import { buildTopicPage, topicLook } from '../../../domain/composer/topics/build/build-topic-page.ts';
import { topicWordsOf } from '../../../domain/composer/topics/lexicon/index.ts';
import { topicForms } from '../../../domain/composer/topics/lexicon/topic-words.ts';
import { artDirections } from '../../../domain/content/choices.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { readerLanguages } from '../../../domain/reader/languages.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { finishPage } from '../documents/finish-page.ts';
import { openTopicShelf } from './open-topic-shelf.ts';
import { topicLanguages } from './topic-files.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const counted: ReadonlySet<string> = new Set([
  'overflow',
  'clipping',
  'overlap',
  'missing_glyph',
  'contrast',
  'empty_page',
]);

describe('a rendered page of a topic', () => {
  const shelf = openTopicShelf();
  /** Each topic in the next form and direction, so that many topics cover every combination. */
  const cases = topicLanguages()
    .flatMap(shelf.namesIn)
    .map(
      (names, at) =>
        [
          names,
          topicForms[at % topicForms.length] ?? 'deck',
          artDirections[at % artDirections.length] ?? 'swiss',
        ] as const,
    );
  it.each(sample(cases, Math.ceil(cases.length / 6)))(
    'has no faults: %o as %s, %s',
    async ({ language, name }, form, direction) => {
      const topic = shelf.read(language, name);
      const words = readerLanguages.filter((each) => each === language).map(topicWordsOf)[0];
      if (!topic || !words) throw new Error(`no topic ${name}`);
      const look = { ...topicLook(topic, form, false, 11), direction };
      const content = buildTopicPage({
        topic,
        form,
        title: topic.title,
        asked: [],
        sections: [],
        isForChildren: false,
        pages: undefined,
        questions: undefined,
        amount: 'usual',
        own: [],
        labels: words.labels,
        look,
      });
      const { report } = await finishPage(assembleArticle(layOutContent(content)), renderer);
      const faults = report.findings.filter((finding) => counted.has(finding.class) && !finding.is_intended);
      expect(faults.map(({ message }) => message)).toEqual([]);
      expect(report.pages).toBe(form === 'deck' ? 8 : Math.min(report.pages, 3));
    },
  );
});
