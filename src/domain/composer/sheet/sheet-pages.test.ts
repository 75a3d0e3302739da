import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { repeats } from '../../full-run.test-data.ts';
import { compose } from '../compose.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';

function contentOf(prompt: string): DocumentContent {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  if (!input || !('schema' in input)) throw new Error('no page');
  return input;
}

const blocksOf = (prompt: string): readonly Block[] => {
  const [page] = contentOf(prompt).pages;
  return page && 'blocks' in page ? page.blocks : [];
};

const rowsOf = (prompt: string): string[] =>
  blocksOf(prompt)
    .flatMap((block) => (block.type === 'table' ? block.table.rows : []))
    .map((row) => row.join(' | ').replaceAll('**', ''));

const factsOf = (prompt: string): string[] => {
  const [page] = contentOf(prompt).pages;
  const facts =
    page?.layout === 'flyer'
      ? page.facts
      : blocksOf(prompt).flatMap((block) => (block.type === 'facts' ? block.items : []));
  return facts.map(({ label, value }) => `${label}: ${value}`);
};

const itemsOf = (prompt: string): string[] =>
  blocksOf(prompt).flatMap((block) => (block.type === 'list' ? block.items.map(({ text }) => text) : []));

describe('the facts of a prompt that tells all of them', () => {
  it('keep the words of a topic together', () => {
    expect(
      itemsOf('agenda for the spring meeting, 4 May 9:00, room 2: budget (Ida), Q1 numbers (Tom), rota, AOB'),
    ).toEqual(['Budget (Ida)', 'Q1 numbers (Tom)', 'Rota', 'AOB']);
  });

  it('have labels', () => {
    expect(
      factsOf(
        'job ad: cook at the Mill Inn, 30 hrs/week, start in April, £14 an hour, call Ann 01632 960411',
      ),
    ).toEqual(['Start: In April', 'Pay: £14 an hour', 'Call Ann: 01632 960411']);
  });

  it('are one time and one place, however many commas divide them', () => {
    const facts = factsOf(
      'poster for the book swap, Sunday 7 June, 10am to 2pm, The Old Dairy, 3 Mill Road, Leeds, bring three books',
    );
    expect(facts).toContain('When: Sunday 7 June, 10am to 2pm');
    expect(facts).toContain('Where: The Old Dairy, 3 Mill Road, Leeds');
  });

  it('are rows of days, of which each keeps its entries', () => {
    expect(
      rowsOf(
        'class timetable for Zen Studio. Mon 7am Flow (Kit), 6pm Basics (Jo). Wed 8am Yin (Ana). Fri 9am Core',
      ),
    ).toEqual([
      'Mon | 7am | Flow (Kit)',
      ' | 6pm | Basics (Jo)',
      'Wed | 8am | Yin (Ana)',
      'Fri | 9am | Core',
    ]);
  });

  it('are days with all that belongs to them, if semicolons separate the days', () => {
    expect(
      rowsOf('Stundenplan Klasse 5b: Montag Mathe, Sport; Dienstag Englisch, Kunst; Mittwoch Musik'),
    ).toEqual(['Montag | Mathe, Sport', 'Dienstag | Englisch, Kunst', 'Mittwoch | Musik']);
  });

  it('are pairs, if words before colons name them', () => {
    expect(
      rowsOf(
        'allergen sheet for the fete. Brownies: egg, milk. Flapjack: oats. Lemon cake: wheat, egg. By 4C',
      ),
    ).toEqual(['Brownies | egg, milk', 'Flapjack | oats', 'Lemon cake | wheat, egg']);
  });

  it('keep the second day or hour of a span', () => {
    expect(rowsOf('Timeline of the roof. Strip May 5-6, felt May 7-9, tiles May 12-14')).toEqual([
      'May 5-6 | Strip',
      'May 7-9 | Felt',
      'May 12-14 | Tiles',
    ]);
    expect(rowsOf('Timetable: beginners 9/10 am, juniors 11 am, masters 7.30-9 pm')[0]).toBe(
      '9/10 am | Beginners',
    );
  });

  it('may have a row without a time', () => {
    expect(rowsOf('Timetable for the fair. Doors 9:10, stalls 9:30, raffle, band 11:15')).toContain(
      ' | Raffle',
    );
  });

  it('are rows in their order, whatever happens when', () => {
    const what = fc.constantFrom(
      'Corran (H)',
      'Dale Park (A)',
      'tiling',
      'Mill Lane',
      'choir practice',
      'lunch',
    );
    fc.assert(
      fc.property(fc.uniqueArray(what, { minLength: 3, maxLength: 6 }), (items) => {
        const list = items.map((item, at) => `${at + 3} May ${item}`).join(', ');
        const rows = rowsOf(`Fixtures of the second team: ${list}`).map((row) => row.toLowerCase());
        expect(rows).toEqual(items.map((item, at) => `${at + 3} may | ${item.toLowerCase()}`));
      }),
      { numRuns: repeats(4, 20) },
    );
  });

  it('are prices with the currency of the prompt', () => {
    expect(
      rowsOf(
        'price list for Shear Joy: cut 30, color 60, kids under 10 15, balayage from 90, £5 off on Mondays',
      ),
    ).toEqual(['Cut | £30', 'Color | £60', 'Kids under 10 | £15', 'Balayage | from £90']);
  });

  it('are never prices if they are telephone numbers', () => {
    const facts = factsOf(
      'contact list for the club: Ann Berg chair 555-0101, Tom Iyer cash 555-0102, Li Roy tours 555-0103, Max site 555-0104',
    );
    expect(facts).toContain('Ann Berg chair: 555-0101');
    expect(facts).toHaveLength(4);
  });

  it('are lines to write on in a form', () => {
    const blocks = blocksOf(
      'sign-up form for chess club, 5 May, fields: full name, age, phone, why do you want to join',
    );
    const written = JSON.stringify(blocks);
    for (const field of ['Full name', 'Age', 'Phone', 'Why do you want to join'])
      expect(written).toContain(`**${field}**`);
    expect(written.split('"divider"').length - 1).toBeGreaterThanOrEqual(5);
  });

  it('keep what is marked behind a price with its dish', () => {
    const rows = rowsOf(
      'menu for the Mill: leek tart 9.50 (v), trout 14, barley risotto 12 (vg), pear crumble 6.5',
    );
    expect(rows).toEqual([
      'Leek tart (v) | 9.50',
      'Trout | 14',
      'Barley risotto (vg) | 12',
      'Pear crumble | 6.5',
    ]);
  });

  it('are those of prompts that state something, not of names of parts to write', () => {
    const sheetOf = (prompt: string) => {
      const { text, reading } = readRequest(prompt);
      return readFacts(text, reading).sheet;
    };
    expect(
      sheetOf('handout on kettles: how they work, what to clean, signs of wear, when to replace'),
    ).toBeNull();
    expect(sheetOf('open day at the mill, 3 May, 10 to 4, free entry, tea and cakes')).not.toBeNull();
  });
});

it('prints every entry of a price list once, whatever its names and prices', () => {
  const name = fc.constantFrom('soup', 'rye bread', 'fish of the day', 'tea', 'plum cake', 'half a duck');
  const price = fc.oneof(
    fc.integer({ min: 1, max: 99 }).map(String),
    fc.constantFrom('4.50', '12.80', '0.90'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, price), { minLength: 4, maxLength: 9 }), (entries) => {
      const list = entries.map(([dish, amount]) => `${dish} ${amount}`).join(', ');
      const rows = rowsOf(`Menu for the Heron: ${list}`).map((row) => row.toLowerCase());
      expect(rows).toEqual(entries.map(([dish, amount]) => `${dish} | ${amount}`));
    }),
    { seed: 11, numRuns: repeats(10, 60) },
  );
});

describe('a page of prices', () => {
  it('has every row, with what is on request and what each unit costs', () => {
    expect(
      rowsOf(
        'price list Hale window cleaning. 2-4 panes 9 each, 5-12 panes 7.50, doors 8. gutter check 4. domes on request. Ivo Hale 07700 900733',
      ),
    ).toEqual([
      '2-4 panes | £9 each',
      '5-12 panes | £7.50',
      'Doors | £8',
      'Gutter check | £4',
      'Domes | on request',
    ]);
  });

  it('is headed by its house', () => {
    expect(
      contentOf('price list for Ida Salon: cut 38 €, color 49 €, updo on request').pages[0],
    ).toMatchObject({
      title: 'Ida Salon',
    });
  });

  it('has prices as a wish at its end asks for them', () => {
    const prompt =
      'Lunch menu for the Linden Room: broth 8, dumplings 14, plum tart 5. Minimalist, prices in euros but leave out the sign.';
    expect(rowsOf(prompt)).toEqual(['Broth | 8', 'Dumplings | 14', 'Plum tart | 5']);
    expect(JSON.stringify(contentOf(prompt).pages)).not.toMatch(/minimalist|sign/i);
  });
});

describe('a week', () => {
  it('has a row for each day, however it is abbreviated', () => {
    expect(
      rowsOf(
        'weekly cleaning schedule: mon kitchen - Ada, tues bathroom - Ben, weds bins - Cy, thurs hall - Ada',
      ),
    ).toEqual(['Mon | Kitchen - Ada', 'Tues | Bathroom - Ben', 'Weds | Bins - Cy', 'Thurs | Hall - Ada']);
  });
});

describe('a street', () => {
  it('stands with its house and its town, wherever its number is', () => {
    expect(
      factsOf(
        'invitation aux 40 ans de Léa : dîner le samedi 6 juin à 19h00, Auberge du Lac, 9 route de Nantes, Saint-Loup. cadeau commun',
      ),
    ).toContain('Où: Auberge du Lac, 9 route de Nantes, Saint-Loup');
    expect(
      factsOf(
        'volantino corso di chitarra, via dei Mulini 12, ogni giovedì 17:00-18:30, 6 lezioni, max 8 posti',
      ),
    ).toContain('Dove: Via dei Mulini 12');
  });
});

describe('a label', () => {
  it('is a name, and never a day or half of one', () => {
    const facts = factsOf(
      'flyer for the book swap sun may 3 10am-2pm, 48 Corliss St, novels and maps, no entry fee, rain date may 10',
    );
    expect(facts).toContain('Rain date: May 10');
    expect(
      factsOf(
        'flyer for Choir Basics at the Grange hall. Thurs 6-7pm starting 3 June, £4 a lesson, soup after, bikes at front',
      ),
    ).toContain('When: Thurs 6-7pm starting 3 June');
  });
});

describe('what happens on one day', () => {
  it.each([
    [
      'pl',
      'Zaproszenie na jubileusz Marii Lipy, niedziela 13 września 2026, msza o 13:00 w kaplicy w Borku, potem obiad o 14:30 w gospodzie. Prosimy o potwierdzenie do 20 sierpnia u córki Ewy',
    ],
    [
      'en',
      "Invitation to Mary Lipa's jubilee, Sunday 13 September 2026, mass at 1pm in the chapel in Borek, then lunch at 2:30pm in the inn. Please reply by 20 August to her daughter Eve",
    ],
    [
      'es',
      'Invitación al jubileo de María Lipa, domingo 13 de septiembre de 2026, misa a las 13:00 en la capilla de Borek, luego comida a las 14:30 en la posada. Confirmar antes del 20 de agosto a su hija Eva',
    ],
    [
      'de',
      'Einladung zum Jubiläum von Maria Lipa, Sonntag, 13. September 2026, Messe um 13:00 Uhr in der Kapelle in Borek, danach Mittagessen um 14:30 Uhr im Gasthof. Bitte bis 20. August bei Eva zusagen',
    ],
  ])('has its hours, and the day beside it, without words that lead to an hour: %s', (_language, prompt) => {
    const page = contentOf(prompt).pages[0];
    if (page?.layout !== 'flyer') throw new Error('no invitation');
    expect(page.facts.map(({ value }) => value)).toContainEqual(expect.stringMatching(/13.*2026$/));
    const [mass, lunch] = page.points ?? [];
    expect(mass?.label).toMatch(/^(1pm|13:00)/);
    expect(lunch?.label).toMatch(/^(2:30pm|14:30)/);
    for (const point of [mass, lunch]) expect(point?.title).not.toMatch(/ (at|um|a las|o) (in|im|en|w) /);
  });
});

describe('a report in figures', () => {
  it('shows key figures, and what is told in words below them', () => {
    const blocks = blocksOf(
      'Q3 report for the owners of Hale Looms: turnover 734k (Q2 690k), net margin 21%, rejects 1.4%, debt 85k, second workshop opened Aug 4',
    );
    expect(blocks.flatMap((block) => (block.type === 'figures' ? block.items : []))).toEqual([
      { value: '734k', label: 'Turnover', detail: 'Q2 690k' },
      { value: '21%', label: 'Net margin' },
      { value: '1.4%', label: 'Rejects' },
      { value: '85k', label: 'Debt' },
    ]);
  });

  it('has slides of figures', () => {
    const { pages } = contentOf(
      'slides for our Q3 review: revenue 1.24m up 8% on Q2, new members 312 vs 268, churn 3.1% down from 3.9%. Actions: hire 2 people by Nov (Ida), new form live 15 Oct (Tom)',
    );
    expect(pages.map(({ layout }) => layout)).toEqual(['cover', 'figures', 'points']);
  });
});
