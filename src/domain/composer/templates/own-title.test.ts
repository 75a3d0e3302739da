import { describe, expect, it } from 'vitest';
import type { TemplateHead } from '../../templates/template.ts';
import { saysTopic, templateTitle } from './own-title.ts';

const head = (own: Partial<TemplateHead>): TemplateHead => ({
  name: 'volcano-slides',
  kind: 'explainer',
  title: 'Slides: volcanoes',
  description: 'Seven slides on magma, ash and warning signs.',
  words: ['lava', 'eruption', 'Etna'],
  asks: ['why do volcanoes erupt, talk for grade 5'],
  list: null,
  outline: [],
  readers: [],
  samples: [],
  language: 'en-US',
  format: 'slides-16x9',
  orientation: 'landscape',
  ...own,
});

describe('the topic of a template', () => {
  it('matches its own words in any form and order, also misspelled', () => {
    for (const words of ['volcano slides', 'the volcanoes', 'eruptions of lava', 'vulcanoes', 'Etna'])
      expect(saysTopic(words, head({}), 'en'), words).toBe(true);
  });

  it('does not match names, numbers and unknown words', () => {
    for (const words of ['Volcano Island Tours', 'volcanoes of 1902', 'Vesuvius and Etna'])
      expect(saysTopic(words, head({}), 'en'), words).toBe(false);
  });

  it('does not match another language', () => {
    expect(saysTopic('lava', head({}), 'de')).toBe(false);
  });
});

describe('the headline of a page from a template', () => {
  const titleOf = (
    headline: string,
    own: string | null,
    prompt = headline,
    about: Partial<TemplateHead> = {},
  ) => templateTitle(headline, own, head(about), 'en', prompt);

  it('comes from the template if the prompt only names the topic', () => {
    expect(titleOf('Volcano slides', 'Mountains of fire')).toBe('Mountains of fire');
  });

  it('comes from the prompt if it says more', () => {
    expect(titleOf('Volcanoes of Iceland', 'Mountains of fire')).toBeNull();
  });

  it('is the library title if the template has no general headline', () => {
    expect(titleOf('Volcano slides', 'The day Krakatoa vanished')).toBe('Volcanoes');
    expect(titleOf('Volcano slides', null)).toBe('Volcanoes');
  });

  it('never contradicts a number in the prompt', () => {
    const own = 'Two volcanoes';
    expect(titleOf('Volcanoes', own, 'slides about two volcanoes')).toBe(own);
    expect(titleOf('Volcanoes', own, 'slides about three volcanoes')).toBe('Volcanoes');
    expect(titleOf('Volcanoes', own, 'slides about volcanoes')).toBe(own);
  });

  it("is never the template's for a plan, a report or a certificate", () => {
    const about = { kind: 'business-plan', title: 'Business plan on one page' };
    expect(titleOf('Business plan', 'Coffee while your bike is fixed', 'a business plan', about)).toBe(
      'Business plan on one page',
    );
  });
});
