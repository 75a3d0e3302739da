import type { DraftBlock } from '../draft.ts';
import { block, element, factHtml } from './markup.ts';
import { slideArt } from './slide-art.ts';
import { headHtml, type SlideOf, type SlideWriter } from './slide-writer.ts';
import { isEmpty, isGap } from './text/field-text.ts';

/** Maximum length of a text with a drawing beside it. */
const shortStatement = 110;

function mannerOf({ text }: SlideOf<'statement'>): 'is-open' | 'is-bare' | 'is-short' | null {
  if (text && isGap(text)) return 'is-open';
  if (text === undefined || isEmpty(text)) return 'is-bare';
  return text.plain.length <= shortStatement ? 'is-short' : null;
}

/**
 * Lays out a statement: a missing sentence gets a placeholder field, a complete one the largest type that
 * fits; both with a drawing of the subject beside them.
 */
export function statementSlide(slide: SlideOf<'statement'>, writer: SlideWriter): readonly DraftBlock[] {
  const { id, frame } = writer;
  const manner = mannerOf(slide);
  const art = manner && slideArt(writer, [slide.title, slide.text], frame);
  return [
    block(
      'section',
      {
        class: manner ? `statement ${manner}` : 'statement',
        id: `${id}.statement`,
        name: writer.labels.text,
      },
      headHtml(writer, slide),
      slide.text !== undefined &&
        !isEmpty(slide.text) &&
        element('p', { class: 'statement-text' }, factHtml(slide.text, `${id}.text`)),
      art && element('div', { class: 'statement-art' }, art),
    ),
  ];
}
