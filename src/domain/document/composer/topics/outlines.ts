import type { Point } from './topic.ts';

/** A deck whose content only the speaker knows: every slide says what belongs on it. */
export interface Outline {
  readonly subtitle: string;
  readonly slides: readonly {
    readonly label: string;
    readonly title: string;
    readonly points: readonly Point[];
    readonly notes: string;
  }[];
  readonly figures: { readonly title: string; readonly labels: readonly string[] };
  readonly closing: {
    readonly title: string;
    readonly label: string;
    readonly gap: string;
    readonly points: readonly Point[];
  };
}

export const outlines: Readonly<Record<'status' | 'training' | 'talk' | 'pitch', Outline>> = {
  status: {
    subtitle: 'Where we stand, what is in the way, what comes next',
    slides: [
      {
        label: 'Done',
        title: 'What we have finished',
        points: [
          ['Delivered', 'The result that others can already use.'],
          ['Decided', 'The choice that is made and will not come back.'],
          ['Learned', 'What turned out differently than planned.'],
        ],
        notes: 'Results first. Effort is of interest only where it explains a delay.',
      },
      {
        label: 'In the way',
        title: 'What could hold us up',
        points: [
          ['Risk', 'What may happen, and how we would notice.'],
          ['Blocked', 'What waits for somebody outside the team.'],
          ['Help', 'What would get it moving again.'],
        ],
        notes: 'Name a person for each point. A risk without a name belongs to nobody.',
      },
      {
        label: 'Next',
        title: 'What we do until the next review',
        points: [
          ['First', 'The step that everything else waits for.'],
          ['Then', 'What can start as soon as it is done.'],
          ['By when', 'The day on which we show the result.'],
        ],
        notes: 'Three steps are enough. The rest belongs in the plan, not on the screen.',
      },
    ],
    figures: { title: 'The state in three figures', labels: ['Done', 'Open', 'Budget used'] },
    closing: {
      title: 'One decision we need today',
      label: 'To decide',
      gap: 'Decision',
      points: [
        ['Why now', 'What it costs to wait for the next review.'],
        ['What follows', 'What we start as soon as it is made.'],
      ],
    },
  },
  training: {
    subtitle: 'What you will be able to do afterwards',
    slides: [
      {
        label: 'Goal',
        title: 'What you will take home',
        points: [
          ['Know', 'The few ideas that everything else rests on.'],
          ['Do', 'The steps, practised until they come easily.'],
          ['Check', 'How to see for yourself that it is right.'],
        ],
        notes: 'Ask who has done this before. Their questions will shape the pace.',
      },
      {
        label: 'Steps',
        title: 'How it is done',
        points: [
          ['Prepare', 'What has to be ready before you begin.'],
          ['Carry out', 'One step at a time, in this order.'],
          ['Finish', 'What to check, and whom to tell.'],
        ],
        notes: 'Show it once without comment, then once with.',
      },
      {
        label: 'Practice',
        title: 'Now you',
        points: [
          ['Try', 'A small task, close to your real work.'],
          ['Compare', 'Two ways to do it, side by side.'],
          ['Ask', 'Every question helps somebody else too.'],
        ],
        notes: 'Leave more time for this slide than for all the others together.',
      },
    ],
    figures: {
      title: 'Good to know before you start',
      labels: ['Minutes it takes', 'People it needs', 'Times a week'],
    },
    closing: {
      title: 'Keep it up',
      label: 'Next session',
      gap: 'Date',
      points: [
        ['Until then', 'Use it once this week while it is fresh.'],
        ['If you are stuck', 'Ask a colleague who was in the room.'],
      ],
    },
  },
  talk: {
    subtitle: 'What it is, why it matters, what to do next',
    slides: [
      {
        label: 'Why',
        title: 'Why this matters now',
        points: [
          ['What changed', 'The event or the figure that puts it on the table.'],
          ['Who is concerned', 'The people for whom it makes a difference.'],
          ['What is at stake', 'What happens if everything stays as it is.'],
        ],
        notes: 'Begin with one person and one moment. The general case can follow.',
      },
      {
        label: 'What',
        title: 'The idea in three parts',
        points: [
          ['First', 'The part that everybody already agrees on.'],
          ['Second', 'The part that is new, with one example.'],
          ['Third', 'What follows when the first two are true.'],
        ],
        notes: 'One example to each part, and no more.',
      },
      {
        label: 'How',
        title: 'What it takes',
        points: [
          ['Start', 'The smallest step that shows a result.'],
          ['Continue', 'What makes it easier the second time.'],
          ['Hold', 'Who looks after it when the talk is over.'],
        ],
        notes: 'Say what you have tried yourself.',
      },
    ],
    figures: {
      title: 'Three figures worth remembering',
      labels: ['Today', 'A year ago', 'Where we want to be'],
    },
    closing: {
      title: 'What happens next',
      label: 'One thing to do',
      gap: 'Next step',
      points: [
        ['Who', 'The person who takes the first step.'],
        ['By when', 'A day that everybody can keep.'],
      ],
    },
  },
  pitch: {
    subtitle: 'The problem, the answer, the numbers, the ask',
    slides: [
      {
        label: 'Problem',
        title: 'The problem',
        points: [
          ['Who has it', 'One person, by role and by a moment of their day.'],
          ['What it costs', 'Time, money or nerves, in a figure that people believe.'],
          ['What they do today', 'The way around it that they put up with.'],
        ],
        notes: 'Tell it as one person’s day. If the room nods here, the rest is easy.',
      },
      {
        label: 'Solution',
        title: 'The answer',
        points: [
          ['What it is', 'One sentence that a newcomer could repeat.'],
          ['How it works', 'Three steps, as a customer would see them.'],
          ['Why it is better', 'The one thing that nobody else offers.'],
        ],
        notes: 'Say it slowly, and once. If you can show it, show it now.',
      },
      {
        label: 'Business',
        title: 'How it earns',
        points: [
          ['Who pays', 'The customer who signs, and for what.'],
          ['How much', 'The price, and what it costs to deliver.'],
          ['How many', 'Customers in reach, and where the figure comes from.'],
        ],
        notes: 'Say which of these earns from the first day, and which one later.',
      },
      {
        label: 'Plan',
        title: 'What comes next',
        points: [
          ['First', 'The result that proves it.'],
          ['Then', 'What follows once it is proven.'],
          ['Team', 'Who does it, and what each has done before.'],
        ],
        notes: 'Name the one result that tells you it is time for the next step.',
      },
    ],
    figures: {
      title: 'The numbers that matter',
      labels: ['Customers', 'Revenue', 'Growth'],
    },
    closing: {
      title: 'The ask',
      label: 'We are raising',
      gap: 'Amount',
      points: [
        ['What it buys', 'The milestone that the money reaches.'],
        ['Until when', 'The months that it lasts.'],
      ],
    },
  },
};
