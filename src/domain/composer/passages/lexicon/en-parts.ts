import type { PartGuide } from './passage-words.ts';

export const enParts: readonly PartGuide[] = [
  {
    names: 'cost budget expense pricing spending',
    shape: 'table',
    lines: [
      'What | How much | When it is due',
      'The largest item | From … to … | Once or every month',
      'What is easily forgotten | From … to … | Once or every month',
      'A reserve | About a tenth | Only if needed',
    ],
  },
  {
    names: 'step procedure process how instruction method workflow',
    shape: 'steps',
    lines: [
      'First: What to do, and how to tell that it is done',
      'Then: What to do, and how to tell that it is done',
      'In the end: What to check before it counts as finished',
    ],
  },
  {
    names: 'timeline schedule timetable milestone roadmap phase week agenda',
    shape: 'table',
    lines: [
      'When | What happens | Who sees to it',
      'The first day or week | What has to be ready | A name',
      'The middle | What is checked | A name',
      'The last day | What is handed over | A name',
    ],
  },
  {
    names: 'supply material equipment gear tool bring pack wear ingredient',
    shape: 'checks',
    lines: [
      'Needed: What nothing goes without, with its number or size',
      'Useful: What saves time or trouble',
      'To borrow: What needn’t be bought, and from whom',
      'Leave out: What people bring and never use',
    ],
  },
  {
    names: 'role responsibility team who volunteer staff',
    shape: 'table',
    lines: [
      'Task | Name | Stands in',
      'Leads and decides | A name | A name',
      'Does the work on site | A name | A name',
      'Informs everybody | A name | A name',
    ],
  },
  {
    names: 'objective goal outcome aim',
    shape: 'points',
    lines: [
      'Know: What everybody can name or explain at the end',
      'Do: What everybody can do at the end, with a verb that can be seen',
      'How it shows: The task or number by which you tell',
    ],
  },
  {
    names: 'assessment quiz test evaluation exit ticket check review question practice',
    shape: 'points',
    lines: [
      'Recall: A question that asks what it is, with its answer',
      'Understand: A question that asks why, with its answer',
      'Apply: A task with a new case, with its solution',
    ],
  },
  {
    names: 'activity exercise warmup game task',
    shape: 'steps',
    lines: [
      'Explain: What to do, in two sentences, with an example',
      'Do: Alone, in pairs or in groups, and for how many minutes',
      'Compare: How results are shown, and what you ask about them',
    ],
  },
  {
    names: 'definition term glossary vocabulary meaning',
    shape: 'table',
    lines: [
      'Term | What it means | Example',
      'The main word | In words that need no explaining | A case that everybody knows',
      'A word that is mixed up with it | How it differs | A case that everybody knows',
    ],
  },
  {
    names: 'benefit advantage pro',
    shape: 'points',
    lines: [
      'For those concerned: What gets easier, safer or cheaper, by how much',
      'For everybody else: What they notice of it',
      'Evidence: A number or an example, with its source',
    ],
  },
  {
    names: 'con drawback disadvantage limitation',
    shape: 'points',
    lines: [
      'What it costs: Money, time or habits, and whose',
      'Whom it doesn’t suit: Cases in which another way is better',
      'What helps: How the drawback can be made smaller',
    ],
  },
  {
    names: 'risk danger hazard safety precaution',
    shape: 'table',
    lines: [
      'What can happen | How to prevent it | If it happens',
      'The most likely mishap | A rule or a device | First step, and whom to call',
      'The worst mishap | A rule or a device | First step, and whom to call',
    ],
  },
  {
    names: 'problem challenge issue need',
    shape: 'points',
    lines: [
      'Who has it: A group, with a number',
      'What it costs them: Time, money or health, in a week or a year',
      'What they do today: The way around it, and why that isn’t enough',
    ],
  },
  {
    names: 'solution proposal offer idea approach',
    shape: 'points',
    lines: [
      'In one sentence: What it is, and for whom',
      'What is different: What those concerned no longer have to do',
      'Proof: Where it has worked, with a number',
    ],
  },
  {
    names: 'market competition customer audience',
    shape: 'points',
    lines: [
      'How large: The number of possible customers, with its source',
      'Who first: The group that buys soonest, and why',
      'Who else: What others offer them, and what is missing in it',
    ],
  },
  {
    names: 'model revenue finance funding ask investment',
    shape: 'points',
    lines: [
      'Who pays: For what, how often and how much',
      'What it costs: The largest costs, and how they grow',
      'What is needed: The amount, what it is for, and until when it lasts',
    ],
  },
  {
    names: 'cause reason why origin background history',
    shape: 'points',
    lines: [
      'Long before: What made it possible',
      'The occasion: What set it off, and when',
      'Who was involved: The people or groups, and what they wanted',
    ],
  },
  {
    names: 'effect consequence impact result happens next',
    shape: 'points',
    lines: [
      'At once: What changes on the first day',
      'After some weeks: What follows from that',
      'In the long run: What stays, and for whom',
    ],
  },
  {
    names: 'prevention protection avoid care maintenance',
    shape: 'checks',
    lines: [
      'Every day: A habit that takes a minute',
      'Every week: What to look at, and what it should look like',
      'Every year: What to have checked, and by whom',
    ],
  },
  {
    names: 'report contact help emergency doctor complaint vet',
    shape: 'table',
    lines: [
      'When | Whom to ask | How to reach them',
      'At once | A name or an office | Telephone',
      'Within a day | A name or an office | Telephone or email',
      'With questions | A name or an office | Email or address',
    ],
  },
  {
    names: 'rule policy etiquette conduct law requirement eligibility',
    shape: 'points',
    lines: [
      'Always: What everybody has to do, in one sentence',
      'Never: What isn’t allowed, and why',
      'Exceptions: Who decides about them, and how to ask',
    ],
  },
  {
    names: 'place location space room where site',
    shape: 'points',
    lines: [
      'How much: The size or number that is needed',
      'Where: A place that suits it, and one that doesn’t',
      'To prepare: What has to be moved, closed or made ready',
    ],
  },
  {
    names: 'food drink meal menu diet eat medication',
    shape: 'points',
    lines: [
      'What there is: What is served or needed, how much and when',
      'What to avoid: Allergies, dangers and rules',
      'Who provides it: Who buys, brings or gives it',
    ],
  },
  {
    names: 'tip advice example',
    shape: 'points',
    lines: [
      'Begin with: What helps most and costs least',
      'For instance: A case with names and numbers',
      'Don’t: What many do that doesn’t help',
    ],
  },
  {
    names: '',
    shape: 'points',
    lines: [
      'In short: One sentence that a reader could repeat',
      'For instance: A case that everybody can picture',
      'To do: What follows from it for the reader',
    ],
  },
];
