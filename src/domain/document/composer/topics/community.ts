import type { Topic } from './topic.ts';

export const community: Topic = {
  id: 'community',
  motif: 'people',
  words: [
    'volunteer*',
    'charity',
    'charities',
    'non-profit',
    'nonprofit',
    'ngo',
    'neighbour*',
    'neighbor*',
    'community',
    'communities',
    'association',
    'foundation',
    'donat*',
    'fundrais*',
    'library',
    'church',
    'parish',
    'refugee*',
    'shelter*',
    'youth',
    'verein*',
    'ehrenamt*',
    'bénévole*',
    'voluntari*',
  ],
  promise: 'Neighbours make the difference',
  problem: {
    title: 'Many want to help, few know where',
    points: [
      ['Unseen', 'Those who need something rarely ask for it in public.'],
      ['Unasked', 'Most people say yes when somebody asks them, and nobody does.'],
      ['Uncertain', 'Good work stops when the one person who carried it has to stop.'],
    ],
  },
  solution: {
    title: 'A place where help finds its way',
    text: 'We bring people with a little time together with people who need it, keep each task small and clear, and stay long enough to be relied on.',
  },
  steps: {
    title: 'Easy to join, easy to keep up',
    points: [
      ['Come', 'Drop in and meet the people who are already here.'],
      ['Choose', 'Take a task that fits your time, once or every week.'],
      ['Stay', 'Small teams share the work, so that nobody carries it alone.'],
    ],
  },
  market: {
    title: 'The need is next door',
    figures: [
      ['People we reach', 'People{in} who could use this today'],
      ['Hours given', 'Time that volunteers can give in a month'],
    ],
  },
  model: {
    title: 'Carried by many',
    points: [
      ['Members', 'Small, regular gifts that we can plan with.'],
      ['Grants', 'Support for projects with a beginning and an end.'],
      ['In kind', 'Rooms, tools and knowledge, given by local firms.'],
    ],
  },
  plan: {
    title: 'Start where people already meet',
    points: [
      ['Open', 'Fixed hours and a friendly face at the door.'],
      ['Gather', 'A first circle of people who come back.'],
      ['Last', 'Shared tasks, steady funds and new people each season.'],
    ],
  },
  buys: 'Rooms, materials and one person to hold it all together for a year',
  team: [
    ['Volunteers', 'Welcomes people and finds each a task that fits.'],
    ['Partners and funds', 'Keeps the doors open and the accounts in order.'],
  ],
};
