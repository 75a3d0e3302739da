import type { ArtDirection } from '../../content/choices.ts';
import type { DraftBlock } from '../draft.ts';
import { directions } from '../kit/directions/directions.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { type FieldText, repeated } from './text/field-text.ts';

export interface MastheadText {
  readonly id: string;
  readonly name: string;
  readonly organization: FieldText | undefined;
  readonly runningTitle: FieldText | string;
  readonly date: FieldText | string;
  /** Page or slide number, if pages are numbered. */
  readonly number?: string;
}

/** Settings for the words of a head. */
export interface HeadHand {
  readonly language: string;
  readonly look: { readonly direction: ArtDirection };
}

/** Returns the label of a head cell, in directions that label them; null otherwise. */
export function cellLabel({ look, language }: HeadHand, label: (labels: Labels) => string): Html | null {
  if (!directions[look.direction].labelsHead) return null;
  return `${textElement('span', { class: 'cell-label' }, label(labelsFor(language)))} `;
}

const isNothing = (text: FieldText | string): boolean =>
  (typeof text === 'string' ? text : text.plain) === '';

/** Running heads repeat text that is edited elsewhere, so they have no field. */
const withoutField = (text: FieldText | string): FieldText | string =>
  typeof text === 'string' ? text : repeated(text);

/** Returns the masthead: organization, title and date. */
export function mastheadBlock(text: MastheadText, frame: HeadHand): DraftBlock {
  const { id } = text;
  return block(
    'header',
    { class: 'masthead', id, name: text.name },
    text.organization !== undefined &&
      element(
        'p',
        { class: 'masthead-name' },
        cellLabel(frame, ({ preparedBy }) => preparedBy),
        factHtml(repeated(text.organization), `${id}.organisation`),
      ),
    !isNothing(text.runningTitle) &&
      element(
        'p',
        { class: 'masthead-title' },
        cellLabel(frame, ({ document }) => document),
        textElement('span', { id: `${id}.title` }, withoutField(text.runningTitle)),
      ),
    !isNothing(text.date) &&
      element(
        'p',
        { class: 'masthead-date' },
        cellLabel(frame, ({ issued }) => issued),
        textElement('span', { id: `${id}.date` }, withoutField(text.date)),
      ),
    text.number !== undefined &&
      element(
        'p',
        { class: 'masthead-number' },
        cellLabel(frame, ({ sheet }) => sheet),
        textElement('span', { id: `${id}.number` }, text.number),
      ),
  );
}
