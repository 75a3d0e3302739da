import type { Topic } from './topic.ts';

export const finance: Topic = {
  id: 'finance',
  motif: 'abstract',
  words: [
    'finance',
    'financial',
    'fintech',
    'bank*',
    'payment*',
    'insurance',
    'insurtech',
    'invest*',
    'accounting',
    'tax',
    'taxes',
    'lending',
    'loan*',
    'mortgage*',
    'crypto',
    'pension*',
    'money',
    'finanz*',
    'versicherung*',
    'assurance',
    'seguro*',
  ],
  promise: 'Money matters, made clear',
  problem: {
    title: 'People decide about money in the dark',
    points: [
      ['Scattered', 'Accounts, bills and contracts never stand side by side.'],
      ['Unclear', 'Fees hide in the small print, and the price shows too late.'],
      ['Delayed', 'By the time the figures are ready, the decision has been made.'],
    ],
  },
  solution: {
    title: 'The whole picture, before the decision',
    text: 'We bring the figures together, show what a choice costs before it is made, and do the routine without being asked. Customers stay in charge and can leave at any time.',
  },
  steps: {
    title: 'Clear within minutes',
    points: [
      ['Connect', 'Accounts are joined once, safely and with consent.'],
      ['See', 'One view of what comes in, goes out and is due.'],
      ['Act', 'Pay, save or switch from the same place.'],
    ],
  },
  market: {
    title: 'Everybody with an account is affected',
    figures: [
      ['Customers in reach', 'People and firms{in} with this problem today'],
      ['Cost of today’s way', 'What they pay for it in a year'],
    ],
  },
  model: {
    title: 'A fee that everyone can see',
    points: [
      ['Subscription', 'A flat price a month, without commission.'],
      ['Business', 'Plans for firms with several users.'],
      ['Partners', 'Regulated partners pay for service, never for data.'],
    ],
  },
  plan: {
    title: 'Trust first, growth second',
    points: [
      ['Licence', 'The right partners and approvals from the start.'],
      ['Launch', 'One clear use, with customers who know us.'],
      ['Extend', 'Further services once the first is part of the day.'],
    ],
  },
  buys: 'Licence work, security audits and the first full year of operation',
  team: [
    ['Risk and compliance', 'Answers for safety and the regulator.'],
    ['Product', 'Answers for clarity and growth.'],
  ],
};
