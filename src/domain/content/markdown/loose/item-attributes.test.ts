import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lenient/read-content.ts';
import { readMarkdown } from '../read-markdown.ts';

const bodies: Readonly<Record<string, string>> = {
  figures: '- 37 % | less waste',
  facts: '- **When** Friday',
  steps: '- **Dig** a hole',
  timeline: '- **1999** Founded',
  definitions: '- **Mulch** Cover',
  signatures: '- **Ada Lane** Director',
  contact: '- shop@garden.example',
  cards: '- **Oak** Hard',
  diagram: '- Farm -> Shop: milk',
  bill: '- Design',
  list: '- Bread',
};
const knowIcons = ['facts', 'steps', 'timeline', 'definitions', 'cards', 'list'];

const read = (name: string, attributes: string) =>
  readMarkdown(`# Title\n\n:::${name}\n${bodies[name]} ${attributes}\n- **Second** item\n:::\n`);

describe('attributes of items', () => {
  it.each(Object.keys(bodies))('are read or left out with a note, but never printed: %s', (name) => {
    const { content, notes } = read(name, '{icon=quince}');
    const told = notes.map(({ message }) => message).join('\n');
    expect(JSON.stringify(content)).not.toMatch(/[{ ]icon=/);
    expect(JSON.stringify(content).includes('"icon":"quince"')).toBe(knowIcons.includes(name));
    if (knowIcons.includes(name)) expect(told).not.toContain('quince');
    else {
      expect(JSON.stringify(content)).not.toContain('quince');
      expect(told).toContain("Left out: its items have no 'icon'. It said 'quince'");
    }
  });

  it('are never printed, whatever their names', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/).filter((name) => name !== 'true');
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(bodies)), word, word, (name, key, value) => {
        const { content } = read(name, `{${key}=${value}}`);
        expect(JSON.stringify(content)).not.toContain(`${key}=${value}`);
      }),
      { numRuns: 100 },
    );
  });

  it('keep those that the item can have', () => {
    const { content } = readMarkdown('# T\n\n:::figures\n- 12 | to the shop {unit=km icon=leaf}\n:::\n');
    expect(JSON.stringify(content)).toContain('"value":"12","unit":"km","label":"to the shop"');
  });

  it('are left out of the items of a page, too', () => {
    const { content } = readMarkdown(
      '---\nlook: slides-16x9\n---\n\n::figures\n\n# T\n- 74 kg | gained {icon=leaf}\n',
    );
    expect(JSON.stringify(content)).not.toContain('leaf');
  });

  it('need a value: other braces are text', () => {
    expect(JSON.stringify(read('contact', '{optional}').content)).toContain('{optional}');
  });
});

describe('an icon that a block does not know', () => {
  it('never becomes text', () => {
    const { content, notes } = readContent({
      title: 'T',
      blocks: [{ type: 'figures', items: [{ value: '37 %', label: 'less waste', icon: 'leaf' }] }],
    });
    expect(JSON.stringify(content)).not.toContain('leaf');
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining("'leaf'"));
  });
});
