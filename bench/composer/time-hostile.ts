import { compose } from '../../src/domain/composer/compose.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { benchDay } from './make-pages.ts';

/** Repeated inputs that are slow for naive patterns and parsers. */
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

/** Number of timed runs per text; the fastest one is reported. */
const counted = 3;

/** Returns the processor time of this process in milliseconds, which excludes other processes. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Returns the milliseconds of processor time to compose each hostile text of a size, slowest first: the
 * fastest of three runs after a warm-up.
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
