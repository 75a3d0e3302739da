import type { Topic } from './topic.ts';

export const retail: Topic = {
  id: 'retail',
  motif: 'abstract',
  words: [
    'fashion',
    'clothes',
    'clothing',
    'shoe*',
    'boutique',
    'shop',
    'store',
    'retail',
    'e-commerce',
    'ecommerce',
    'jewellery',
    'jewelry',
    'cosmetic*',
    'beauty',
    'furniture',
    'second-hand',
    'vintage',
    'textile*',
    'flower*',
    'florist',
    'book*',
    'toy*',
    'mode',
    'laden',
    'boutique',
    'tienda',
    'moda',
    'hair*',
    'barber*',
    'salon',
  ],
  promise: 'Things worth keeping',
  problem: {
    title: 'There is more to buy and less to keep',
    points: [
      ['Too much', 'Shelves are full, and hard to tell apart.'],
      ['Too short', 'Things are made for a season and thrown away after it.'],
      ['Too far', 'Few buyers know who made what they own, or how.'],
    ],
  },
  solution: {
    title: 'Few things, well made, easy to find',
    text: 'We choose pieces that last, say plainly where they come from, and look after them after the sale. Customers buy less often and come back sooner.',
  },
  steps: {
    title: 'From maker to owner',
    points: [
      ['Choose', 'A small selection, made by people we know.'],
      ['Fit', 'Honest advice, in the shop and online.'],
      ['Care', 'Repair and exchange, so that good things stay in use.'],
    ],
  },
  market: {
    title: 'Customers are asking for less, but better',
    figures: [
      ['Customers in reach', 'People{in} who already buy from makers like ours'],
      ['Repeat purchases', 'Customers who come back within a year'],
    ],
  },
  model: {
    title: 'Margins that come from quality',
    points: [
      ['Shop', 'Sales at full price, with little left over.'],
      ['Online', 'The same selection for those who cannot visit.'],
      ['Services', 'Repair, fitting and gifts that bring people back.'],
    ],
  },
  plan: {
    title: 'A strong first season',
    points: [
      ['Launch', 'A first collection with a clear signature.'],
      ['Listen', 'Reorder what sells, drop what does not.'],
      ['Extend', 'New makers and places once the first have proved themselves.'],
    ],
  },
  buys: 'The first collection, its photographs and a full season of stock',
  team: [
    ['Collection', 'Answers for makers, quality and style.'],
    ['Trade', 'Answers for sales, service and stock.'],
  ],
};
