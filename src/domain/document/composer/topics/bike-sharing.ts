import type { Topic } from './topic.ts';

export const bikeSharing: Topic = {
  id: 'bike-sharing',
  motif: 'city',
  words: [
    'bike-sharing',
    'bike sharing',
    'bikeshare',
    'bike-share',
    'bike share',
    'bike rental',
    'e-bike rental',
    'bike hire',
  ],
  promise: 'A bike at every corner{in}',
  problem: {
    title: 'Short trips{in} deserve better than a car',
    points: [
      ['Too far to walk', 'Many daily trips are a little too long on foot and far too short for a car.'],
      ['Too slow to drive', 'Traffic and the search for parking take longer than the ride itself.'],
      ['Too much to own', 'A private bike needs storage, repair and a safe place to lock it.'],
    ],
  },
  solution: {
    title: 'Pick up a bike here, leave it there',
    text: 'Shared bikes stand where trips begin and end. Riders unlock one with a phone, ride, and park it at the next station. No storage, no repair, no timetable.',
  },
  steps: {
    title: 'From door to door in three steps',
    points: [
      ['Find', 'The map shows the nearest free bike and the station at the other end.'],
      ['Ride', 'A code unlocks it, and the ride begins. No queue, no counter, no key.'],
      ['Park', 'Any station will do. The bike is free for the next rider at once.'],
    ],
  },
  market: {
    title: 'Every short trip is a ride we can win',
    figures: [
      ['Short trips a day', 'Trips{in} that are short enough to cycle, whatever people use today'],
      ['Within reach of a station', 'Residents who would live a short walk from our first stations'],
    ],
  },
  model: {
    title: 'Riders pay, partners keep it steady',
    points: [
      ['Rides', 'Visitors and occasional riders pay by the trip.'],
      ['Memberships', 'Regular riders pay a flat fee and ride every day.'],
      ['Partners', 'Employers, hotels and the city sponsor stations and passes.'],
    ],
  },
  plan: {
    title: 'One district first, then the whole city',
    points: [
      ['Prove', 'A compact pilot where trips are dense, with stations close together.'],
      ['Connect', 'Link railway, campus and waterfront, where bikes meet other transport.'],
      ['Widen', 'Grow along the routes that riders have shown us they use.'],
    ],
  },
  buys: 'The first bikes and stations, a repair crew, and a full season on the street',
  team: [
    ['Operations', 'Keeps bikes safe, repaired and where riders need them.'],
    ['City and partners', 'Wins stations, permits and the first employers.'],
  ],
};
