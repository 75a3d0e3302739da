import type { Point } from './topic.ts';

/** What can be said of an evening, a sale or an open day without knowing a fact of it. */
export interface Occasion {
  readonly words: readonly string[];
  readonly motif: string;
  readonly tagline: string;
  readonly points: readonly Point[];
  readonly action: string;
}

/** The more particular occasion stands first; the last one fits any. */
const occasions: readonly [Occasion, ...Occasion[]] = [
  {
    words: [
      'sale',
      'discount',
      '% off',
      'offer',
      'clearance',
      'black friday',
      'deal',
      'special',
      'ausverkauf',
      'rabatt',
      'soldes',
      'rebajas',
    ],
    motif: 'abstract',
    tagline: 'While it lasts.',
    points: [
      ['Come early', 'The best pieces go first.'],
      ['Try it', 'Take your time. We are happy to help you choose.'],
      ['Tell a friend', 'The offer is for everybody who comes by.'],
    ],
    action: 'Come in and see for yourself',
  },
  {
    words: [
      'concert',
      'gig',
      'jazz',
      'band',
      'dj',
      'music',
      'choir',
      'orchestra',
      'karaoke',
      'open mic',
      'konzert',
      'recital',
      'concierto',
      'festival',
    ],
    motif: 'music',
    tagline: 'Live, loud enough, and close to the stage.',
    points: [
      ['Live', 'Played in front of you, for one evening.'],
      ['Bring friends', 'Good music is better with somebody beside you.'],
      ['Come on time', 'The first song is worth it.'],
    ],
    action: 'Save your seat',
  },
  {
    words: [
      'workshop',
      'class',
      'classes',
      'course',
      'lesson',
      'training',
      'seminar',
      'webinar',
      'bootcamp',
      'kurs',
      'atelier',
      'taller',
    ],
    motif: 'school',
    tagline: 'Learn it by doing it.',
    points: [
      ['For beginners too', 'You need curiosity, nothing else.'],
      ['Hands on', 'Less talk, more trying, with help at your side.'],
      ['Small group', 'Enough time for every question.'],
    ],
    action: 'Book your place',
  },
  {
    words: [
      'market',
      'fair',
      'flea market',
      'farmers',
      'bazaar',
      'markt',
      'marché',
      'mercado',
      'garage sale',
      'bake sale',
      'yard sale',
    ],
    motif: 'plants',
    tagline: 'From people who make things, for people who like them.',
    points: [
      ['Look around', 'Stalls with things you will not find elsewhere.'],
      ['Taste', 'Something to eat, made on the spot.'],
      ['Meet', 'Talk to the people who made it.'],
    ],
    action: 'Come by, bring a bag',
  },
  {
    words: [
      'run',
      'race',
      'marathon',
      'match',
      'tournament',
      'game',
      'football',
      'tennis',
      'yoga',
      'fitness',
      'swim',
      'ride',
      'hike',
      'lauf',
      'turnier',
    ],
    motif: 'sport',
    tagline: 'Join in. Every pace is welcome.',
    points: [
      ['Take part', 'Alone, in a pair or with your team.'],
      ['Or cheer', 'Nobody runs slower with applause.'],
      ['Stay on', 'Something to drink and good company afterwards.'],
    ],
    action: 'Sign up and join us',
  },
  {
    words: [
      'exhibition',
      'gallery',
      'vernissage',
      'museum',
      'art show',
      'photo',
      'photography',
      'film',
      'cinema',
      'theatre',
      'theater',
      'play',
      'ausstellung',
      'exposition',
      'exposición',
      'reading',
      'book launch',
    ],
    motif: 'abstract',
    tagline: 'Come and look closely.',
    points: [
      ['See', 'Works that reward a second look.'],
      ['Ask', 'The people behind them will be there to talk.'],
      ['Stay', 'There is time, and there is no rush.'],
    ],
    action: 'We look forward to seeing you',
  },
  {
    words: [
      'talk',
      'meetup',
      'lecture',
      'conference',
      'panel',
      'networking',
      'hackathon',
      'summit',
      'vortrag',
      'conférence',
      'charla',
    ],
    motif: 'technology',
    tagline: 'Good questions, good company.',
    points: [
      ['Listen', 'One subject, told by people who know it.'],
      ['Ask', 'Plenty of time for questions.'],
      ['Meet', 'Stay afterwards and talk to the others.'],
    ],
    action: 'Reserve your seat',
  },
  {
    words: [
      'party',
      'birthday',
      'wedding',
      'barbecue',
      'bbq',
      'dinner',
      'brunch',
      'celebration',
      'anniversary',
      'reunion',
      'picnic',
      'feier',
      'geburtstag',
      'fest',
      'fête',
      'fiesta',
      'boda',
      'hochzeit',
      'mariage',
      'opening',
      'launch',
    ],
    motif: 'food',
    tagline: 'Good food, good people, and time for both.',
    points: [
      ['Come hungry', 'There will be enough for everybody.'],
      ['Come as you are', 'Nothing to bring but good company.'],
      ['Let us know', 'A short word helps us plan.'],
    ],
    action: 'Tell us you are coming',
  },
  {
    words: [
      'volunteer',
      'charity',
      'fundraiser',
      'clean-up',
      'cleanup',
      'donation',
      'blood drive',
      'community',
      'benefit',
    ],
    motif: 'people',
    tagline: 'Many hands, one good cause.',
    points: [
      ['Lend a hand', 'An hour helps. So does a whole day.'],
      ['No experience needed', 'We show you what to do.'],
      ['Good company', 'You will meet people worth knowing.'],
    ],
    action: 'Join us',
  },
  {
    words: [
      'coffee',
      'café',
      'cafe',
      'restaurant',
      'bakery',
      'pizza',
      'wine',
      'beer',
      'tasting',
      'food',
      'bar',
      'ice cream',
      'catering',
      'lunch',
      'menu',
    ],
    motif: 'food',
    tagline: 'Made fresh, made here.',
    points: [
      ['Fresh', 'Prepared every day, in small batches.'],
      ['Near', 'A few steps from where you are.'],
      ['Friendly', 'Sit down, or take it with you.'],
    ],
    action: 'Come in and taste',
  },
  {
    words: [
      'cleaning',
      'repair',
      'plumber',
      'gardening',
      'garden',
      'moving',
      'tutoring',
      'babysitting',
      'dog',
      'pet',
      'painting',
      'renovation',
      'massage',
      'hair',
      'barber',
      'salon',
      'service',
      'services',
    ],
    motif: 'house',
    tagline: 'Done well, done on time.',
    points: [
      ['Reliable', 'We come when we say we come.'],
      ['Clear', 'You know the price before we begin.'],
      ['Close by', 'Your neighbours can tell you about us.'],
    ],
    action: 'Call us or write to us',
  },
  {
    words: [],
    motif: 'abstract',
    tagline: 'You are warmly invited.',
    points: [
      ['Come along', 'Everybody is welcome.'],
      ['Bring somebody', 'It is better together.'],
      ['Ask us', 'We are happy to tell you more.'],
    ],
    action: 'We look forward to seeing you',
  },
];

/** Whether a word stands in a text on its own, as itself or in the plural. */
function says(sample: string, word: string): boolean {
  const at = sample.indexOf(word);
  const after = sample.slice(at + word.length, at + word.length + 2);
  return at > 0 && !/\p{L}/u.test(sample[at - 1] ?? ' ') && !/^(?!s\P{L})\p{L}/u.test(after);
}

/** The occasion a text speaks of: long words say more than short ones, 'bake sale' more than 'sale'. */
export function findOccasion(text: string): Occasion {
  const sample = ` ${text.slice(0, 1_000).toLowerCase()} `;
  let best = occasions.at(-1) ?? occasions[0];
  let bestWeight = 0;
  for (const occasion of occasions) {
    const spoken = occasion.words.filter((word) => says(sample, word));
    const weight = spoken.reduce((sum, word) => sum + word.length, 0);
    if (weight > bestWeight) {
      best = occasion;
      bestWeight = weight;
    }
  }
  return best;
}
