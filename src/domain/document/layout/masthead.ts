import type { Brief, Fact } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { directions } from '../kit/directions/directions.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';

export interface MastheadText {
  readonly id: string;
  readonly name: string;
  readonly organisation: Fact | null;
  readonly runningTitle: string;
  readonly date: string;
  /** Page or slide number, where pages are counted. */
  readonly number?: string;
}

/** What stands in a cell of the head, where the direction says so: nothing otherwise. */
export function cellLabel({ look, language }: Brief, label: (labels: Labels) => string): Html | null {
  if (!directions[look.direction].labelsHead) return null;
  return `${textElement('span', { class: 'cell-label' }, label(labelsFor(language)))} `;
}

/** The line at the head of a page: who, what, when. */
export function mastheadBlock(text: MastheadText, brief: Brief): DraftBlock {
  const { id } = text;
  return block(
    'header',
    { class: 'masthead', id, name: text.name },
    text.organisation !== null &&
      element(
        'p',
        { class: 'masthead-name' },
        cellLabel(brief, ({ preparedBy }) => preparedBy),
        factHtml(text.organisation, `${id}.organisation`),
      ),
    text.runningTitle !== '' &&
      element(
        'p',
        { class: 'masthead-title' },
        cellLabel(brief, ({ document }) => document),
        textElement('span', { id: `${id}.title` }, text.runningTitle),
      ),
    text.date !== '' &&
      element(
        'p',
        { class: 'masthead-date' },
        cellLabel(brief, ({ issued }) => issued),
        textElement('span', { id: `${id}.date` }, text.date),
      ),
    text.number !== undefined &&
      element(
        'p',
        { class: 'masthead-number' },
        cellLabel(brief, ({ sheet }) => sheet),
        textElement('span', { id: `${id}.number` }, text.number),
      ),
  );
}
