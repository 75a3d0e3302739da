import { describe, expect, test } from 'vitest';
import { type ComposerRequest, compose } from '../compose.ts';

const request = (prompt: string, more: Partial<ComposerRequest> = {}): ComposerRequest => ({
  prompt,
  history: [],
  document: null,
  layout: {},
  targetBlockIds: [],
  seed: 1,
  today: '2026-02-26',
  ...more,
});

const questionsOf = (prompt: string, more: Partial<ComposerRequest> = {}) =>
  compose(request(prompt, more)).flatMap((step) =>
    step.type === 'tool' && step.name === 'ask_user' ? step.input.questions : [],
  );

describe('a survey', () => {
  test('asks for what the prompt leaves open, and only for that', () => {
    expect(questionsOf('Invoice for Acme Corp, ask me what you need').map(({ id }) => id)).toEqual([
      'lines',
      'sender',
      'terms',
    ]);
    expect(questionsOf('Flyer für ein Sommerfest, frag mich zuerst')[0]?.question).toBe('Wann ist es?');
    expect(questionsOf('Invoice', { isSurvey: true })[0]).toMatchObject({ id: 'client', is_required: true });
    expect(questionsOf('Invoice for Acme Corp')).toEqual([]);
  });

  test('makes the page from prompt and answers together', () => {
    const history = [{ role: 'user' as const, content: 'Invoice for Acme Corp, ask me what you need' }];
    const answers =
      'What do you charge for, and how much? 12 hours of design at $95\nWho is it from? Studio Lumen\nWhen is it due? 14 days';
    const steps = compose(request(answers, { history }));
    const written = JSON.stringify(
      steps.find((step) => step.type === 'tool' && step.name === 'write_document'),
    );
    for (const fact of ['Acme Corp', 'Studio Lumen', '1,140.00', 'Mar 12, 2026'])
      expect(written).toContain(fact);
  });

  test('what it is asked about itself is answered without a page', () => {
    const steps = compose(request('Are you an AI?'));
    expect(steps[0]).toMatchObject({
      type: 'text',
      text: expect.stringContaining('No AI model is connected'),
    });
    expect(steps.some((step) => step.type === 'tool' && step.name === 'write_document')).toBe(false);
  });
});
