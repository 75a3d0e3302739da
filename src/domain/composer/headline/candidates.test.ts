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
});
