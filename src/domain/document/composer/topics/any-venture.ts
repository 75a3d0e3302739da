import type { Topic } from './topic.ts';

/** For a field that no topic covers: true of any good service. */
export const anyVenture: Topic = {
  id: 'any-venture',
  motif: 'abstract',
  words: [],
  promise: '{Subject}',
  problem: {
    title: 'What people have today falls short',
    points: [
      ['It takes too long', 'The way things are done today costs time that nobody has.'],
      ['It costs too much', 'People pay for parts that they never use.'],
      ['It asks too much', 'Only experts get good results, and few people are experts.'],
    ],
  },
  solution: {
    title: 'A simpler way, from start to finish',
    text: 'We took the whole task, left out what nobody misses, and made the rest so clear that it works the first time.',
  },
  steps: {
    title: 'Three steps, no detours',
    points: [
      ['Begin', 'Getting started takes one short conversation.'],
      ['Use', 'Everything that is needed is in one place.'],
      ['Rely', 'It keeps working, and help is near when it does not.'],
    ],
  },
  market: {
    title: 'The people we serve first',
    figures: [
      ['People in reach', 'Customers{in} who have this need today'],
      ['Spend a year', 'What they pay for the alternatives'],
    ],
  },
  model: {
    title: 'Simple for customers, sound for us',
    points: [
      ['Sales', 'A clear price, known before anybody commits.'],
      ['Service', 'A regular fee for those who want us to stay close.'],
      ['Partners', 'Others who offer it to their own customers.'],
    ],
  },
  plan: {
    title: 'Prove it small, then grow it',
    points: [
      ['Prove', 'First customers, close by, listened to every week.'],
      ['Repeat', 'The same result without us in the room.'],
      ['Grow', 'More customers through those who are happy.'],
    ],
  },
  buys: 'A small, focused team and the time to win the first customers',
  team: [
    ['Product', 'Answers for what is made and how well it works.'],
    ['Customers', 'Answers for finding people and keeping them happy.'],
  ],
};
