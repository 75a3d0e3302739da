import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../../assemble-article.ts';
import { plainText, readArticle } from '../../read-article.ts';
import { compose } from '../compose.ts';
import type { PageAsks } from '../composer-step.ts';

function made(prompt: string, asks: PageAsks) {
  const steps = compose({
    prompt,
    asks,
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed: 7,
    today: '2026-02-20',
  });
  const draft = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  )[0];
  if (!draft) throw new Error('no page');
  const html = assembleArticle(draft);
  return {
    article: readArticle(html),
    text: plainText(html),
    said: steps.map((step) => (step.type === 'text' ? step.text : '')).join(' '),
  };
}

const deck =
  'Slides on our repair café: 340 repairs in 2025, 62 volunteers, 8 of 10 things work again, next dates 4 March and 8 April';

describe('what is asked for beside the words', () => {
  it('limits a deck to the number of slides', () => {
    const usual = made(deck, {}).article.pages.length;
    expect(usual).toBeGreaterThan(6);
    const { article, said } = made(deck, { pages: 6 });
    expect(article.pages).toHaveLength(6);
    expect(said).not.toContain('slides, not');
  });

  it('says so when the facts do not fill that many slides', () => {
    const { article, said } = made(deck, { pages: 30 });
    expect(said).toContain(`makes ${article.pages.length} slides, not 30`);
  });

  it('keeps given text unshortened, as an article, whatever kind it looks like', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, at) => `Sentence ${at + 1} says that invoice ${at + 100} was settled on the agreed day.`,
    );
    const { article, text } = made(`Invoice policy\n\n${sentences.join('\n\n')}`, { text: 'keep' });
    expect(article.pages[0]?.className).toContain('article');
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('does not take a short wish for the text', () => {
    const wish = 'Flyer for a night swim at the lido on 21 June, 9 pm, free entry';
    expect(made(wish, { text: 'keep' }).article).toEqual(made(wish, {}).article);
  });

  it('sets the labels of an invoice in the language asked for', () => {
    const prompt = 'Invoice for Acme Corp, 12 hours of design at $95';
    expect(made(prompt, {}).article.language).toBe('en');
    const { article, text } = made(prompt, { language: 'de' });
    expect(article.language).toBe('de');
    expect(text).toContain('Rechnung');
    expect(text).toContain('1.140,00');
  });

  it('writes its own words in the language asked for, and still reads the prompt in its own', () => {
    const { text } = made('Flyer for a night swim at the lido on 21 June, 9 pm, free entry', {
      language: 'fr-CH',
    });
    for (const words of ['Quand', '21 juin', 'Vous êtes les bienvenus']) expect(text).toContain(words);
    expect(made(deck, { language: 'de' }).text).toContain('Warum das jetzt wichtig ist');
  });

  it('names what fixed rules cannot follow', () => {
    const { said } = made(deck, { tone: 'friendly', audience: 'parents', amount: 'detailed' });
    expect(said).toContain('the amount of text, the tone and the audience wait for a connected model');
    expect(made(deck, { amount: 'usual' }).said).not.toContain('connected model');
  });
});
