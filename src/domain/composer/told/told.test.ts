import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { readTold } from './read-told.ts';

const toldIn = (prompt: string) => {
  const { text, reading } = readRequest(prompt);
  const told = readTold(text, reading);
  if (!told) throw new Error(`nothing told: ${prompt}`);
  return told;
};

describe('minutes told in sentences', () => {
  const board =
    'Minutes of the boat club, 3 May 2026. Present were Ida, Tom and Ravi, apologies from Max. We decided to repair the jetty for up to 400. Tom will get two quotes by the end of June. Ida reported a balance of 90. Next meeting 7 June at 7pm.';

  it('put each sentence where it belongs', () => {
    const { present, absent, next, statements, actions } = toldIn(board);
    expect({ present, absent, next }).toEqual({
      present: ['Ida, Tom and Ravi'],
      absent: ['Max'],
      next: ['7 June at 7pm'],
    });
    expect(statements).toEqual([
      { kind: 'decided', text: 'repair the jetty for up to 400' },
      { kind: 'said', text: 'Ida reported a balance of 90' },
    ]);
    expect(actions).toEqual([{ who: 'Tom', what: 'get two quotes', due: 'the end of June' }]);
  });

  it.each([
    [
      'en',
      'team meeting: Sara owns the flyer and Ken checks the rota by Friday, we agreed to close early',
      ['Sara', 'Ken'],
    ],
    [
      'de',
      'Protokoll Teamsitzung: Beschlossen wurde ein neuer Kahn. Frau Kern klärt den Kran bis Mittwoch. Die Kasse ist fertig.',
      ['Frau Kern'],
    ],
    [
      'fr',
      'Compte rendu de la réunion : nous avons décidé de changer de salle. Hugo demande deux devis avant le 20 mai. Marc est excusé.',
      ['Hugo'],
    ],
    [
      'es',
      'Acta de la reunión de vecinos: se aprobó pintar la fachada. El administrador pedirá la licencia antes del 30 de abril. Elena avisa a los socios.',
      ['El administrador', 'Elena'],
    ],
  ] as const)('name who does what in %s', (_, prompt, people) => {
    expect(toldIn(prompt).actions.map(({ who }) => who)).toEqual(people);
  });

  it('keep what was decided whole, and are told of a greeting', () => {
    const { statements, actions } = toldIn(
      'Protokoll der Sitzung: Frau Kern begrüßte alle. Beschlossen wurde, dass das Boot im Mai gestrichen wird. Die Kasse ist fertig.',
    );
    expect(statements.find(({ kind }) => kind === 'decided')?.text).toContain(
      'das Boot im Mai gestrichen wird',
    );
    expect(actions).toEqual([]);
  });

  it('file nothing under those who were there', () => {
    const { text, reading } = readRequest(
      'Minutes: Millbrook Garden Club, 4 Feb 2026, 7pm, village hall. Present: Ida Moss (chair), Ravi Sen. Apologies: Max Orr. Hose repair agreed, 90, Ravi to call the plumber by 1 March. Plot 9 vacant, offered to the waiting list (Ida). Next meeting 8 April.',
    );
    const { told, from, dates } = readFacts(text, reading);
    expect(told).toMatchObject({
      present: ['Ida Moss (chair), Ravi Sen'],
      absent: ['Max Orr'],
      next: ['8 April'],
      actions: [{ who: 'Ravi', what: 'call the plumber', due: '1 March' }],
    });
    expect(told?.statements.map(({ text: words }) => words)).toEqual([
      'Hose repair agreed, 90',
      'Plot 9 vacant, offered to the waiting list (Ida)',
    ]);
    expect([...from, ...dates].map(({ text: words }) => words)).toContain('4 Feb 2026');
  });

  it('are sorted as their headings say', () => {
    const { statements, actions } = toldIn(
      'Minutes of the choir, 3 May. Present: Ida, Tom. Decisions: new robes, a trip to Wells. Actions: Tom books the bus by Friday.',
    );
    expect(statements).toEqual([
      { kind: 'decided', text: 'new robes' },
      { kind: 'decided', text: 'a trip to Wells' },
    ]);
    expect(actions).toEqual([{ who: 'Tom', what: 'books the bus', due: 'Friday' }]);
  });

  it('leave a deadline inside a task where it is', () => {
    const [task] = toldIn(
      'Protokoll der Sitzung: Beschlossen wurde ein Fest. Frau Kern sammelt das Geld bis 10. Mai ein. Die Kasse ist fertig.',
    ).actions;
    expect(task).toEqual({ who: 'Frau Kern', what: 'sammelt das Geld bis 10. Mai ein', due: '' });
  });

  it.each([
    'minutes template for the parish council',
    'agenda: apologies, minutes of last meeting, budget, any other business',
    'invoice for Ann, 3 hours at 40, payment within 14 days',
  ])('are not found in %s', (prompt) => {
    const { text, reading } = readRequest(prompt);
    expect(readTold(text, reading)).toBeNull();
  });

  it.each([
    board,
    'status report week 9: the door is done, the paint is late because the shop was closed, Leo will call them on Monday, next we start on the roof',
    'Statusbericht Umbau: Strom ist fertig, Fliesen kommen erst am 8. Mai, Herr Lutz bestellt den Herd bis Montag. Kosten bisher 14.200 Euro.',
  ])('keep every word: %s', (prompt) => {
    const { text, reading } = readRequest(prompt);
    const told = toldIn(prompt);
    const words = (said: string): string[] => said.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
    const kept = new Set(words(JSON.stringify(told)));
    // Words that the headings say instead.
    const headed = new Set(words('present were apologies from decided will next meeting until'));
    const lost = words(text.slice(told.from)).filter((word) => !kept.has(word) && !headed.has(word));
    expect({ lost, language: reading.language }).toMatchObject({ lost: [] });
  });
});
