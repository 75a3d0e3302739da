import type { ArtDirection } from '../../../content/choices.ts';

/** Subjects, audiences and occasions that one direction tells better than another, and by how much. */
const affinities: readonly (readonly [RegExp, Readonly<Partial<Record<ArtDirection, number>>>])[] = [
  [
    /(?<!\p{L})(?:garden|farm|organic|botanic|flower|plant|herb|harvest|vegan|vegetable|bee|honey|forest|nature|wood|bakery|bread|wine|cider|orchard|yoga|wool|pottery|ceramic|garten|blume|bauern|jardin|fleur|ferme|jardín|flores|granja)/iu,
    { organic: 3.5, editorial: 1.3, technical: 0.3 },
  ],
  [
    /(?<!\p{L})(?:restaurant|bistro|trattoria|caf[eé]|kitchen|supper|brunch|dinner|tasting|food|picnic|küche|cocina|cuisine)/iu,
    { organic: 2, editorial: 1.5, technical: 0.3 },
  ],
  [
    /(?<!\p{L})(?:jazz|concert|gig|band|dj|disco|club night|party|festival|dance|music|cinema|film|comedy|theatre|circus|konzert|musik|tanz|fiesta|fête|concierto|música|musique)/iu,
    { poster: 3, swiss: 1.2, editorial: 0.6, corporate: 0.3 },
  ],
  [
    /(?<!\p{L})(?:sport|race|run|marathon|football|soccer|tennis|climb|boxing|gym|fitness|skate|swim|cycling|lauf|course à pied|carrera|fútbol)/iu,
    { poster: 2.6, swiss: 1.6, organic: 0.5 },
  ],
  [
    /(?<!\p{L})(?:sale|discount|% off|rebate|clearance|black friday|offer|grand opening|rabatt|soldes|rebajas)/iu,
    { poster: 3, swiss: 1.6 },
  ],
  [
    /(?<!\p{L})(?:kids?|child(?:ren)?|school|toddler|family|birthday|kinder|schule|enfants?|école|niñ[oa]s|escuela)/iu,
    { organic: 2, poster: 1.8, corporate: 0.6, technical: 0.6 },
  ],
  [
    /(?<!\p{L})(?:wedding|gala|anniversary|exhibition|gallery|museum|poetry|book|literary|reading|choir|chamber|opera|hochzeit|ausstellung|mariage|exposition|boda|exposición)/iu,
    { editorial: 3, organic: 1.4, corporate: 0.5 },
  ],
  [
    /(?<!\p{L})(?:software|api|cloud|server|sensor|robot|hardware|engineering|laboratory|lab|pump|valve|motor|battery|device|machine|data|network|cyber|specification|firmware|technik|ingénierie|ingeniería)/iu,
    { technical: 3, swiss: 1.3, organic: 0.2 },
  ],
  [
    /(?<!\p{L})(?:quarter(?:ly)?|annual|board|bank|audit|insurance|legal|law|consult|fund|invest|compliance|council|ministry|government|revenue|budget|jahresbericht|vorstand|conseil|trimestre)/iu,
    { corporate: 2.4, poster: 0.4, organic: 0.3 },
  ],
  [
    /(?<!\p{L})(?:design|architect|studio|typograph|brand|fashion|photograph|modern|agency)/iu,
    { swiss: 2, editorial: 1.2 },
  ],
];

/** How a prompt's subject shifts the odds; a direction not named keeps its own. */
export function affinityOf(text: string): (direction: ArtDirection) => number {
  const heard = affinities.filter(([pattern]) => pattern.test(text)).map(([, shift]) => shift);
  return (direction) => heard.reduce((product, shift) => product * (shift[direction] ?? 1), 1);
}

/** Evenings, stages and screens, which a dark page suits. */
const nightly =
  /(?<!\p{L})(?:night|midnight|jazz|club|dj|disco|techno|cinema|film|stars?|stargazing|astronomy|planetarium|halloween|late show|after dark|nacht|nuit|noche|sterne|étoiles|estrellas)(?!\p{L})/iu;

export const isNightly = (text: string): boolean => nightly.test(text);
