import type { Brief } from '../brief.ts';
import { choose } from '../seeded-choice.ts';

/** Follow-ups for a new page. Each is a sentence that the refiner carries out as it stands. */
export function suggestForPage(brief: Brief): string[] {
  const { content, look } = brief;
  const colour = choose(look.seed, 'suggested colour', [
    'dark green',
    'navy',
    'burgundy',
    'teal',
    'terracotta',
  ]);
  const direction = look.direction === 'swiss' ? 'Make it editorial' : 'Make it Swiss';
  const inColour = `Make it ${colour}`;
  switch (content.kind) {
    case 'invoice':
      return [
        content.tax ? 'Add a 10% discount' : 'Add 20% VAT',
        'Add a thank-you note',
        inColour,
        direction,
      ];
    case 'pitch-deck':
      return [
        inColour,
        look.theme === 'light' ? 'Use dark mode' : 'Use light mode',
        direction,
        'Make it a document',
      ];
    case 'flyer':
      return [
        inColour,
        direction,
        look.theme === 'light' ? 'Use dark mode' : 'Use light mode',
        'Try a different design',
      ];
    case 'one-pager':
      return ['Add a quote', inColour, direction, 'Make it slides'];
    case 'article':
      return ['Make it slides', direction, inColour, 'Make the text smaller'];
  }
}
