import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { readTopic } from '../../topics/read-topic.ts';
import { compose } from '../compose.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import type { TopicShelf } from './topic-shelf.ts';

const coffee = readFileSync(path.join(import.meta.dirname, '../../../../topics/en/coffee.md'), 'utf8');
const shelf: TopicShelf = {
  namesIn: (language) => (language === 'en' ? [{ name: 'coffee', language, names: ['Coffee'] }] : []),
  stemsIn: () => [],
  read: () => readTopic('coffee', 'en', coffee),
};
const noTemplates = { heads: [], read: () => null, text: () => '' };

function answer(prompt: string, more: Partial<ComposerRequest> = {}) {
  const request = {
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed: 5,
    today: '2026-11-22',
  };
  const steps = compose({ ...request, prompt, ...more }, noTemplates, shelf);
  const contents = steps.flatMap((step: ComposerStep) =>
    step.type === 'tool' && step.name === 'write_document' && 'schema' in step.input ? [step.input] : [],
  );
  const said = steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');
  const choices = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'suggest_followups' ? step.input.choices : [],
  );
  const [content] = contents;
  if (!content) throw new Error(`no page: ${said}`);
  return { content, said, choices };
}

const first = 'presentation about coffee, 10 slides';
const made = answer(first).content;

/** Returns the answer to a follow-up on a page that the user changed. */
const refined = (prompt: string, content: DocumentContent) =>
  answer(prompt, { content, document: '', seed: 99, history: [{ role: 'user', content: first }] });

const changed = (from: string, to: string): DocumentContent =>
  JSON.parse(JSON.stringify(made).replaceAll(from, to)) as DocumentContent;

describe('another form of a page with changes by hand', () => {
  it('says nothing of changes if there are none', () => {
    const { said, choices } = refined('make it a guide', made);
    expect(said).not.toMatch(/changed|change of yours|changes of yours/);
    expect(choices).not.toContain('Undo');
  });

  it('keeps the changed texts', () => {
    const from = 'At around 200 °C the seeds brown, swell and crack like popcorn.';
    expect(JSON.stringify(made)).toContain(from);
    const { content, said } = refined('make it a guide', changed(from, 'Our roaster runs at 196 °C.'));
    expect(JSON.stringify(content)).toContain('Our roaster runs at 196 °C.');
    expect(JSON.stringify(content)).not.toContain(from);
    expect(said).toContain('keeps the text you changed');
  });

  it('keeps a changed title', () => {
    const renamed = {
      ...made,
      pages: made.pages.map((page, at) => (at === 0 ? { ...page, title: 'Our coffee' } : page)),
    };
    expect(refined('as an article', renamed as DocumentContent).content.pages[0]).toMatchObject({
      title: 'Our coffee',
    });
  });

  it('says which changes have no place, and offers to undo', () => {
    const { said, choices } = refined('make it a quiz', { ...made, pages: made.pages.slice(0, -2) });
    expect(said).toContain('2 changes of yours have no place');
    expect(choices).toContain('Undo');
  });
});
