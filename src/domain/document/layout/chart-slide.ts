import type { DraftBlock } from '../draft.ts';
import { headlineStyle, heroStyle } from '../kit/hero-size.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { chartOf } from './charts/chart-of-content.ts';
import { figureHtml } from './key-figures.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { headHtml, type SlideOf, type SlideWriter } from './slide-writer.ts';
import { isEmpty } from './text/field-text.ts';
import { words } from './text/words.ts';

/** Returns the text beside a chart: the key takeaway, or the ask and its parts. */
function besideChartHtml(slide: SlideOf<'chart'>, { id, labels }: SlideWriter): Html | null {
  const { ask, items: asides = [], takeaway } = slide;
  if (isEmpty(takeaway) && !ask && asides.length === 0) return null;
  const text = textElement('p', { class: 'takeaway-text', id: `${id}.takeaway` }, takeaway ?? '');
  if (!ask && asides.length === 0) {
    const label = textElement('p', { class: 'takeaway-label', id: `${id}.takeaway.label` }, labels.takeaway);
    return element('div', { class: 'takeaway' }, label, text);
  }
  return element(
    'div',
    { class: 'takeaway has-parts' },
    ask && textElement('p', { class: 'takeaway-label', id: `${id}.ask.label` }, ask.label),
    ask &&
      element(
        'p',
        { class: 'ask-value', style: headlineStyle(ask.value.plain) },
        factHtml(ask.value, `${id}.ask.value`),
      ),
    ...asides.map((aside, index) =>
      element(
        'section',
        { class: 'aside', id: `${id}.aside.${index + 1}` },
        textElement('h3', { class: 'aside-title', id: `${id}.aside.${index + 1}.title` }, aside.title),
        element('p', { class: 'aside-text' }, factHtml(aside.text, `${id}.aside.${index + 1}.text`)),
      ),
    ),
    !isEmpty(takeaway) && text,
  );
}

/** Returns a chart with its finding as the title, and the text beside it. */
export function chartSlide(slide: SlideOf<'chart'>, writer: SlideWriter): readonly DraftBlock[] {
  const { id, labels, frame } = writer;
  const chart = chartOf(slide.chart.data);
  return [
    block(
      'section',
      { class: 'chart-slide', id: `${id}.body`, name: labels.chart },
      headHtml(writer, slide),
      chartHtml(
        /* The slide's title already states the finding. */
        chart.title === words(slide.title.source) ? { ...chart, title: '' } : chart,
        `${id}.chart`,
        labels.chart,
        frame.language,
        undefined,
        slide.chart.field,
      ),
      besideChartHtml(slide, writer),
      slide.hero &&
        element(
          'div',
          { class: 'chart-figure-aside', style: heroStyle([slide.hero.value.plain]) },
          figureHtml(slide.hero, `${id}.figure`, writer.frame.language),
        ),
    ),
  ];
}
