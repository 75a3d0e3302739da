import type { Topic } from './topic.ts';

export const mobility: Topic = {
  id: 'mobility',
  motif: 'city',
  words: [
    'mobility',
    'transport*',
    'scooter*',
    'car-sharing',
    'carsharing',
    'car sharing',
    'taxi*',
    'bus',
    'buses',
    'train*',
    'tram*',
    'parking',
    'deliveries',
    'logistics',
    'courier*',
    'fleet*',
    'vehicle*',
    'ev',
    'charging',
    'mobilität',
    'mobilité',
    'movilidad',
  ],
  promise: 'Getting around{in}, made simple',
  problem: {
    title: 'Getting across {here} takes more than it should',
    points: [
      ['Time', 'The slow part is rarely the road. It is waiting, changing and parking.'],
      ['Money', 'Vehicles cost the same whether they move or stand, and most of the day they stand.'],
      ['Space', 'Every empty seat still takes its place on a full street.'],
    ],
  },
  solution: {
    title: 'One way to move, ready when you are',
    text: 'We put the right vehicle at the right place and show one price before the trip starts. People move when they want to; vehicles stop standing still.',
  },
  steps: {
    title: 'From here to there in three steps',
    points: [
      ['Ask', 'Say where you are going. You see the time and the price at once.'],
      ['Go', 'The nearest vehicle is yours, checked and ready.'],
      ['Done', 'Payment happens on its own, and the next trip can begin.'],
    ],
  },
  market: {
    title: 'The demand is already on the road',
    figures: [
      ['Trips a day', 'Trips{in} that our service can carry from the first year'],
      ['Spend a month', 'What one customer pays today for the same trips'],
    ],
  },
  model: {
    title: 'Every trip pays its way',
    points: [
      ['Trips', 'A clear price for each trip, known before it starts.'],
      ['Passes', 'Regular customers subscribe and pay less for each trip.'],
      ['Business accounts', 'Companies move people and goods on one invoice.'],
    ],
  },
  plan: {
    title: 'Dense routes first, then the map',
    points: [
      ['Prove', 'Start where demand is dense and waiting times stay short.'],
      ['Connect', 'Join stations, campuses and business parks.'],
      ['Widen', 'Add areas in the order in which customers ask for them.'],
    ],
  },
  buys: 'The first fleet, the people who run it, and a full year on the road',
  team: [
    ['Operations', 'Keeps vehicles moving, safe and where they are needed.'],
    ['Product', 'Makes the trip as easy as the idea.'],
  ],
};
