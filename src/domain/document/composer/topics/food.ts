import type { Topic } from './topic.ts';

export const food: Topic = {
  id: 'food',
  motif: 'food',
  words: [
    'coffee',
    'café*',
    'cafe*',
    'roaster*',
    'restaurant*',
    'food',
    'bakery',
    'bakeries',
    'bread',
    'kitchen*',
    'catering',
    'meal*',
    'menu',
    'wine*',
    'beer*',
    'brewery',
    'tea',
    'chocolate',
    'pizza*',
    'ice cream',
    'grocer*',
    'farm*',
    'vegan',
    'snack*',
    'chef*',
    'kaffee',
    'bäckerei',
    'essen',
    'boulangerie',
    'panadería',
    'comida',
  ],
  promise: 'Good food, closer to home',
  problem: {
    title: 'Eating well{in} is harder than it looks',
    points: [
      ['Little time', 'On a busy day the quick choice wins, and it is seldom the good one.'],
      ['Long chains', 'Between field and plate stand many hands, and freshness pays for each.'],
      ['No story', 'People want to know where their food comes from. Labels rarely say.'],
    ],
  },
  solution: {
    title: 'Made fresh, made here, made to be shared',
    text: 'We work with producers we know by name, prepare things in small batches, and serve them while they are at their best.',
  },
  steps: {
    title: 'From source to table',
    points: [
      ['Source', 'Few suppliers, chosen for taste and paid fairly.'],
      ['Make', 'Small batches, prepared every day and never kept for long.'],
      ['Serve', 'Over the counter, at the table or at the door, always fresh.'],
    ],
  },
  market: {
    title: 'People come back for what tastes good',
    figures: [
      ['Guests a day', 'People within a short walk of the first location'],
      ['Average order', 'What one guest spends on a visit'],
    ],
  },
  model: {
    title: 'A simple counter with three tills',
    points: [
      ['Everyday sales', 'Regular guests, short menu, quick turnover.'],
      ['Orders ahead', 'Offices and families book for tomorrow, so less is wasted.'],
      ['To take home', 'Products that keep, sold on site and by subscription.'],
    ],
  },
  plan: {
    title: 'Get one place right, then the next',
    points: [
      ['Open', 'A first location with a short menu and long opening hours.'],
      ['Settle', 'Win regulars, learn the busy hours, shorten the queue.'],
      ['Grow', 'A second location once the first one runs without us.'],
    ],
  },
  buys: 'Fit-out, equipment and the first season of a well-run location',
  team: [
    ['Kitchen', 'Answers for taste, sourcing and every recipe.'],
    ['Front of house', 'Answers for guests, staff and the day’s numbers.'],
  ],
};
