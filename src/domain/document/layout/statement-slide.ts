import type { DraftBlock } from '../draft.ts';
import { block, element, factHtml, factText, isGap } from './markup.ts';
import { ornament } from './ornament/ornament.ts';
import { headHtml, type SlideOf, type SlideWriter } from './slide-writer.ts';

/** The longest text that leaves room for a drawing. */
const shortStatement = 110;

function mannerOf({ text, label }: SlideOf<'statement'>): 'is-open' | 'is-bare' | 'is-short' | null {
  if (isGap(text)) return 'is-open';
  if (text === '') return label === '' ? null : 'is-bare';
  return text.length <= shortStatement ? 'is-short' : null;
}

/**
 * A sentence that is still to be written has a field of its own, one that says it all is set as large as it goes; both
 * with a drawing of the subject beside them.
 */
export function statementSlide(slide: SlideOf<'statement'>, writer: SlideWriter): readonly DraftBlock[] {
  const { id, number, brief, motif } = writer;
  const manner = mannerOf(slide);
  const art =
    manner &&
    ornament({
      motif,
      seed: brief.look.seed + number,
      direction: brief.look.direction,
      place: 'panel',
    });
  return [
    block(
      'section',
      {
        class: manner ? `statement ${manner}` : 'statement',
        id: `${id}.statement`,
        name: writer.labels.text,
      },
      headHtml(writer, slide.label, slide.title),
      factText(slide.text) !== '' &&
        element('p', { class: 'statement-text' }, factHtml(slide.text, `${id}.text`)),
      art && element('div', { class: 'statement-art' }, art),
    ),
  ];
}
