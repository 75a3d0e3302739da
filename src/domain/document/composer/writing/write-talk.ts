import type { DeckContent, SlideContent } from '../../brief.ts';
import { outlines } from '../topics/outlines.ts';
import type { DeckSource } from './write-deck.ts';
import { tractionSlides } from './write-deck.ts';

/** A deck that is no pitch: an outline for the speaker to fill, with everything the prompt says on slides of its own. */
export function writeTalk(source: DeckSource, name: keyof typeof outlines): DeckContent {
  const { subject, contact } = source;
  const { subtitle, slides, figures, closing } = outlines[name];
  const title = subject.sentence || subject.name || 'Your title';
  const told = tractionSlides(source);
  const hasFigures = told.some((slide) => slide.layout === 'figures');
  const asked: SlideContent = {
    layout: 'figures',
    label: 'In figures',
    title: figures.title,
    figures: figures.labels.map((label) => ({ value: { placeholder: 'Your figure' }, label })),
    notes: 'Leave out what you cannot put a figure to.',
  };
  const body = slides.map(
    ({ label, title: heading, points, notes }): SlideContent => ({
      layout: 'points',
      label,
      title: heading,
      points: points.map(([point, text]) => ({ title: point, text: [{ text }] })),
      notes,
    }),
  );
  return {
    kind: 'pitch-deck',
    organisation: subject.name ?? { placeholder: 'Your organisation' },
    runningTitle: source.runningTitle,
    date: source.today,
    slides: [
      {
        layout: 'title',
        label: '',
        title,
        subtitle,
        notes: 'Say who you are and why you are the one to tell this.',
      },
      ...body.slice(0, 1),
      ...told,
      ...(hasFigures ? [] : [asked]),
      ...body.slice(1),
      {
        layout: 'closing',
        label: 'To close',
        title: closing.title,
        ask: { value: { placeholder: closing.gap }, label: closing.label },
        points: [
          ...closing.points.map(([point, text]) => ({ title: point, text })),
          ...(contact.length > 0 ? [{ title: 'Contact', text: contact.join(', ') }] : []),
        ],
        notes: 'End on the one thing that should happen. Then ask for questions.',
      },
    ],
  };
}
