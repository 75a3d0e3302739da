import type { Topic } from './topic.ts';

export const education: Topic = {
  id: 'education',
  motif: 'school',
  words: [
    'education',
    'school*',
    'learning',
    'learn',
    'course*',
    'tutor*',
    'teacher*',
    'teaching',
    'student*',
    'university',
    'kindergarten',
    'edtech',
    'language school',
    'coding',
    'bildung',
    'schule*',
    'école*',
    'escuela*',
    'educación',
  ],
  promise: 'Learning that fits the learner',
  problem: {
    title: 'One pace for everybody suits nobody',
    points: [
      ['Too fast', 'Learners who miss a step seldom get the chance to go back.'],
      ['Too slow', 'Those who are ready wait, and waiting turns into boredom.'],
      ['Too alone', 'Questions come up after the lesson, when nobody is there to answer.'],
    ],
  },
  solution: {
    title: 'Small steps, real people, steady progress',
    text: 'We break a subject into steps that can be finished in one sitting, give feedback at once, and bring in a teacher where a person makes the difference.',
  },
  steps: {
    title: 'How a learner gets there',
    points: [
      ['Start', 'A short conversation shows where to begin.'],
      ['Practise', 'Small tasks with an answer each, at a pace that holds.'],
      ['Show', 'Something finished at the end, worth showing to others.'],
    ],
  },
  market: {
    title: 'Learners are already looking for this',
    figures: [
      ['Learners in reach', 'People{in} who look for exactly this subject'],
      ['Places a term', 'What we can teach well with the team we have'],
    ],
  },
  model: {
    title: 'Fair for learners, sound for us',
    points: [
      ['Courses', 'A clear price for each course, payable in parts.'],
      ['Schools and employers', 'Places for whole groups, with one invoice.'],
      ['Support', 'Extra hours with a teacher for those who want them.'],
    ],
  },
  plan: {
    title: 'Teach a few people well, then more',
    points: [
      ['Pilot', 'One subject, one group, feedback after every session.'],
      ['Refine', 'Keep what works, rewrite what does not, train more teachers.'],
      ['Open', 'More subjects and places, with the same care.'],
    ],
  },
  buys: 'Course material, teachers and a full year of lessons',
  team: [
    ['Teaching', 'Answers for what is taught and how well.'],
    ['Organisation', 'Answers for places, people and partners.'],
  ],
};
