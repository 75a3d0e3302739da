import { describe, expect, it } from 'vitest';
import { readKind } from '../facts/read-kind.ts';
import { readRequest } from '../facts/read-request.ts';
import { candidatesOf } from './candidates.ts';
import { readHeadline } from './headline-reader.ts';
import { sayCandidate } from './say-candidate.ts';

function headlinesOf(prompt: string): readonly string[] {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const reader = readHeadline({ ...reading, text, kind: readKind(text, reading) });
  return candidatesOf(reader).map((candidate) => sayCandidate(reader, candidate));
}

describe('the candidates for a headline', () => {
  it('compose the kind with its subject', () => {
    const found = headlinesOf(
      'timetable for Orchard Week, 3 October: 10.00 parade, 11.00 stalls, 12.00 soup',
    );
    expect(found).toContain('Orchard Week Timetable');
    expect(found).toContain('Orchard Week: Timetable');
    expect(found).toContain('Timetable: Orchard Week');
  });

  it('never have the kind before its subject without a connecting word', () => {
    const prompts = ['minutes boathouse committee, 3 May', 'inventory darkroom kit: trays 4, tongs 6'];
    for (const prompt of prompts)
      expect(headlinesOf(prompt).filter((text) => /^(?:minutes|inventory) \p{L}/iu.test(text))).toEqual([]);
  });

  it.each([
    ['Flyer für ein Hoffest am 3. Mai um 15 Uhr, Eintritt frei', 'Eintritt frei'],
    ['poster for a harbor concert, May 3 at 8 pm, free entry', 'free entry'],
  ])('are never what it costs: %s', (prompt, price) => {
    expect(headlinesOf(prompt)).not.toContain(price);
  });

  it('name the kind in small letters if it is shouted', () => {
    const found = headlinesOf('AGENDA harbour working group, 4 June: apologies, dredging, moorings');
    expect(found.filter((text) => text.includes('AGENDA'))).toEqual([]);
    expect(found.some((text) => text.startsWith('Agenda'))).toBe(true);
  });

  it.each([
    'poster: candle concert at St. Brannock Hall, Friday 8 pm, tickets 5',
    'flyer for the walk up Mt. Harrow, Sunday 9 am, meet at the mill',
    'program: an evening with Capt. Ida Lunt, 7 pm talk, 8 pm supper, 9 pm songs',
  ])('never end at an abbreviation: %s', (prompt) => {
    expect(headlinesOf(prompt).filter((text) => /\b(?:St|Mt|Capt)$/.test(text))).toEqual([]);
  });

  it.each([
    'notice: the lower car park is closed until Monday',
    'poster: our quilting circle needs more hands, Tuesdays at 7',
    'flyer: the old ferry was sold, come and say goodbye on Sunday',
  ])('never end with a verb that waits for the rest: %s', (prompt) => {
    expect(headlinesOf(prompt).filter((text) => / (?:is|needs|was)$/.test(text))).toEqual([]);
  });

  it('end a direct question with its mark', () => {
    expect(headlinesOf('why do glaciers crack, one page')).toContain('why do glaciers crack?');
    expect(headlinesOf('how to oil a gate hinge, one page')).toContain('how to oil a gate hinge');
  });

  it('keep a name of the kind and the words before its topic in one, with the topic', () => {
    const found = headlinesOf('quiz evening about river otters, 12 questions');
    expect(found).toContain('quiz evening about river otters');
    expect(found.filter((text) => /: evening|^evening|evening$/i.test(text))).toEqual([]);
  });

  it('are none of the entries behind a colon', () => {
    const found = headlinesOf('slides for young glassblowers: furnaces, blowpipes, annealing');
    expect(found.filter((text) => /furnaces|blowpipes|annealing/i.test(text))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    'I run a small pottery and I need a guide to glazing for beginners, one page',
    'We keep forty geese by the canal. Please write a guide to fox fences, one page',
    'Ich bin Küster in Hellbach. Bitte ein Merkblatt zum Läuten der Glocken, eine Seite',
  ])('tell nothing of the writer: %s', (prompt) => {
    expect(headlinesOf(prompt).filter((text) => /pottery|geese|Küster/.test(text))).toEqual([]);
  });

  it('tell what the house says behind the kind', () => {
    const found = headlinesOf('poster: we moved to the old mill, come and see, Saturday 3 May');
    expect(found.some((text) => text.includes('moved to the old mill'))).toBe(true);
  });

  it('are none of a part of the name of the kind', () => {
    const found = headlinesOf('lesson plan please, 45 mins, glaciers and valleys. Need a starter');
    expect(found.filter((text) => /^(?:lesson|plan)$/i.test(text))).toEqual([]);
    expect(found).toContain('glaciers and valleys');
  });

  it('have what stands between the kind and its rows', () => {
    expect(headlinesOf('the minutes. harbor committee 6 may, present: Ada, Tim. 1 ropes 2 keys')).toContain(
      'Minutes: harbor committee',
    );
    expect(headlinesOf('packing list, river camp: sleeping bag, torch, wellies, 3 tops')).toContain(
      'Packing list: river camp',
    );
  });

  it('are what the words before the kind tell', () => {
    expect(headlinesOf('spring fair flyer. 4 May, 10 to 3, the green')).toContain('spring fair');
    const found = headlinesOf("bakers' meeting minutes 2 may, here: Ada, Tim. 1 ovens 2 flour");
    expect(found).toContain("Minutes: bakers' meeting");
    expect(found.filter((text) => text.startsWith('meeting'))).toEqual([]);
  });

  it('have what is called a kind only if it is one', () => {
    const found = headlinesOf('toy swap: bring three, take three. poster. sun 1 march, village hall');
    expect(found).toContain('toy swap');
  });

  it('are whole if they say something to the readers', () => {
    expect(headlinesOf('notice: we have moved. Now at 3 Fern Parade, next to the bakery')).toContain(
      'we have moved',
    );
    expect(headlinesOf("flyer: don't bin it, mend it! Mending cafe, 10 to 1")).toContain("don't bin it");
    expect(headlinesOf('card: thank you for the music, Mr Bell. From all your pupils')).toContain(
      'thank you for the music',
    );
  });

  it('are words in capitals among others', () => {
    expect(headlinesOf('gig poster. band is THE PALE HERONS, support from Dry Ditch')).toContain(
      'THE PALE HERONS',
    );
  });

  it('are an occasion before the house that gives it', () => {
    expect(headlinesOf('programme for the annual general meeting of Harrow Energy, 26 April')).toContain(
      'annual general meeting',
    );
  });

  it('are only the title if the prompt names it', () => {
    expect(
      headlinesOf('Slides please. One question per slide. Title: The Anchor Riddles, Thursday 8pm'),
    ).toEqual(['The Anchor Riddles']);
  });

  it.each([
    'sign for the gate. EGGS. half dozen 1.80, dozen 3.50',
    'contact list to hang in the lobby. Emergency contacts, Fern Court. Plumber 555 0102',
    'batch recipe for behind the bar: lemon punch, 2 litres. Base rum 700 ml',
    'Lista turni, da appendere in bacheca: lunedì Marta, martedì Gino',
    'Zettel fürs Treppenhaus: Wasser abgestellt, 8 bis 13 Uhr',
  ])('never say where the page hangs: %s', (prompt) => {
    const found = headlinesOf(prompt).filter((text) => /gate|hang|bar\b|bacheca|Treppenhaus/.test(text));
    expect(found).toEqual([]);
  });

  it('never address the writer of the page', () => {
    const found = headlinesOf('Respected sir, kindly prepare timetable for evening batch. Monday: 7 to 9');
    expect(found.filter((text) => text.includes('sir'))).toEqual([]);
    const asked = headlinesOf('minutes please off the recording: choir committee, 19 Jan. 1 robes 2 hymns');
    expect(asked.filter((text) => text.includes('please'))).toEqual([]);
  });
});
