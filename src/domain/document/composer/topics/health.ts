import type { Topic } from './topic.ts';

export const health: Topic = {
  id: 'health',
  motif: 'people',
  words: [
    'health*',
    'medical',
    'medicine',
    'clinic*',
    'doctor*',
    'patient*',
    'nurs*',
    'wellness',
    'therap*',
    'mental',
    'dental',
    'dentist*',
    'hospital*',
    'pharma*',

    'spa',
    'gesundheit*',
    'santé',
    'salud',
    'elderly',
    'senior*',
  ],
  promise: 'Care that comes in time',
  problem: {
    title: 'Care often starts later than it should',
    points: [
      ['Waiting', 'Between the first worry and the first appointment lies too much time.'],
      ['Paperwork', 'Staff write things down twice and repeat the same questions.'],
      ['Gaps', 'Between two visits nobody sees how a person is doing.'],
    ],
  },
  solution: {
    title: 'Help that is near, early and personal',
    text: 'We bring the first conversation forward, keep what was said in one place, and stay in touch between visits. Professionals decide; we make sure they know in time.',
  },
  steps: {
    title: 'From the first worry to a plan',
    points: [
      ['Talk', 'A first conversation soon, in plain words.'],
      ['Plan', 'A professional agrees on the next steps with the person.'],
      ['Stay', 'Short check-ins show early when something changes.'],
    ],
  },
  market: {
    title: 'The need is here today',
    figures: [
      ['People who need it', 'People{in} who wait for this kind of care today'],
      ['Partners ready', 'Practices and insurers willing to start with us'],
    ],
  },
  model: {
    title: 'Paid by those who save through it',
    points: [
      ['Providers', 'Practices and clinics pay for time they get back.'],
      ['Insurers', 'Earlier care costs less than late care.'],
      ['Individuals', 'A simple price for those who want to start now.'],
    ],
  },
  plan: {
    title: 'Safe first, then wide',
    points: [
      ['Pilot', 'One place, a small group, close medical supervision.'],
      ['Evidence', 'Measure the result with partners and publish it.'],
      ['Rollout', 'New places, one at a time, at the same standard.'],
    ],
  },
  buys: 'A supervised pilot, the evidence from it, and the approvals that follow',
  team: [
    ['Medicine', 'Answers for safety, quality and ethics.'],
    ['Delivery', 'Answers for partners, product and daily work.'],
  ],
};
