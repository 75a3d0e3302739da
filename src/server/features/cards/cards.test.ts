import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardFamilies } from '../../../domain/cards/card.ts';
import { cardFaults, clashesOf } from '../../../domain/cards/card-faults.test-data.ts';
import { fillFrame } from '../../../domain/cards/fill-frame.ts';
import { CardError, readCard } from '../../../domain/cards/read-card.ts';
import { readTemplate } from '../../../domain/templates/read-template.ts';
import { cardLanguages, cardNamesFile, cardsIn, cardTableOf, framesIn } from './card-files.ts';

const languages = cardLanguages();
const [sample] = cardsIn('en').filter(({ family }) => family === 'trade');
const text = sample?.text ?? '';

describe('cards', () => {
  it('are valid', () => {
    const faults = languages.flatMap((language) =>
      cardsIn(language).flatMap((card) =>
        cardFaults(card.family, card.name, card.text).map(
          (fault) => `cards/${language}/${card.family}/${card.name}.md: ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('have names that belong to one card of a family each', () => {
    expect(languages.flatMap((language) => clashesOf(cardsIn(language)))).toEqual([]);
  });

  it('are listed in the table of names', () => {
    for (const language of languages)
      expect(readFileSync(cardNamesFile(language), 'utf8'), language).toBe(cardTableOf(language));
  });

  it('fill each page of their family without a mark left', () => {
    for (const language of languages)
      for (const family of cardFamilies) {
        const [first, ...others] = cardsIn(language).filter((card) => card.family === family);
        const cards = [first, others.at(-1)].flatMap((card) => card ?? []);
        for (const frame of framesIn(language).filter((each) => each.family === family))
          for (const card of cards) {
            const filled = fillFrame(frame.text, readCard(family, card.text));
            expect(filled, `${frame.name} of ${card.name}`).not.toMatch(
              /\{\{[a-z]+(?:\.[a-z]+)?(?: \d-\d)?\}\}/,
            );
            expect(readTemplate('page', filled).content.pages.length).toBeGreaterThan(0);
          }
      }
  });
});

describe('reading a card', () => {
  const changed = (from: string | RegExp, to: string) => () => readCard('trade', text.replace(from, to));

  it('names the part that is wrong', () => {
    expect(changed(/^## duties$/m, '## tasks')).toThrow(/“tasks” is no part/);
    expect(changed(/^## duties\n+- .*\n/m, '## duties\n')).toThrow(/duties: 5 entries; 6 to 6 are needed/);
    expect(changed(/^- \*\*(.*)\*\*/m, '- $1')).toThrow(/bold title/);
    expect(changed(/^one: .*$/m, '')).toThrow(CardError);
  });
});

describe('filling a frame', () => {
  const card = readCard('trade', text);

  it('repeats a line for each entry of its part', () => {
    expect(fillFrame('- [ ] {{duties}}\nend', card).split('\n')).toHaveLength(7);
    expect(fillFrame('| {{day.title}} | {{day.text}} |', card).split('\n')).toHaveLength(
      card.parts.get('day')?.length ?? 0,
    );
    expect(fillFrame('{{duties 4-6}}', card).split('\n')).toHaveLength(3);
  });

  it('keeps the slots of templates', () => {
    expect(fillFrame('{{title: {{card}}}} for {{name: Ada}}', card)).toBe(
      `{{title: ${card.title}}} for {{name: Ada}}`,
    );
  });
});
