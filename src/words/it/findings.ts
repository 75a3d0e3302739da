import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px del testo sono tagliati in {name}, pagina {page}.',
  coarsePicture:
    'Un’immagine ha {found} pixel per pollice, meno dei {wanted} che si stampano bene, in {name}, pagina {page}.',
  contrast:
    '«{words}» in {name}, pagina {page}, ha un contrasto di {ratio} : 1; questa dimensione richiede {needed} : 1.',
  contrastMany:
    '«{words}» (e altri {count}) in {name}, pagina {page}, ha un contrasto di {ratio} : 1; questa dimensione richiede {needed} : 1.',
  contrastOnPicture:
    '«{words}» in {name}, pagina {page}, ha un contrasto di {ratio} : 1 con l’immagine o la sfumatura dietro; questa dimensione richiede {needed} : 1.',
  contrastUnknown:
    '«{words}» in {name}, pagina {page}, è riempito con un’immagine, quindi il contrasto non si può misurare.',
  covered: '«{words}» in {name}, pagina {page}, è coperto da {other}.',
  drawingUndescribed: 'Un disegno non ha descrizione in {name}, pagina {page}.',
  emptyPage: 'La pagina {page} è vuota: non ha testo né immagini.',
  glyphMissing:
    'Nessun font della pagina contiene {characters} in {name}, pagina {page}: viene usato un font di questo dispositivo o un riquadro vuoto.',
  headingOrder: 'Un titolo di livello {level} segue uno di livello {before} in {name}, pagina {page}.',
  ornamentFragment: 'Si vede solo un frammento di un ornamento in {name}, pagina {page}.',
  ornamentHit: '«{words}» in {name}, pagina {page}, tocca un ornamento.',
  overlapBlocks: '{name} si sovrappone di {px} px a {other} a pagina {page}.',
  overlapWithin: '«{words}» si sovrappone di {px} px a «{others}» in {name}, pagina {page}.',
  pictureInMargin: 'Un’immagine entra di {px} px nel margine inferiore di pagina {page}, in {name}.',
  picturePastFoot: 'Un’immagine supera di {px} px il fondo di pagina {page}, in {name}.',
  picturePastHead: 'Un’immagine supera di {px} px la cima di pagina {page}, in {name}.',
  picturePastLeft: 'Un’immagine supera di {px} px il bordo sinistro di pagina {page}, in {name}.',
  picturePastRight: 'Un’immagine supera di {px} px il bordo destro di pagina {page}, in {name}.',
  pictureUndescribed: 'Un’immagine non ha descrizione in {name}, pagina {page}.',
  textInMargin: 'Il testo entra di {px} px nel margine inferiore di pagina {page}, in {name}.',
  textPastFoot: 'Il testo supera di {px} px il fondo di pagina {page}, in {name}.',
  textPastHead: 'Il testo supera di {px} px la cima di pagina {page}, in {name}.',
  textPastLeft: 'Il testo supera di {px} px il bordo sinistro di pagina {page}, in {name}.',
  textPastRight: 'Il testo supera di {px} px il bordo destro di pagina {page}, in {name}.',
  wrongSum: '«{label}» in {name}, pagina {page}, è {printed}, ma le cifre danno {sum}.',
  fix_alt_text: 'La descrive con la didascalia o con il nome del blocco.',
  fix_clipping: 'Lo libera da una posizione fissa o lo continua in un’altra pagina.',
  fix_contrast: 'Gli dà un colore leggibile della pagina.',
  fix_empty_page: 'Elimina la pagina.',
  fix_heading_order: 'Dà al titolo il livello che segue il precedente.',
  fix_image_resolution: 'Riduce l’immagine, così si stampa nitida.',
  fix_overflow: 'Lo libera da una posizione fissa o lo continua in un’altra pagina.',
  fix_overlap: 'Lo libera da una posizione fissa o lo sposta in un’altra pagina.',
  emptyArea: 'Il {percent} % della pagina {page} è vuoto in un solo punto.',
  emptyLastPage: 'La pagina {page}, l’ultima, è piena solo al {percent} %.',
  narrowColumn: '«{words}» in {name} a pagina {page} è in una colonna troppo stretta per essere letta.',
  loneLine: 'L’ultima riga di {name} è sola a pagina {page}.',
  loneRow: 'L’ultima riga della tabella di {name} è sola a pagina {page}.',
  fix_empty_area: 'Stringe un po’ il documento, così finisce una pagina prima.',
  fix_sliver: 'Gli dà più larghezza o stringe un po’ il documento.',
};
