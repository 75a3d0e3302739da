import type { CardShelf, Frame } from '../../cards/card-shelf.ts';
import { fillFrame } from '../../cards/fill-frame.ts';
import { readTemplate } from '../../templates/read-template.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import { escaped } from '../page/say-phrase.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { chooseOutline } from '../templates/choose-outline.ts';
import { type FoundCard, findCards } from './find-card.ts';

/** Chooses the page that a prompt asks for among those that a card fills. */
type ChooseFrame = (heads: readonly TemplateHead[]) => TemplateHead | null;

export interface CardTemplate {
  readonly template: Template;
  /** The subject in a sentence, as typed: 'a night baker'. */
  readonly one: string | null;
}

/** Returns the page that a prompt asks for, filled with the card of its subject; null if there is none. */
export function cardTemplate(
  request: WriteRequest,
  choose: ChooseFrame = (heads) => chooseOutline(request, { ...request.shelf, heads }),
): CardTemplate | null {
  const { text, spans, facts, written, shelf } = request;
  const { cards } = shelf;
  if (!cards || written !== facts.language || facts.isBlank) return null;
  const found = findCards(text, written, spans, cards.namesIn(written));
  if (found.length === 0) return null;
  const frames = cards.framesIn(written);
  const head = choose(frames.map((each) => each.head));
  // A job ad for a hair salon is no flyer of the salon.
  const fitting = frames.filter(
    ({ family, head: own }) => own.kind === head?.kind && found.some((each) => each.family === family),
  );
  const frame = fitting.find((each) => each.head === head) ?? fitting[0];
  const named = found.find(({ family }) => family === frame?.family);
  return frame && named ? filled(frame, named, cards, written) : null;
}

function filled(
  { text, head }: Frame,
  { family, name, names, one, subject, title }: FoundCard,
  cards: CardShelf,
  language: string,
): CardTemplate | null {
  const card = cards.read(language, family, name);
  if (!card) return null;
  const own = { ...card, title: escaped(title), one: one === null ? card.one : escaped(one) };
  const template = readTemplate(head.name, fillFrame(text, own));
  // Headlines of these words say no more than the page: 'Hiring a part-time baker'.
  const words = [subject, ...names, ...head.outline];
  return { template: { ...template, head: { ...template.head, words } }, one };
}
