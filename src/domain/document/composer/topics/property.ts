import type { Topic } from './topic.ts';

export const property: Topic = {
  id: 'property',
  motif: 'house',
  words: [
    'real estate',
    'property',
    'properties',
    'housing',
    'apartment*',
    'flat',
    'flats',
    'rent*',
    'construction',
    'architect*',
    'co-living',
    'coworking',
    'co-working',
    'office space',
    'interior*',
    'garden*',
    'landscape gardening',
    'immobilien',
    'wohnung*',
    'immobilier',
    'inmobiliaria',
    'cleaning',
  ],
  promise: 'Places people want to stay in',
  problem: {
    title: 'Finding the right place takes too long',
    points: [
      ['Hidden', 'Good places change hands before most people hear of them.'],
      ['Opaque', 'What a place really costs shows only after moving in.'],
      ['Slow', 'Papers, keys and repairs each take another week.'],
    ],
  },
  solution: {
    title: 'One contact from first visit to last repair',
    text: 'We know each place we offer, say what it costs in full, and stay responsible after the keys change hands.',
  },
  steps: {
    title: 'From visit to keys',
    points: [
      ['Visit', 'A few places that fit, seen in one afternoon.'],
      ['Agree', 'Plain terms, with every cost on one page.'],
      ['Move in', 'Keys, connections and repairs from one hand.'],
    ],
  },
  market: {
    title: 'Demand is there, clarity is not',
    figures: [
      ['Homes in reach', 'Homes{in} that we can offer or look after'],
      ['Time to let', 'How long a place stands empty today'],
    ],
  },
  model: {
    title: 'Paid for care, not for haste',
    points: [
      ['Mediation', 'A fixed fee, due when both sides have signed.'],
      ['Management', 'A monthly fee for each home in our care.'],
      ['Works', 'Renovation at an agreed price.'],
    ],
  },
  plan: {
    title: 'One quarter first',
    points: [
      ['Know', 'Every street, owner and price in one quarter.'],
      ['Show', 'First homes let and managed without a complaint.'],
      ['Grow', 'The neighbouring quarters, with the same promise.'],
    ],
  },
  buys: 'The first homes under management and the people to look after them',
  team: [
    ['Homes', 'Answers for quality, works and upkeep.'],
    ['People', 'Answers for owners, tenants and terms.'],
  ],
};
