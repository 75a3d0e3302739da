import type { FlowBlock, FlowBlockOf } from '../flow-block.ts';
import { iconHtml } from '../icon.ts';
import { element, type Html, richElement } from '../markup.ts';

/** A price stands alone: an amount with what it is for, such as '£8 a month'. */
const longestPrice = 28;
const priced = /\p{Nd}\s?(?:\p{Sc}|[A-Z]{3}\b)|(?:\p{Sc}|\b[A-Z]{3})\s?\p{Nd}/u;

const startsWithPrice = ([first]: readonly FlowBlock[]): boolean =>
  first?.type === 'paragraph' && first.text.plain.length <= longestPrice && priced.test(first.text.plain);

/** Most cards have a price; one may be free or on request. */
const isPricing = ({ items }: FlowBlockOf<'cards'>): boolean =>
  items.length > 1 && items.filter(({ blocks }) => startsWithPrice(blocks)).length >= items.length - 1;

/** Returns cards; a picture stands above its title, and prices are set as such if nearly all cards have one. */
export function cardsHtml(
  cards: FlowBlockOf<'cards'>,
  id: string,
  blockHtml: (block: FlowBlock, id: string) => Html,
): Html {
  const hasPrices = isPricing(cards);
  return element(
    'div',
    {
      class: hasPrices ? 'cards is-pricing' : 'cards',
      id,
      more: { 'data-count': String(cards.items.length) },
    },
    ...cards.items.map(({ title, icon, blocks }, index) => {
      const cardId = `${id}.${index + 1}`;
      const parts = blocks.map((block, at) => blockHtml(block, `${cardId}.${at + 1}`));
      const isPictured = blocks[0]?.type === 'picture';
      return element(
        'section',
        { class: 'card flow', id: cardId },
        isPictured && parts[0],
        richElement(
          `h${cards.level ?? 3}`,
          { class: 'card-title', id: `${cardId}.title` },
          title,
          iconHtml(icon),
        ),
        ...(isPictured ? parts.slice(1) : parts),
      );
    }),
  );
}
