import { expect, it } from 'vitest';
import { englishNotes } from '../../noted.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { fitContext } from './fit-context.ts';
import { createModelPictures } from './model-pictures.ts';
import { turnInstructions, turnMessages } from './turn-context.ts';
import type { TurnRequest } from './turn-request.ts';

const model = (contextTokens: number | null): ResolvedModel => ({
  alias: 'small',
  label: 'Small',
  isBuiltIn: false,
  provider: 'compatible',
  modelName: 'small',
  price: null,
  contextTokens,
  // Never called: only its messages are measured.
  model: {} as ResolvedModel['model'],
});

const sentence = 'The city counted 12,500 bicycle trips a day in 2024. ';
const sources = ['one', 'two', 'three'].map((name) => ({
  url: `https://${name}.example/`,
  title: name,
  sentences: Array.from({ length: 200 }, () => sentence),
}));
const history = Array.from({ length: 10 }, (_, at) => ({
  role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
  content: `${at} ${sentence.repeat(40)}`,
}));
const request: TurnRequest = {
  prompt: 'A page on cycling',
  history,
  sources,
  document: null,
  partial: null,
  layout: {},
  targetBlockIds: [],
  seed: 1,
  today: '2026-11-23',
};

const sent = (asked: TurnRequest, contextTokens: number) =>
  turnInstructions(model(contextTokens), asked).length +
  JSON.stringify(turnMessages(model(contextTokens), asked, createModelPictures(undefined))).length;

it('sends everything if the context is long or unknown', () => {
  for (const tokens of [null, 200_000])
    expect(fitContext(model(tokens), request, 32_000)).toEqual({
      request,
      shortened: null,
      maxOutputTokens: 32_000,
    });
});

it('shortens the sources first, and keeps the whole conversation', () => {
  const needed = sent(request, 0);
  const tokens = Math.ceil((needed - 20_000 + 9_000) / 3 / 0.6);
  const fitted = fitContext(model(tokens), request, 32_000);
  expect(englishNotes(fitted.shortened ?? [])).toBe('shortened 3 sources');
  expect(fitted.request.historyLength).toBeUndefined();
  expect(sent(fitted.request, tokens)).toBeLessThanOrEqual(needed - 20_000);
  expect(sent(fitted.request, tokens)).toBeGreaterThan(needed - 24_000);
});

it('then leaves out the oldest messages, and never the prompt', () => {
  const tokens = 16_000;
  const fitted = fitContext(model(tokens), request, 32_000);
  expect(englishNotes(fitted.shortened ?? [])).toMatch(
    /^shortened 3 sources, left out \d+ earlier messages$/,
  );
  const messages = turnMessages(model(tokens), fitted.request, createModelPictures(undefined));
  expect(messages.length).toBeLessThan(11);
  expect(JSON.stringify(messages.at(-1))).toContain('A page on cycling');
  if (messages.length > 1) expect(JSON.stringify(messages[0])).not.toContain('"0 ');
});

it('leaves room for the answer, so a server never gets more than its context', () => {
  expect(fitContext(model(20_000), request, 32_000).maxOutputTokens).toBe(8_000);
});
