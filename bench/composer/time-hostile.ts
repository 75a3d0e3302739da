import { compose } from '../../src/domain/composer/compose.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { benchDay } from './make-pages.ts';

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

/** Runs of each text that count; the best one is told. */
const counted = 3;

/** Processor time of this process so far, in milliseconds: what else the machine does is no part of it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Milliseconds of processor time to compose each hostile text of a size, slowest first: the best of three, after one
 * that warms up.
 */
export function timeHostile(size: number): HostileTime[] {
  const times = leads.flatMap((lead) =>
    units.map((unit): HostileTime => {
      const prompt = (lead + unit.repeat(Math.ceil(size / unit.length))).slice(0, size);
      const run = (): number => {
        const startedAt = processorMs();
        compose(
          {
            prompt,
            history: [],
            document: null,
            layout: {},
            targetBlockIds: [],
            seed: 7,
            today: benchDay,
          },
          openTemplateShelf(),
        );
        return processorMs() - startedAt;
      };
      run();
      return {
        text: `${lead}${JSON.stringify(unit)} …`,
        ms: Math.min(...Array.from({ length: counted }, run)),
      };
    }),
  );
  return times.sort((one, other) => other.ms - one.ms);
}
