import { describe, expect, it } from 'vitest';
import { compose } from '../../src/domain/composer/compose.ts';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { factsAsSamples } from '../../src/domain/composer/passages/as-samples.ts';
import { readAspects } from '../../src/domain/composer/passages/read-aspects.ts';
import { gapsOf, textsOf } from '../../src/domain/composer/speech/texts-of.ts';
import { slotParts } from '../../src/domain/composer/templates/slots.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';

const aspectsOf = (prompt: string) => {
  const { text, reading } = readRequest(prompt);
  return readAspects(text, reading.spans, readFacts(text, reading))?.aspects.map(({ name }) => name) ?? null;
};

const contentOf = (prompt: string) => {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 5, today: '2026-11-22' },
    openTemplateShelf(),
    openTopicShelf(),
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  if (!input || !('schema' in input)) throw new Error('no page');
  return input;
};

describe('the parts that a prompt names', () => {
  it.each([
    ['FAQ for a kennel: food, settling in, who to call', ['food', 'settling in', 'who to call']],
    ['policy for the depot covering keys, alarms and parking', ['keys', 'alarms', 'parking']],
    ['Hausordnung für das Lager: Ruhe, Müll und Schlüssel', ['Ruhe', 'Müll', 'Schlüssel']],
    ['guide pour le refuge : arrivée, cuisine, départ', ['arrivée', 'cuisine', 'départ']],
  ])('are read as typed: %s', (prompt, aspects) => {
    expect(aspectsOf(prompt)).toEqual(aspects);
  });

  it.each([
    [
      'newsletter for the choir, with sections on the new hall, rehearsals and the concert on 4 May',
      ['the new hall', 'rehearsals', 'the concert'],
    ],
    [
      'brochure on our farm. sections: animals, what it costs (6 euros), how to get here',
      ['animals', 'what it costs', 'how to get here'],
    ],
    ['report on noise at the depot with causes, costs, and measures', ['causes', 'costs', 'measures']],
    ['Bericht über das Lager mit Abschnitten zu Lärm, Licht und Wegen', ['Lärm', 'Licht', 'Wegen']],
  ])('are the sections that it asks for: %s', (prompt, aspects) => {
    expect(aspectsOf(prompt)).toEqual(aspects);
  });

  it.each([
    [
      'newsletter for the choir, with sections on the new hall, rehearsals and the concert on 4 May',
      'On 4 May',
    ],
    ['brochure on our farm. sections: animals, what it costs (6 euros), how to get here', '6 euros'],
  ])('say what the prompt says of them, and their name alone is the heading: %s', (prompt, told) => {
    const content = contentOf(prompt);
    const blocks = content.pages.flatMap((page) => ('blocks' in page ? page.blocks : []));
    const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text.toLowerCase()] : []));
    expect(headings).toEqual(expect.arrayContaining([...(aspectsOf(prompt) ?? [])]));
    expect(blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))).toContain(told);
    expect(content.title).not.toMatch(/sections/i);
  });

  it('gives a proposal with a few facts the text of its template, below these facts', () => {
    const content = contentOf('proposal for a website, client is Hill Farm, budget around 4000 euros');
    const text = textsOf(content).join('\n');
    expect(text).toContain('4000 euros');
    expect(text).toContain('Hill Farm');
    expect(text.length).toBeGreaterThan(1000);
  });

  it.each([
    'price list: cut 40, color 60, wash 12',
    'FAQ for a kennel',
    'meeting on 4 May: Ana 9:00, Bob 10:00',
  ])('are none in a prompt that tells facts or nothing: %s', (prompt) => {
    expect(aspectsOf(prompt)).toBeNull();
  });

  it.each([
    'house rules for a shared studio: kitchen, visitors, keys, zeppelins',
    'FAQ for a cat hotel: vaccinations, food, unicorns',
    'Richtlinie für Dienstreisen: Hotel, Belege, Einhörner',
    'politique de télétravail : matériel, frais, licornes',
  ])('are headings in their own words; one without a passage keeps a gap: %s', (prompt) => {
    const content = contentOf(prompt);
    const headings = content.pages.flatMap((page) =>
      'blocks' in page ? page.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])) : [],
    );
    const named = aspectsOf(prompt) ?? [];
    expect(headings.map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(named.map((name) => name.toLowerCase())),
    );
    expect(gapsOf(content)).toHaveLength(1);
  });

  it('bring no number of another document that is not marked as a sample', () => {
    const texts = textsOf(contentOf('FAQ for a boat hire: deposit, weather, returning late, children'));
    const unmarked = texts
      .slice(1)
      .flatMap(slotParts)
      .flatMap((part) =>
        'text' in part && /[\d$€£]/.test(part.text) && part.text.length > 3 ? [part.text] : [],
      );
    expect(unmarked.filter((text) => / /.test(text))).toEqual([]);
  });
});

describe('facts of another document', () => {
  it.each([
    ['Call us. It costs $5.', 'Call us. {{It costs $5.}}'],
    ['**Cost** It is 5 euros. Pay later.', '**Cost** {{It is 5 euros.}} Pay later.'],
    ['From {{time: 9 to 5}} we answer.', 'From {{time: 9 to 5}} we answer.'],
    ['Up to {{money: $5}}, within 3 days.', '{{Up to $5, within 3 days.}}'],
    ['No fact.', 'No fact.'],
  ])('are marked by whole sentences: %s', (text, marked) => {
    expect(factsAsSamples(text, 'en')).toBe(marked);
  });
});
