import type { Topic } from './topic.ts';

export const sport: Topic = {
  id: 'sport',
  motif: 'sport',
  words: [
    'sport*',
    'fitness',
    'gym*',
    'yoga',
    'pilates',
    'running',
    'marathon*',
    'football',
    'soccer',
    'tennis',
    'swim*',
    'climb*',
    'boxing',
    'basketball',
    'rowing',
    'ski*',
    'workout*',
    'coach*',
    'athlet*',
    'dance',
    'verein',
    'turnier',
    'tournament',
    'fußball',
    'gimnasio',
  ],
  promise: 'Start moving, keep moving',
  problem: {
    title: 'Starting is easy, staying is hard',
    points: [
      ['Alone', 'Most people stop when nobody waits for them.'],
      ['Unsure', 'Without guidance effort goes into the wrong exercise.'],
      ['Inconvenient', 'If it does not fit into the week, it does not happen.'],
    ],
  },
  solution: {
    title: 'A coach, a group and a time that fits',
    text: 'We put people into small groups near home, with a coach who knows their goal. They come because others come, and they stay because it works.',
  },
  steps: {
    title: 'From first try to habit',
    points: [
      ['Try', 'A first session without obligation.'],
      ['Join', 'A group at the right level and hour.'],
      ['Progress', 'A plan that grows, and somebody who notices.'],
    ],
  },
  market: {
    title: 'People want to move more',
    figures: [
      ['People in reach', 'Residents{in} who want to start or start again'],
      ['Members who stay', 'Members still training after a year'],
    ],
  },
  model: {
    title: 'Members first',
    points: [
      ['Membership', 'A monthly price that covers every group.'],
      ['Courses', 'Short courses with a beginning and an end.'],
      ['Companies', 'Training for teams, close to the office.'],
    ],
  },
  plan: {
    title: 'Full groups before more groups',
    points: [
      ['First groups', 'A few times a week, with the best coaches.'],
      ['Regular week', 'A timetable that people plan around.'],
      ['More places', 'New locations once groups are full.'],
    ],
  },
  buys: 'Space, equipment and coaches for a full first year',
  team: [
    ['Training', 'Answers for coaches, plans and safety.'],
    ['Community', 'Answers for members, partners and places.'],
  ],
};
