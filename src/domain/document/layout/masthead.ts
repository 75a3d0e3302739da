import type { Fact } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { block, element, factHtml, textElement } from './markup.ts';

export interface MastheadText {
  readonly id: string;
  readonly name: string;
  readonly organisation: Fact | null;
  readonly runningTitle: string;
  readonly date: string;
  /** Page or slide number, where pages are counted. */
  readonly number?: string;
}

/** The line at the head of a page: who, what, when. */
export function mastheadBlock(text: MastheadText): DraftBlock {
  const { id } = text;
  return block(
    'header',
    { class: 'masthead', id, name: text.name },
    text.organisation !== null &&
      element('p', { class: 'masthead-name' }, factHtml(text.organisation, `${id}.organisation`)),
    text.runningTitle !== '' &&
      textElement('p', { class: 'masthead-title', id: `${id}.title` }, text.runningTitle),
    text.date !== '' && textElement('p', { class: 'masthead-date', id: `${id}.date` }, text.date),
    text.number !== undefined &&
      textElement('p', { class: 'masthead-number', id: `${id}.number` }, text.number),
  );
}
