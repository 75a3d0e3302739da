import type { Topic } from './topic.ts';

export const travel: Topic = {
  id: 'travel',
  motif: 'mountains',
  words: [
    'travel*',
    'tourism',
    'tourist*',
    'hotel*',
    'hostel*',
    'holiday*',
    'vacation*',
    'tour',
    'tours',
    'camping',
    'hiking',
    'surf*',
    'sail*',
    'beach*',
    'guesthouse*',
    'b&b',
    'reise*',
    'urlaub',
    'voyage*',
    'viaje*',
    'airbnb',
    'mountain*',
  ],
  promise: 'See the place, not the queue',
  problem: {
    title: 'Everyone sees the same few things',
    points: [
      ['Crowded', 'A handful of sights carry all the visitors, all at the same hours.'],
      ['Uniform', 'Lists and ratings send people to the same doors.'],
      ['Uncertain', 'The good small places are hard to find and harder to book.'],
    ],
  },
  solution: {
    title: 'Local places, hosted by people who live there',
    text: 'We find hosts with something of their own to show, help them offer it well, and bring guests in small numbers at the right time.',
  },
  steps: {
    title: 'From wish to memory',
    points: [
      ['Choose', 'A few good suggestions in place of endless lists.'],
      ['Book', 'One confirmation for all parts of the day.'],
      ['Meet', 'A host who knows the place and has time.'],
    ],
  },
  market: {
    title: 'Visitors look for more than sights',
    figures: [
      ['Visitors a year', 'Guests{in} who book something on arrival'],
      ['Hosts ready', 'People with a place, a craft or a story to share'],
    ],
  },
  model: {
    title: 'Earned with every good day',
    points: [
      ['Bookings', 'A fair share of each booking, visible to both sides.'],
      ['Partners', 'Hotels and carriers that offer our days to their guests.'],
      ['Groups', 'Companies and schools with a day of their own.'],
    ],
  },
  plan: {
    title: 'One region, known by heart',
    points: [
      ['First hosts', 'A small circle, visited and tried by ourselves.'],
      ['First season', 'Guests, reviews and the lessons from both.'],
      ['Next region', 'The same care in the next place.'],
    ],
  },
  buys: 'The first hosts, a booking service and one full season',
  team: [
    ['Hosts', 'Finds, trains and keeps the people guests meet.'],
    ['Guests', 'Answers for booking, service and reach.'],
  ],
};
