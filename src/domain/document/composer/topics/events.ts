import type { Topic } from './topic.ts';

export const events: Topic = {
  id: 'events',
  motif: 'music',
  words: [
    'music*',
    'concert*',
    'festival*',
    'band',
    'bands',
    'jazz',
    'dj',
    'theatre',
    'theater',
    'cinema',
    'film*',
    'event*',
    'ticket*',
    'choir',
    'orchestra',
    'exhibition*',
    'museum*',
    'gallery',
    'art',
    'artist*',
    'konzert*',
    'musik*',
    'fête',
    'concierto*',
    'música',
    'podcast*',
    'game*',
  ],
  promise: 'Evenings people talk about',
  problem: {
    title: 'Good evenings happen, and people miss them',
    points: [
      ['Unheard', 'What is on is spread over posters, feeds and word of mouth.'],
      ['Unsold', 'Small stages stay half empty while fans look elsewhere.'],
      ['Underpaid', 'What a ticket earns seldom reaches the people on stage.'],
    ],
  },
  solution: {
    title: 'Bring the right people into the room',
    text: 'We bring artists, rooms and audiences together early, so that an evening is planned with the people who will come. Tickets are simple, and the share for the stage is fair.',
  },
  steps: {
    title: 'From idea to full house',
    points: [
      ['Announce', 'Artist and room agree on a date and a promise.'],
      ['Gather', 'Fans reserve early and bring friends.'],
      ['Play', 'A full room, a fair share, and a reason to come again.'],
    ],
  },
  market: {
    title: 'The audience is already here',
    figures: [
      ['Evenings a year', 'Events{in} that we can host or help'],
      ['Guests an evening', 'People who come when they hear in time'],
    ],
  },
  model: {
    title: 'Three sources, one good night',
    points: [
      ['Tickets', 'A clear price, with the fee shown.'],
      ['Members', 'Regulars who support the programme all year.'],
      ['Partners', 'Sponsors who want to be part of the scene.'],
    ],
  },
  plan: {
    title: 'A season to prove it',
    points: [
      ['First nights', 'A short series in rooms that are easy to fill.'],
      ['Season', 'A programme people can follow and plan with.'],
      ['Scene', 'More rooms and artists, the same way of working.'],
    ],
  },
  buys: 'A full season: programme, rooms, technology and promotion',
  team: [
    ['Programme', 'Answers for artists and quality.'],
    ['Production', 'Answers for rooms, tickets and every evening.'],
  ],
};
