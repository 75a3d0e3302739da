import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import type { Sheet, SheetPart } from '../sheet/sheet.ts';
import { alignedRows } from './align-lists.ts';

function sheetOf(prompt: string): Sheet {
  const { text, reading } = readRequest(prompt, { today: '2026-05-04' });
  const { sheet } = readFacts(text, reading);
  if (!sheet) throw new Error(`no sheet: ${prompt}`);
  return sheet;
}

/** Returns the parts in short: titles, names and prices. */
const shown = (parts: readonly SheetPart[]): unknown[] =>
  parts.map((part) => {
    switch (part.type) {
      case 'prices':
        return [part.title, ...part.rows.map(({ label, value }) => `${label} = ${value}`)];
      case 'list':
      case 'steps':
        return [part.title, ...part.items];
      case 'table':
        return [part.title, ...part.rows.map((row) => row.join(' | '))];
      case 'pairs':
        return part.rows.map(({ label, value }) => `${label}: ${value}`);
      case 'points':
        return part.items;
      case 'entries':
        return part.items.map(({ title, text }) => `${title}: ${text}`);
      default:
        return part.type;
    }
  });

describe('a prompt on several lines', () => {
  it('has the sections that words in capitals name, whatever divides their entries', () => {
    const { parts } = sheetOf(
      'Menu for the Heron Kiosk\n\nSNACKS until noon\nroll 2.80 / egg roll 3.40 / fruit cup 3.10 (v)\n\nLUNCH\nleek soup 5.50\nbaked potato: cheese 6.20, chili 7.10\n\nDRINKS\ntea 1.90, coffee / cocoa 2.60',
    );
    expect(shown(parts)).toEqual([
      ['SNACKS until noon', 'roll = 2.80', 'egg roll = 3.40', 'fruit cup (v) = 3.10'],
      ['LUNCH', 'leek soup = 5.50', 'baked potato: cheese = 6.20', 'baked potato: chili = 7.10'],
      ['DRINKS', 'tea = 1.90', 'coffee / cocoa = 2.60'],
    ]);
  });

  it('have a column for each role that all of them name in the same order', () => {
    const { parts } = sheetOf(
      'May rota\n3 May – reader Ida Moss, coffee: the Lowes\n10 May – reader Tom Birch, coffee: Ida & Bea\n17 May – reader Cy Dale, coffee: nobody yet',
    );
    expect(parts).toMatchObject([{ head: ['', 'reader', 'coffee'] }]);
    expect(shown(parts)).toEqual([
      [
        null,
        '3 May | Ida Moss | the Lowes',
        '10 May | Tom Birch | Ida & Bea',
        '17 May | Cy Dale | nobody yet',
      ],
    ]);
  });

  const shift = (day: string, hour: string, who: string) => `${day}${hour} desk ${who}, phone Cy`;
  const shifts = [
    shift('Monday ', '9am', 'Ida'),
    shift('', '1pm', 'Tom'),
    shift('Tuesday ', '9am', 'Bea'),
    '1pm closed for training',
  ];

  it('keep the day of what stands behind such rows', () => {
    const { parts } = sheetOf(`Rota for the front desk, week 3\n${shifts.join('\n')}`);
    const [table, rest] = parts;
    expect(table).toMatchObject({
      head: ['', 'desk', 'phone'],
      rows: [{}, {}, ['Tuesday, 9am', 'Bea', 'Cy']],
    });
    expect(rest).toMatchObject({
      days: [{ day: 'Tuesday', events: [{ when: '1pm', text: 'closed for training' }] }],
    });
  });

  it('stay one schedule where most of them name no roles', () => {
    const others = ['2pm drop-in session', '3pm seed swap', '4pm cake and tea'].map(
      (line) => `Friday ${line}`,
    );
    const { parts } = sheetOf(`Rota for the front desk, week 3\n${[...shifts, ...others].join('\n')}`);
    expect(parts.map(({ type }) => type)).not.toContain('table');
  });

  it('have the numbers of a program in one list, its breaks among them and thanks behind it', () => {
    const { parts } = sheetOf(
      'Program for the Hale School concert, Friday 12 June, 6pm, gym\nJunior band: Ode to Joy; March\nChorus: Shenandoah\nintermission, bake sale\nSenior Band - Blue Bossa, Tango\nAll: Lean on Me\nThank you to the parents and Mr. Rusk',
    );
    expect(shown(parts)).toEqual([
      [
        'Junior band: Ode to Joy; March',
        'Chorus: Shenandoah',
        'intermission, bake sale: ',
        'Senior Band: Blue Bossa, Tango',
        'All: Lean on Me',
      ],
      ['Thank you to the parents and Mr. Rusk'],
    ]);
  });

  it('have whole times: those of a span, and those behind a word for an hour', () => {
    const { parts } = sheetOf(
      'Planning du club\nlundi 18h-19h30 poterie, 20h-21h chorale\nmardi 17h-18h danse\njeudi 19h-21h couture\nvendredi à 9h30 échecs',
    );
    expect(parts).toMatchObject([
      {
        days: [
          {
            events: [
              { when: '18h-19h30', text: 'poterie' },
              { when: '20h-21h', text: 'chorale' },
            ],
          },
          { events: [{ when: '17h-18h', text: 'danse' }] },
          { events: [{ when: '19h-21h', text: 'couture' }] },
          { events: [{ when: 'à 9h30', text: 'échecs' }] },
        ],
      },
    ]);
  });

  it('keeps a title with its own entries where most lines have none', () => {
    const { parts } = sheetOf(
      'Price list for our bike shop\nflat tire 9, new chain 24\nService: small 45, full 90\nwheel truing 15\nbrake pads 12',
    );
    expect(shown(parts)).toEqual([
      [
        null,
        'flat tire = 9',
        'new chain = 24',
        'Service: small = 45',
        'Service: full = 90',
        'wheel truing = 15',
        'brake pads = 12',
      ],
    ]);
  });

  it('pairs what stands before and behind dashes, below the title of the lines', () => {
    const { parts } = sheetOf(
      'Program of the choir concert, 3 May, 7pm, Old Mill\nFirst half:\nA. Brand – Evening song\nT. Orme – Three rivers\nBreak 15 min\nSecond half:\nTraditional – The lark\nM. Sund – Farewell\nEntry is free, donations for the roof.',
    );
    expect(shown(parts)).toEqual([
      ['First half', 'A. Brand | Evening song', 'T. Orme | Three rivers'],
      ['Break 15 min'],
      ['Second half', 'Traditional | The lark', 'M. Sund | Farewell'],
      ['Entry is free, donations for the roof'],
    ]);
  });

  it('has numbered items with their sentences', () => {
    const { parts } = sheetOf(
      'minutes of the boat club\n1. jetty - two planks broken. Ida to get a quote by 6 June\n2. dues - 14 unpaid. Max will write to them\n3. AOB - none',
    );
    expect(shown(parts)).toEqual([
      [
        'jetty: two planks broken. Ida to get a quote by 6 June',
        'dues: 14 unpaid. Max will write to them',
        'AOB: none',
      ],
    ]);
  });

  it('has the times of each day, whatever divides them', () => {
    const { parts } = sheetOf(
      'Timetable of the swim school\nMon 6.15am Laps (Ida) / 9.30 Babies (Max) / 6pm Diving\nTue 7am Laps / 5.30pm Beginners\nWed closed\nlessons 12, babies free',
    );
    const [days] = parts;
    expect(days).toEqual({
      type: 'days',
      title: null,
      days: [
        {
          day: 'Mon',
          events: [
            { when: '6.15am', text: 'Laps (Ida)' },
            { when: '9.30', text: 'Babies (Max)' },
            { when: '6pm', text: 'Diving' },
          ],
        },
        {
          day: 'Tue',
          events: [
            { when: '7am', text: 'Laps' },
            { when: '5.30pm', text: 'Beginners' },
          ],
        },
      ],
    });
  });

  it('has the jobs of a CV, and no list that a blank line ended', () => {
    const { parts, facts } = sheetOf(
      'CV\nMax Orme\nHull, max.orme@mail.example\nwants: night shifts\n\nBay Yard - welder 2019 to now. Hull plates, crew of 5\n\ncerts: TIG, first aid, forklift',
    );
    expect(facts.map(({ slot, value }) => `${slot} ${value}`)).toEqual([
      'contact Hull, max.orme@mail.example',
    ]);
    expect(JSON.stringify(shown(parts))).toContain('Bay Yard - welder 2019 to now: Hull plates, crew of 5');
  });

  it('takes no date for a number that counts lines', () => {
    const { parts } = sheetOf(
      'minutes of the boat club\n1 jetty\n2 dues\n3 AOB\n4 June we meet again at the shed',
    );
    expect(JSON.stringify(parts)).toContain('4 June we meet again');
  });
});

describe('a prompt with titles', () => {
  it('shows lists about the same things beside one another', () => {
    const { parts } = sheetOf(
      'Compare the two printers. Lumo 4: £210, 30 ppm, 2 trays, warranty 1 year. Karo X: £260, 42 ppm, 3 trays, warranty 3 years.',
    );
    const [table] = parts;
    expect(table).toMatchObject({
      type: 'table',
      head: ['Lumo 4', 'Karo X'],
      rows: [
        ['£210', '£260'],
        ['30 ppm', '42 ppm'],
        ['2 trays', '3 trays'],
        ['warranty 1 year', 'warranty 3 years'],
      ],
    });
  });

  it('begins a part behind an initial, and leaves a surname with its initial', () => {
    const { parts } = sheetOf(
      'slides for the training day. Group 1: Ida, Max, Kim D. Group 2: Tom, Eve, Sol. Trainer: J. Orme. Pass mark: 15 of 20',
    );
    expect(JSON.stringify(parts)).toContain('Kim D.');
    expect(JSON.stringify(parts)).toContain('Group 2');
    expect(JSON.stringify(parts)).toContain('J. Orme');
  });
});

describe('aligned lists', () => {
  it('keep what has no counterpart in rows of its own', () => {
    expect(
      alignedRows(
        [
          ['seats 40', 'hire £90', 'no stage'],
          ['hire £120', 'seats 60', 'bar until 11'],
        ],
        'en',
      ),
    ).toEqual([
      ['seats 40', 'seats 60'],
      ['hire £90', 'hire £120'],
      ['no stage', ''],
      ['', 'bar until 11'],
    ]);
  });

  it('are none if they tell different things', () => {
    expect(
      alignedRows(
        [
          ['soup', 'salad', 'pie'],
          ['tea', 'coffee', 'milk'],
        ],
        'en',
      ),
    ).toBeNull();
  });
});
