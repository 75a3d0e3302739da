/** Words of welcome to an evening, a sale or an open day, which assert nothing of it. */
export interface Occasion {
  readonly words: readonly string[];
  readonly motif: string;
  readonly tagline: string;
  readonly action: string;
  /** A trade or a house that is there every day: no date is missing. */
  readonly isStanding?: true;
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
    tagline: 'Music, live.',
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
    tagline: 'Come by and look around.',
    action: 'Come by',
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
    tagline: 'Join in.',
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
    tagline: 'Come and see.',
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
    isStanding: true,
    tagline: 'Come in and stay a while.',
    action: 'Come in',
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
    isStanding: true,
    tagline: 'Let us take care of it.',
    action: 'Call us or write to us',
  },
  {
    words: [],
    motif: 'abstract',
    tagline: 'You are warmly invited.',
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
