import type { Topic } from './topic.ts';

export const software: Topic = {
  id: 'software',
  motif: 'technology',
  words: [
    'software',
    'saas',
    'ai',
    'a.i.',
    'machine learning',
    'chatbot*',
    'automation',
    'analytics',
    'cloud',
    'cybersecurity',
    'developer*',
    'workflow*',
    'productivity',
    'crm',
    'ki',
    'ia',
  ],
  promise: 'Less busywork, more work that counts',
  problem: {
    title: 'Good people spend their days on routine',
    points: [
      ['Scattered', 'What a team needs to know sits in mails, files and heads.'],
      ['Repeated', 'The same steps are done by hand, again and again, by skilled people.'],
      ['Late', 'Mistakes surface at the end, when they cost the most.'],
    ],
  },
  solution: {
    title: 'The routine runs itself, people decide',
    text: 'Our software gathers what is known, does the steps that never change, and puts one clear choice in front of a person. Nothing happens that nobody can see.',
  },
  steps: {
    title: 'Running from the first day',
    points: [
      ['Connect', 'It reads the tools a team already uses. Nothing has to move.'],
      ['Agree', 'People show it how the work is done, and where they want to be asked.'],
      ['Run', 'Routine cases finish alone; the others arrive with all that is needed.'],
    ],
  },
  market: {
    title: 'Every team with this routine is a customer',
    figures: [
      ['Teams we can reach', 'Companies with this routine and a budget for it'],
      ['Hours saved', 'Time a team gets back in a week'],
    ],
  },
  model: {
    title: 'Customers grow, and we grow with them',
    points: [
      ['Subscription', 'A monthly price for each team, with no charge to set up.'],
      ['Usage', 'Large volumes pay for what they use.'],
      ['Enterprise', 'Own hosting, audit and support for those who need them.'],
    ],
  },
  plan: {
    title: 'One job done perfectly, then the next',
    points: [
      ['Prove', 'A few design partners who use it every day.'],
      ['Repeat', 'The same result with customers we have never met.'],
      ['Widen', 'The neighbouring jobs that the same customers ask for.'],
    ],
  },
  buys: 'A focused product team and the time to win the first paying customers',
  team: [
    ['Product and engineering', 'Builds it, runs it and keeps it safe.'],
    ['Customers', 'Sits with the first users and brings back what they need.'],
  ],
};
