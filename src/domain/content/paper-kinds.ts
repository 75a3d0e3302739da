import { nameTable, wordLists } from './lenient/spelling.ts';

/** Everyday papers with their own arrangement: articles, distinguished by the document's kind. */
export const paperKinds = [
  'cv',
  'cv-side',
  'menu',
  'recipe',
  'program',
  'timetable',
  'checklist',
  'seating-plan',
  'minutes',
  'form',
  'labels',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Finds the paper for a document's kind; undefined for all others. */
export const paperOfKind = nameTable<PaperKind>(
  wordLists<PaperKind>({
    cv: 'cv, resume, résumé, curriculum vitae, cv-rows, lebenslauf',
    'cv-side': 'cv-side, cv-sidebar, cv-columns, resume-side',
    menu: 'menu, price-list, prices, rate card, drinks list, wine list',
    recipe: 'recipe, recipe card',
    program: 'program, event program, order of service, running order, schedule, itinerary',
    timetable: 'timetable, class timetable, weekly schedule',
    checklist: 'checklist, packing-list, to-do list, shopping-list',
    'seating-plan': 'seating-plan, table plan, seating chart',
    minutes: 'minutes, meeting-notes, meeting minutes, agenda, protocol',
    form: 'form, fillable form, questionnaire, survey, registration form, application form, order form, feedback form, consent form, sign-up sheet, sign-in sheet',
    labels:
      'labels, label sheet, sheet of labels, address labels, jar labels, stickers, name tags, name badges, gift tags, price tags',
  }),
);

/** Returns the kind for a document whose layout names a paper: `layout: cv-side` is a kind of article. */
export function kindOfLayout(layout: unknown, kind: string | undefined): string | undefined {
  const paper = typeof layout === 'string' ? paperOfKind(layout) : undefined;
  return paper === undefined || (kind !== undefined && paperOfKind(kind) === paper) ? kind : paper;
}
