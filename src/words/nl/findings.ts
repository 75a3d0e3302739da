import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px van de tekst is afgesneden in {name} op pagina {page}.',
  coarsePicture:
    'Een afbeelding heeft {found} pixels per inch, minder dan de {wanted} die goed afdrukken, in {name} op pagina {page}.',
  contrast:
    '‘{words}’ in {name} op pagina {page} heeft een contrast van {ratio} : 1; dit formaat vraagt {needed} : 1.',
  contrastMany:
    '‘{words}’ (en nog {count}) in {name} op pagina {page} heeft een contrast van {ratio} : 1; dit formaat vraagt {needed} : 1.',
  contrastOnPicture:
    '‘{words}’ in {name} op pagina {page} heeft een contrast van {ratio} : 1 met de afbeelding of het verloop erachter; dit formaat vraagt {needed} : 1.',
  contrastUnknown:
    '‘{words}’ in {name} op pagina {page} is gevuld met een afbeelding, dus het contrast kan niet worden gemeten.',
  covered: '‘{words}’ in {name} op pagina {page} wordt bedekt door {other}.',
  drawingUndescribed: 'Een tekening heeft geen beschrijving in {name} op pagina {page}.',
  emptyPage: 'Pagina {page} is leeg: ze heeft geen tekst en geen afbeelding.',
  glyphMissing:
    'Geen lettertype van de pagina heeft {characters} in {name} op pagina {page}: er wordt een lettertype van dit apparaat of een leeg vakje getoond.',
  headingOrder: 'Een kop van niveau {level} volgt op een van niveau {before} in {name} op pagina {page}.',
  ornamentFragment: 'Er is maar een fragment van een ornament te zien in {name} op pagina {page}.',
  ornamentHit: '‘{words}’ in {name} op pagina {page} loopt in een ornament.',
  overlapBlocks: '{name} ligt {px} px over {other} op pagina {page}.',
  overlapWithin: '‘{words}’ ligt {px} px over ‘{others}’ in {name} op pagina {page}.',
  pictureInMargin: 'Een afbeelding steekt {px} px in de ondermarge van pagina {page}, in {name}.',
  picturePastFoot: 'Een afbeelding steekt {px} px onder pagina {page} uit, in {name}.',
  picturePastHead: 'Een afbeelding steekt {px} px boven pagina {page} uit, in {name}.',
  picturePastLeft: 'Een afbeelding steekt {px} px links buiten pagina {page} uit, in {name}.',
  picturePastRight: 'Een afbeelding steekt {px} px rechts buiten pagina {page} uit, in {name}.',
  pictureUndescribed: 'Een afbeelding heeft geen beschrijving in {name} op pagina {page}.',
  textInMargin: 'Tekst steekt {px} px in de ondermarge van pagina {page}, in {name}.',
  textPastFoot: 'Tekst steekt {px} px onder pagina {page} uit, in {name}.',
  textPastHead: 'Tekst steekt {px} px boven pagina {page} uit, in {name}.',
  textPastLeft: 'Tekst steekt {px} px links buiten pagina {page} uit, in {name}.',
  textPastRight: 'Tekst steekt {px} px rechts buiten pagina {page} uit, in {name}.',
  wrongSum: '‘{label}’ in {name} op pagina {page} is {printed}, maar de cijfers komen uit op {sum}.',
  fix_alt_text: 'Beschrijft hem met het bijschrift of de naam van het blok.',
  fix_clipping: 'Maakt het los van een vaste plek of laat het op een andere pagina doorlopen.',
  fix_contrast: 'Geeft het een leesbare kleur van de pagina.',
  fix_empty_page: 'Verwijdert de pagina.',
  fix_heading_order: 'Geeft de kop het niveau dat op het vorige volgt.',
  fix_image_resolution: 'Maakt de afbeelding kleiner, zodat ze scherp afdrukt.',
  fix_overflow: 'Maakt het los van een vaste plek of laat het op een andere pagina doorlopen.',
  fix_overlap: 'Maakt het los van een vaste plek of verplaatst het naar een andere pagina.',
  emptyArea: '{percent} % van pagina {page} is op één plek leeg.',
  emptyLastPage: 'Pagina {page}, de laatste, is maar voor {percent} % gevuld.',
  narrowColumn: '“{words}” in {name} op pagina {page} staat in een kolom die te smal is om te lezen.',
  loneLine: 'De laatste regel van {name} staat alleen op pagina {page}.',
  loneRow: 'De laatste rij van {name} staat alleen op pagina {page}.',
  fix_empty_area: 'Zet het document iets krapper, zodat het een pagina eerder eindigt.',
  fix_sliver: 'Geeft het meer breedte of zet het document iets krapper.',
};
