import { readFileSync } from 'node:fs';
import { type ComposerStep, compose } from '../../src/domain/composer/compose.ts';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { lostOfPage, saidTemplate } from '../../src/domain/composer/faithfulness.test-data.ts';
import { splitGiven } from '../../src/domain/composer/given/split-given.ts';
import { gapsOf, samplesOf } from '../../src/domain/composer/speech/texts-of.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';

export const benchDay = '2026-11-22';

export interface MadePage {
  readonly prompt: string;
  readonly content: DocumentContent | null;
  readonly said: string;
  readonly composeMs: number;
  /** Phrases of the prompt missing on the page. */
  readonly lost: readonly string[];
  /** Whether the page is made of the facts of the prompt, clause by clause. */
  readonly isSheet: boolean;
  readonly gaps: number;
  readonly samples: number;
}

/** One prompt per line; `⏎` is a line break in it. */
export function readPrompts(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n').trim())
    .filter(Boolean);
}

/** Varies the seeds of bench pages, as for users. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text.slice(0, 200))
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
}

function stepsFor(prompt: string): ComposerStep[] {
  const request = {
    prompt,
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed: seedOf(prompt),
    today: benchDay,
  };
  return compose(request, openTemplateShelf(), openTopicShelf());
}

export function makePage(prompt: string): MadePage {
  const startedAt = performance.now();
  const steps = stepsFor(prompt);
  const composeMs = performance.now() - startedAt;
  const said = steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  const content = input && 'schema' in input ? input : null;
  const isGiven = splitGiven(prompt) !== null;
  const cased = readRequest(prompt, { today: benchDay });
  const facts = readFacts(cased.text, cased.reading);
  const lost =
    content && !isGiven
      ? lostOfPage(cased.text, cased.reading, facts, content, saidTemplate(said, openTemplateShelf().heads))
      : [];
  return {
    prompt,
    content,
    said,
    composeMs,
    lost,
    isSheet: facts.sheet !== null,
    gaps: content ? gapsOf(content).length : 0,
    samples: content ? samplesOf(content) : 0,
  };
}
