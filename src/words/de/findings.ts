import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px des Textes sind in {name} auf Seite {page} abgeschnitten.',
  coarsePicture:
    'Ein Bild hat {found} Pixel pro Zoll, weniger als die {wanted}, die gut drucken, in {name} auf Seite {page}.',
  contrast:
    '„{words}“ in {name} auf Seite {page} hat einen Kontrast von {ratio} : 1; bei dieser Größe sind {needed} : 1 nötig.',
  contrastMany:
    '„{words}“ (und {count} weitere) in {name} auf Seite {page} hat einen Kontrast von {ratio} : 1; bei dieser Größe sind {needed} : 1 nötig.',
  contrastOnPicture:
    '„{words}“ in {name} auf Seite {page} hat einen Kontrast von {ratio} : 1 zum Bild oder Verlauf dahinter; bei dieser Größe sind {needed} : 1 nötig.',
  contrastUnknown:
    '„{words}“ in {name} auf Seite {page} ist mit einem Bild gefüllt, daher lässt sich der Kontrast nicht messen.',
  covered: '„{words}“ in {name} auf Seite {page} wird von {other} verdeckt.',
  drawingUndescribed: 'Eine Zeichnung in {name} auf Seite {page} hat keine Beschreibung.',
  emptyPage: 'Seite {page} ist leer: Sie hat weder Text noch Bild.',
  glyphMissing:
    'Keine Schrift der Seite enthält {characters} in {name} auf Seite {page}: Es wird mit einer Schrift dieses Geräts oder als leeres Kästchen gezeichnet.',
  headingOrder:
    'Auf eine Überschrift der Ebene {before} folgt eine der Ebene {level}, in {name} auf Seite {page}.',
  ornamentFragment: 'In {name} auf Seite {page} ist nur ein Bruchstück eines Ornaments zu sehen.',
  ornamentHit: '„{words}“ in {name} auf Seite {page} läuft in ein Ornament.',
  overlapBlocks: '{name} liegt {px} px über {other} auf Seite {page}.',
  overlapWithin: '„{words}“ liegt {px} px über „{others}“ in {name} auf Seite {page}.',
  pictureInMargin: 'Ein Bild ragt {px} px in den unteren Rand von Seite {page}, in {name}.',
  picturePastFoot: 'Ein Bild ragt {px} px unten über Seite {page} hinaus, in {name}.',
  picturePastHead: 'Ein Bild ragt {px} px oben über Seite {page} hinaus, in {name}.',
  picturePastLeft: 'Ein Bild ragt {px} px links über Seite {page} hinaus, in {name}.',
  picturePastRight: 'Ein Bild ragt {px} px rechts über Seite {page} hinaus, in {name}.',
  pictureUndescribed: 'Ein Bild in {name} auf Seite {page} hat keine Beschreibung.',
  textInMargin: 'Text ragt {px} px in den unteren Rand von Seite {page}, in {name}.',
  textPastFoot: 'Text ragt {px} px unten über Seite {page} hinaus, in {name}.',
  textPastHead: 'Text ragt {px} px oben über Seite {page} hinaus, in {name}.',
  textPastLeft: 'Text ragt {px} px links über Seite {page} hinaus, in {name}.',
  textPastRight: 'Text ragt {px} px rechts über Seite {page} hinaus, in {name}.',
  wrongSum: '„{label}“ in {name} auf Seite {page} ist {printed}, die Zahlen ergeben aber {sum}.',
  fix_alt_text: 'Beschreibt es mit der Bildunterschrift oder dem Namen des Blocks.',
  fix_clipping: 'Löst es von seiner festen Stelle oder führt es auf einer weiteren Seite fort.',
  fix_contrast: 'Gibt ihm eine lesbare Farbe der Seite.',
  fix_empty_page: 'Entfernt die Seite.',
  fix_heading_order: 'Gibt der Überschrift die Ebene, die auf die vorige folgt.',
  fix_image_resolution: 'Verkleinert das Bild, damit es scharf druckt.',
  fix_overflow: 'Löst es von seiner festen Stelle oder führt es auf einer weiteren Seite fort.',
  fix_overlap: 'Löst es von seiner festen Stelle oder verschiebt es auf eine weitere Seite.',
  emptyArea: '{percent} % von Seite {page} sind an einer Stelle leer.',
  emptyLastPage: 'Seite {page}, die letzte, ist nur zu {percent} % gefüllt.',
  narrowColumn: '„{words}“ in {name} auf Seite {page} steht in einer Spalte, die zum Lesen zu schmal ist.',
  loneLine: 'Die letzte Zeile von {name} steht allein auf Seite {page}.',
  loneRow: 'Die letzte Tabellenzeile von {name} steht allein auf Seite {page}.',
  fix_empty_area: 'Setzt das Dokument etwas enger, sodass es eine Seite früher endet.',
  fix_sliver: 'Gibt ihm mehr Breite oder setzt das Dokument etwas enger.',
};
