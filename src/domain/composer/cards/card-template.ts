import type { CardShelf, Frame } from '../../cards/card-shelf.ts';
import { fillFrame } from '../../cards/fill-frame.ts';
import { readTemplate } from '../../templates/read-template.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { chooseOutline } from '../templates/choose-outline.ts';
import { findCards } from './find-card.ts';

/** Chooses the page that a prompt asks for among those that a card fills. */
type ChooseFrame = (heads: readonly TemplateHead[]) => TemplateHead | null;

/** Returns the page that a prompt asks for, filled with the card of its subject; null if there is none. */
export function cardTemplate(
  request: WriteRequest,
  choose: ChooseFrame = (heads) => chooseOutline(request, { ...request.shelf, heads }),
): Template | null {
  const { text, spans, facts, written, shelf } = request;
  const { cards } = shelf;
  if (!cards || written !== facts.language || facts.isBlank) return null;
  const found = findCards(text, written, spans, cards.namesIn(written));
  if (found.length === 0) return null;
  const frames = cards.framesIn(written).filter(({ family }) => found.some((each) => each.family === family));
  const head = choose(frames.map((frame) => frame.head));
  const frame = frames.find((each) => each.head === head);
  return frame ? filled(frame, found, cards, written) : null;
}

function filled(
  { text, family, head }: Frame,
  found: ReturnType<typeof findCards>,
  cards: CardShelf,
  language: string,
): Template | null {
  const named = found.find((each) => each.family === family);
  const card = named && cards.read(language, family, named.name);
  return card ? readTemplate(head.name, fillFrame(text, card)) : null;
}
