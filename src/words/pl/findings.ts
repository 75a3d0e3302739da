import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px tekstu jest ucięte w {name} na stronie {page}.',
  coarsePicture:
    'Obraz ma {found} pikseli na cal, mniej niż {wanted} potrzebne do dobrego druku, w {name} na stronie {page}.',
  contrast: '„{words}” w {name} na stronie {page} ma kontrast {ratio} : 1; ten rozmiar wymaga {needed} : 1.',
  contrastMany:
    '„{words}” (i podobne: {count}) w {name} na stronie {page} ma kontrast {ratio} : 1; ten rozmiar wymaga {needed} : 1.',
  contrastOnPicture:
    '„{words}” w {name} na stronie {page} ma kontrast {ratio} : 1 z obrazem lub gradientem w tle; ten rozmiar wymaga {needed} : 1.',
  contrastUnknown:
    '„{words}” w {name} na stronie {page} jest wypełnione obrazem, więc kontrastu nie można zmierzyć.',
  covered: '„{words}” w {name} na stronie {page} zasłania {other}.',
  drawingUndescribed: 'Rysunek nie ma opisu w {name} na stronie {page}.',
  emptyPage: 'Strona {page} jest pusta: nie ma tekstu ani obrazu.',
  glyphMissing:
    'Żadna czcionka strony nie ma {characters} w {name} na stronie {page}: użyto czcionki tego urządzenia lub pustej ramki.',
  headingOrder: 'Nagłówek poziomu {level} następuje po nagłówku poziomu {before} w {name} na stronie {page}.',
  ornamentFragment: 'Widać tylko fragment ozdoby w {name} na stronie {page}.',
  ornamentHit: '„{words}” w {name} na stronie {page} nachodzi na ozdobę.',
  overlapBlocks: '{name} zachodzi o {px} px na {other} na stronie {page}.',
  overlapWithin: '„{words}” zachodzi o {px} px na „{others}” w {name} na stronie {page}.',
  pictureInMargin: 'Obraz wchodzi {px} px w dolny margines strony {page}, w {name}.',
  picturePastFoot: 'Obraz wystaje {px} px poza dół strony {page}, w {name}.',
  picturePastHead: 'Obraz wystaje {px} px poza górę strony {page}, w {name}.',
  picturePastLeft: 'Obraz wystaje {px} px poza lewą krawędź strony {page}, w {name}.',
  picturePastRight: 'Obraz wystaje {px} px poza prawą krawędź strony {page}, w {name}.',
  pictureUndescribed: 'Obraz nie ma opisu w {name} na stronie {page}.',
  textInMargin: 'Tekst wchodzi {px} px w dolny margines strony {page}, w {name}.',
  textPastFoot: 'Tekst wystaje {px} px poza dół strony {page}, w {name}.',
  textPastHead: 'Tekst wystaje {px} px poza górę strony {page}, w {name}.',
  textPastLeft: 'Tekst wystaje {px} px poza lewą krawędź strony {page}, w {name}.',
  textPastRight: 'Tekst wystaje {px} px poza prawą krawędź strony {page}, w {name}.',
  wrongSum: '„{label}” w {name} na stronie {page} to {printed}, a z liczb wynika {sum}.',
  fix_alt_text: 'Opisuje go podpisem lub nazwą bloku.',
  fix_clipping: 'Uwalnia go ze stałego miejsca lub przenosi dalszy ciąg na kolejną stronę.',
  fix_contrast: 'Nadaje mu czytelny kolor strony.',
  fix_empty_page: 'Usuwa stronę.',
  fix_heading_order: 'Nadaje nagłówkowi poziom następujący po poprzednim.',
  fix_image_resolution: 'Zmniejsza obraz, aby drukował się ostro.',
  fix_overflow: 'Uwalnia go ze stałego miejsca lub przenosi dalszy ciąg na kolejną stronę.',
  fix_overlap: 'Uwalnia go ze stałego miejsca lub przenosi na kolejną stronę.',
};
