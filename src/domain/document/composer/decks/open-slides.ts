import type { KeyFigure, SlideContent } from '../brief.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { OpenStep, PointWords, StepPlan } from './deck-plan.ts';
import type { SlideHead } from './said-slides.ts';

type Point = Extract<SlideContent, { layout: 'points' }>['points'][number];

export const pointIn = ([title, text]: PointWords, language: ReadingLanguage): Point => ({
  title: title[language],
  text: [{ text: text[language] }],
});

function openSlide(open: OpenStep, head: SlideHead, language: ReadingLanguage): SlideContent {
  switch (open.shape) {
    case 'points': {
      const points = open.points.map((words, index) => ({
        ...(open.isNumbered ? { marker: String(index + 1) } : {}),
        ...pointIn(words, language),
      }));
      return { layout: 'points', ...head, points };
    }
    case 'figures': {
      const figures = open.figures.map(
        ([label, detail]): KeyFigure => ({
          value: { placeholder: open.gap[language] },
          label: label[language],
          detail: detail[language],
        }),
      );
      return { layout: 'figures', ...head, figures };
    }
    case 'people': {
      const marker = { placeholder: open.gap[language] };
      const points = open.people.map((words) => ({ marker, ...pointIn(words, language) }));
      return { layout: 'points', ...head, points };
    }
    case 'sentence':
      return { layout: 'statement', ...head, text: { placeholder: open.gap[language] } };
  }
}

/** The slide of a step that nobody spoke of; none where the story does without it. */
export function openSlides(
  { label, title, notes, open }: StepPlan,
  language: ReadingLanguage,
): SlideContent[] {
  if (!open) return [];
  return [
    openSlide(open, { label: label[language], title: title[language], notes: notes[language] }, language),
  ];
}
