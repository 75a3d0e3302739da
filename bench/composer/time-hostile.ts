import { compose } from '../../src/domain/document/composer/compose.ts';
import { benchDay } from './bench-prompt.ts';

/** What patterns and parsers like to go astray on. */
const units = [
  ...[
    'a',
    ' ',
    '\n',
    ', ',
    '1 ',
    '1.',
    '$1 ',
    '- ',
    '|',
    '| a ',
    '# a\n',
    '(',
    '"a',
    '„',
    'Aa, ',
    'and ',
    'to ',
  ],
  ...[
    '1 hour of ',
    '12 x ',
    'a@b.',
    'http://',
    '5 May ',
    '5/5/',
    '20:00 ',
    '10% ',
    'invoice ',
    'due ',
    'note: ',
  ],
  ...[
    '*',
    '```\n',
    '<b>',
    '😀',
    '的',
    'IBAN ',
    'VAT ',
    'Q1 1, ',
    '- [ ] ',
    '1. a\n',
    'a,b\n',
    'a | b\n',
    '---\n',
  ],
  ...['1 000 ', 'Ab Cd & ', 'every ', 'called ', 'make it ', 'change a to b, ', 'x y z ', ';', ':'],
];
const leads = ['', 'Invoice for ', 'Flyer for ', 'Pitch deck for ', 'Meeting minutes: '];

export interface HostileTime {
  readonly text: string;
  readonly ms: number;
}

/** Milliseconds to compose each hostile text of a size, slowest first; the first time, which compiles patterns, apart. */
export function timeHostile(size: number): HostileTime[] {
  const times = leads.flatMap((lead) =>
    units.map((unit): HostileTime => {
      const prompt = (lead + unit.repeat(Math.ceil(size / unit.length))).slice(0, size);
      const run = (): number => {
        const startedAt = performance.now();
        compose({
          prompt,
          history: [],
          document: null,
          layout: {},
          targetBlockIds: [],
          seed: 7,
          today: benchDay,
        });
        return performance.now() - startedAt;
      };
      run();
      return { text: `${lead}${JSON.stringify(unit)} …`, ms: Math.min(run(), run()) };
    }),
  );
  return times.sort((one, other) => other.ms - one.ms);
}
