/** The languages whose prompts are read. Others are laid out, with English words around them. */
export type ReadingLanguage = 'en' | 'de' | 'fr' | 'es';

const functionWords: Record<ReadingLanguage | 'it' | 'pt' | 'nl' | 'pl', ReadonlySet<string>> = {
  en: words(
    'the and for of with a an to in on at by from our your is are due make it please my this that per',
  ),
  de: words(
    'der die das und für von mit ein eine einen einer zu im am auf bei aus unser ist sind fällig bitte mein dem den zur zum je pro über rechnung angebot',
  ),
  fr: words(
    'le la les et pour de des du avec un une à au aux dans sur par notre est sont mon ma ce cette facture devis chez heures jours rapport lettre janvier février avril juin juillet août septembre octobre novembre décembre',
  ),
  es: words(
    'el la los las y para de del con un una en por nuestro es son mi este esta al factura presupuesto horas días informe ventas riesgo falta próximo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  it: words(
    'il lo gli e per di della con un una in da nostro è sono fattura ore giorni che del preventivo fattura volantino',
  ),
  pt: words(
    'o os as e para de da do com um uma em por nosso é são fatura horas dias não formação vencimento orçamento fatura',
  ),
  nl: words(
    'de het een en voor van met op in bij ons is zijn factuur uur uren dagen te dit factuur offerte btw',
  ),
  pl: words('dla w z na do i po za od godzin faktura oferta dni jest się nie zaproszenie plakat'),
};

const scripts: readonly [RegExp, string][] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0900-\u097f]/g, 'hi'],
];

/** Enough to tell a language by, and a bound on the work for a long paste. */
const sampleLength = 2_000;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The language of a text as BCP 47: by script first, then by its small words; 'en' when nothing tells. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLength).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [pattern, language] of scripts) {
    const found = sample.match(pattern)?.length ?? 0;
    if (letters > 0 && found / letters > 0.2) return language;
  }
  const tokens = sample.match(/\p{L}+/gu) ?? [];
  let best = 'en';
  let bestScore = 0;
  for (const [language, known] of Object.entries(functionWords)) {
    let score = tokens.reduce((sum, token) => sum + (known.has(token) ? 1 : 0), 0);
    if (language === 'de') score += (sample.match(/[äöß]/g)?.length ?? 0) * 0.5;
    if (language === 'fr') score += (sample.match(/[éèêçà]/g)?.length ?? 0) * 0.3;
    if (language === 'es') score += (sample.match(/[ñáíó¿¡]/g)?.length ?? 0) * 0.3;
    if (score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}

/** The reading language nearest to a detected one. */
export function readingLanguage(language: string): ReadingLanguage {
  return language === 'de' || language === 'fr' || language === 'es' ? language : 'en';
}
