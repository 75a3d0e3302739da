/** What a page is about, as far as a drawing can tell. */
export type Subject = 'cycling' | 'city' | 'sea' | 'music' | 'reading' | 'growing' | 'technology';

/** The first word found in the motif decides. */
const words: readonly (readonly [RegExp, Subject])[] = [
  [/bike|cycl|bicycle|wheel|velo|scooter|moped/, 'cycling'],
  [
    /tram|train|travel|city|tour|route|transport|map|delivery|logistic|metro|bus|traffic|parking|kerb|circling|\bvans?\b/,
    'city',
  ],
  [/sea|ocean|water|river|beach|harbou?r|swim|boat|sail|fish|marsh|coast|surf/, 'sea'],
  [/music|sound|concert|dance|jazz|radio|sun|night|light|wine|coffee|tree|party|art/, 'music'],
  [/book|read|library|school|education|lesson|print|paper|write|literature|course/, 'reading'],
  [/food|garden|plant|flower|market|farm|nature|green|kitchen|vegan|harvest|spring|health/, 'growing'],
  [/tech|software|data|digital|code|science|finance|business|startup|design/, 'technology'],
];

/** The subject of a motif; null where no word tells. */
export function subjectOf(motif: string): Subject | null {
  const wanted = motif.toLowerCase();
  return words.find(([pattern]) => pattern.test(wanted))?.[1] ?? null;
}
