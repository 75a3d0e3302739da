import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A night in three rounds: two words, when and where, who against whom, the ticket. */
export const brief: Brief = {
  title: 'Brass v Bass',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'poster',
    theme: 'light',
    tokens: {},
    seed: 2,
  },
  content: {
    kind: 'flyer',
    organisation: 'Sat 14 November',
    runningTitle: 'Gasholder No. 4 Doors 7.30',
    headline: 'Brass v Bass',
    tagline: '',
    hero: '',
    facts: [],
    points: [
      {
        label: 'Round one, 8.15',
        title: 'Foundry Nine v Subfloor',
        text: 'Nine horns, no amps. Two decks, one very large box.',
      },
      {
        label: 'Round two, 9.30',
        title: 'Sal Okoro v Low Tide',
        text: 'Solo trumpet against a wall of dub sirens.',
      },
      {
        label: 'Round three, 10.45',
        title: 'Everyone v everyone',
        text: 'All players on the floor. The crowd picks a winner.',
      },
    ],
    listing: {
      title: '£14',
      rows: [],
      text: '£9 under 25s. Standing, earplugs free at the door. brassvbass.example',
    },
    callToAction: '',
    contact: [],
    motif: 'music',
  },
};
