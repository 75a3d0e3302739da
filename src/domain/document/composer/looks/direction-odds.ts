import type { ArtDirection } from '../../../content/choices.ts';
import type { DocumentKind } from '../brief.ts';

/** Directions that suit, and how often each is drawn; those left out never come by chance. */
type DirectionOdds = Readonly<Partial<Record<ArtDirection, number>>>;

/** The set that is plausible for a kind: an invoice is never cut paper by accident. */
const byKind: Readonly<Record<string, DirectionOdds>> = {
  invoice: { swiss: 4, editorial: 3, corporate: 3 },
  quote: { corporate: 4, swiss: 3, editorial: 2 },
  'pitch-deck': { swiss: 4, poster: 3, corporate: 2, editorial: 2, technical: 2 },
  'status-deck': { corporate: 4, technical: 3, swiss: 3, editorial: 1 },
  'training-deck': { swiss: 3, editorial: 2, corporate: 2, organic: 2, technical: 2 },
  deck: { swiss: 3, editorial: 3, corporate: 2, poster: 2, technical: 2 },
  poster: { poster: 6, swiss: 3, organic: 2, editorial: 1 },
  flyer: { poster: 4, swiss: 3, organic: 3, editorial: 2 },
  invitation: { editorial: 4, organic: 4, poster: 2, swiss: 1 },
  menu: { organic: 5, editorial: 4, swiss: 1 },
  certificate: { corporate: 4, editorial: 4, swiss: 3 },
  proposal: { corporate: 5, editorial: 3, swiss: 3, technical: 2 },
  'product-sheet': { technical: 5, swiss: 3, corporate: 2, editorial: 1 },
  'press-release': { corporate: 4, editorial: 3, swiss: 3 },
  'case-study': { corporate: 3, editorial: 3, swiss: 3, technical: 2 },
  newsletter: { editorial: 4, organic: 3, swiss: 2, poster: 1 },
  'lesson-plan': { editorial: 3, swiss: 3, organic: 2, technical: 2 },
  cv: { editorial: 4, swiss: 4, corporate: 2, technical: 2 },
  minutes: { corporate: 4, swiss: 3, editorial: 2, technical: 2 },
  agenda: { corporate: 3, swiss: 3, editorial: 3, technical: 1 },
  checklist: { swiss: 3, technical: 3, organic: 2, editorial: 2, corporate: 1 },
  letter: { editorial: 4, corporate: 4, swiss: 3 },
  report: { corporate: 4, technical: 3, swiss: 3, editorial: 3 },
  'one-pager': { swiss: 3, editorial: 3, corporate: 3, technical: 2, organic: 1, poster: 1 },
};

/** For a layout whose kind nobody named, and for a page that is there already. */
const byLayout: Readonly<Record<DocumentKind, DirectionOdds>> = {
  invoice: { swiss: 4, editorial: 3, corporate: 3 },
  'pitch-deck': { swiss: 3, editorial: 3, corporate: 2, poster: 2, technical: 2 },
  flyer: { poster: 4, swiss: 3, organic: 3, editorial: 2 },
  'one-pager': { swiss: 3, editorial: 3, corporate: 3, technical: 2, organic: 1 },
  article: { editorial: 4, swiss: 3, corporate: 2, technical: 2 },
};

/** How often each direction is drawn for a kind, by its id, or else by the layout that carries it. */
export function oddsFor(kindId: string | null, layout: DocumentKind): DirectionOdds {
  return (kindId === null ? undefined : byKind[kindId]) ?? byLayout[layout];
}
