import type { Topic } from './topic.ts';

export const repair: Topic = {
  id: 'repair',
  motif: 'tools',
  words: [
    'repair',
    'repairs',
    'repair shop',
    'repair café',
    'repair service',
    'repair workshop',
    'refurbish*',
    'mending',
  ],
  promise: 'Mended well, and soon{in}',
  problem: {
    title: 'What breaks is thrown away too soon',
    points: [
      ['Nobody to ask', 'People do not know who would mend it, or whether it is worth it.'],
      ['No telling the price', 'The cost is known only once it is too late to say no.'],
      ['Weeks of waiting', 'While it stands in a workshop, life goes on without it.'],
    ],
  },
  solution: {
    title: 'A price before, a date that holds',
    text: 'We look at it, say what it costs and when it is ready, and keep both. What is not worth mending, we say so.',
  },
  steps: {
    title: 'Broken, mended, back in use',
    points: [
      ['Show us', 'A photo or a visit is enough for a first answer.'],
      ['Agree', 'Price and date are fixed before a screw is turned.'],
      ['Take it home', 'Tested, with a word on what will need care next.'],
    ],
  },
  market: {
    title: 'Everything that is used will break one day',
    figures: [
      ['In use around us', 'How many there are within reach of the first workshop'],
      ['Repairs a year', 'How often each one needs a hand'],
    ],
  },
  model: {
    title: 'Work, parts and peace of mind',
    points: [
      ['Repairs', 'A fixed price for each of the usual jobs.'],
      ['Check-ups', 'A yearly service, so that less breaks.'],
      ['Contracts', 'Firms and fleets pay for always being on the move.'],
    ],
  },
  plan: {
    title: 'One good workshop first',
    points: [
      ['Open', 'A first workshop where people pass by every day.'],
      ['Go out', 'Come to firms and courtyards on fixed days.'],
      ['Train', 'Teach the trade to those who open the next one.'],
    ],
  },
  buys: 'Tools, a stock of the parts that go most, and the first season in the workshop',
  team: [
    ['The workshop', 'Answers for every repair that leaves the door.'],
    ['Customers and parts', 'Keeps prices clear and the right part on the shelf.'],
  ],
};
