import type { Topic } from './topic.ts';

export const energy: Topic = {
  id: 'energy',
  motif: 'science',
  words: [
    'energy',
    'solar',
    'wind',
    'climate',
    'carbon',
    'battery',
    'batteries',
    'heat pump*',
    'renewable*',
    'recycl*',
    'sustainab*',
    'circular',
    'water',
    'forest*',
    'nature',
    'energie',
    'énergie',
    'energía',
    'klima',
  ],
  promise: 'Clean power that pays for itself',
  problem: {
    title: 'Energy is wasted where nobody looks',
    points: [
      ['Unseen', 'Most owners learn what they used when the bill arrives.'],
      ['Unclear', 'There are many measures, and little advice on which to take first.'],
      ['Unfunded', 'The cost comes today; the saving comes over years.'],
    ],
  },
  solution: {
    title: 'Measure, improve, share the saving',
    text: 'We show where energy goes, plan the steps that pay back soonest, and arrange the work and its financing. Owners see the result every month.',
  },
  steps: {
    title: 'From bill to saving',
    points: [
      ['Measure', 'A few readings show where the energy goes.'],
      ['Improve', 'The best measures first, done by local trades.'],
      ['Prove', 'Monthly figures show what has been saved.'],
    ],
  },
  market: {
    title: 'Every roof and cellar is a start',
    figures: [
      ['Buildings in reach', 'Buildings{in} where the first measures pay back'],
      ['Yearly saving', 'What an average customer saves with us'],
    ],
  },
  model: {
    title: 'We earn when energy is saved',
    points: [
      ['Projects', 'A fixed price for planning and installation.'],
      ['Service', 'A yearly fee for monitoring and upkeep.'],
      ['Shared saving', 'Owners who pay nothing up front share the saving.'],
    ],
  },
  plan: {
    title: 'Show it once, then repeat it',
    points: [
      ['Show', 'A first set of buildings whose figures are open to all.'],
      ['Repeat', 'The same package for owners of the same kind.'],
      ['Scale', 'Installers and lenders who carry it further.'],
    ],
  },
  buys: 'The first installations, measured for a full year',
  team: [
    ['Engineering', 'Answers for what is built and what it saves.'],
    ['Finance and partners', 'Answers for funding, trades and owners.'],
  ],
};
