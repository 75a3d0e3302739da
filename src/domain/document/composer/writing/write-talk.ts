import type { DeckContent, SlideContent } from '../../brief.ts';
import { outlines } from '../topics/outlines.ts';
import { askOf, type TalkSource, tractionSlides } from './write-deck.ts';

/** Too little to stand alone on a title slide. */
const bareVenture = /^(?:new )?(?:start-?up|company|business|app|platform|tool|firm|project|service)$/i;

/** The name, or the head of the phrase: 'AI tool' of 'An AI tool that helps dentists'; the whole stands under it. */
function titleOf({ subject }: TalkSource): string {
  if (subject.name) return subject.name;
  const head = /^(.{3,60}?) (?:that|which|who) /.exec(subject.phrase)?.[1];
  return head && !bareVenture.test(head)
    ? head.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : subject.sentence || 'Your title';
}

/** A deck of no known field: an outline for the speaker to fill, with everything the prompt says on slides of its own. */
export function writeTalk(source: TalkSource, name: keyof typeof outlines): DeckContent {
  const { subject, contact } = source;
  const { subtitle, slides, figures, closing } = outlines[name];
  const title = titleOf(source);
  const asked = name === 'pitch' ? askOf(source) : null;
  const told = tractionSlides(source);
  const hasFigures = told.some((slide) => slide.layout === 'figures');
  const toFill: SlideContent = {
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
        subtitle: subject.sentence && subject.sentence !== title ? subject.sentence : subtitle,
        notes: 'Say who you are and why you are the one to tell this.',
      },
      ...body.slice(0, 1),
      ...told,
      ...(hasFigures || name === 'talk' ? [] : [toFill]),
      ...body.slice(1),
      {
        layout: 'closing',
        label: 'To close',
        title: closing.title,
        ask: { value: asked ?? { placeholder: closing.gap }, label: closing.label },
        points: [
          ...closing.points.map(([point, text]) => ({ title: point, text })),
          ...(contact.length > 0 ? [{ title: 'Contact', text: contact.join(', ') }] : []),
        ],
        notes: 'End on the one thing that should happen. Then ask for questions.',
      },
    ],
  };
}
