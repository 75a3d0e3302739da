/** The languages whose prompts are read. Others are laid out, with English words around them. */
export type ReadingLanguage = 'en' | 'de' | 'fr' | 'es';

const functionWords: Record<ReadingLanguage | 'it' | 'pt' | 'nl' | 'pl', ReadonlySet<string>> = {
  en: words(
    'the and for of with a an to in on at by from our your is are due make it please my this that per we us you they have has will every each invoice quote report meeting deck slides letter page hours days timetable schedule opening open closed monday tuesday wednesday thursday friday saturday sunday tue wed thu fri sat sun am pm i im',
  ),
  de: words(
    'der die das und für von mit ein eine einen einer zu im am auf bei aus unser ist sind fällig bitte mein dem den zur zum je pro über des an als auch bis nach durch nicht wir alle uhr jahr jahre mwst nachlass rabatt std zahlbar zzgl inkl lieferung anwesend beschluss tel wird werden haben rechnung angebot ich stundenplan öffnungszeiten geschlossen bewerbung montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember',
  ),
  fr: words(
    'le la les et pour de des du avec un une à au aux dans sur par notre est sont mon ma ce cette facture devis chez heures jours rapport lettre affiche prospectus compte présentation ordre invitation nous sommes été ans année janvier février avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche fermé ouvert horaires suis',
  ),
  es: words(
    'el la los las y para de del con un una en por nuestro es son mi este esta al factura presupuesto horas días informe folleto cartel carta acta invitación presentación somos ha años año ventas riesgo falta próximo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo cerrado abierto horario soy lun mie jue vie sab dom',
  ),
  it: words(
    'il lo gli e per di della con un una in da nostro è sono fattura ore giorni che del preventivo fattura volantino locandina manifesto invito ingresso dalle alle gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica orario aperto chiuso',
  ),
  pt: words(
    'o os as e para de da do com um uma em por nosso é são fatura horas dias não formação vencimento orçamento fatura convite cartaz folheto entrada às até janeiro fevereiro março maio junho julho setembro outubro dezembro segunda terça quarta quinta sexta domingo horário confirmar fechado aberto',
  ),
  nl: words(
    'de het een en voor van met op in bij ons is zijn factuur uur uren dagen te dit factuur offerte btw uitnodiging aan tot binnen gratis toegang januari februari maart mei juni juli augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag openingstijden rooster gesloten vr za zo',
  ),
  pl: words(
    'dla w z na do i po za od godzin faktura oferta dni jest się nie zaproszenie plakat ulotka bilety wstęp godz godziny ul oraz stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia poniedziałek wtorek środa czwartek piątek sobota niedziela otwarcia nieczynne zamknięte otwarte',
  ),
};

/** How words of a language end or are put together, and what one of them counts: a prompt may have no small words at all. */
const shapes: readonly (readonly [language: 'de' | 'fr' | 'es', pattern: RegExp, weight: number])[] = [
  ['de', /[äöß]/gi, 0.5],
  // A capital within a sentence, of a word that no other language builds.
  [
    'de',
    /(?<=[\p{Ll}\d,:] )\p{Lu}\p{Ll}{3,30}(?:ung|ungen|keit|heit|schaft|verein|bericht|heim|heims|stelle|straße|platz|haus)(?!\p{L})/gu,
    0.7,
  ],
  [
    'de',
    /(?<!\p{L})\p{L}{3,24}(?:bericht|einladung|plakat|protokoll|urkunde|blatt|karte|rechnung|schreiben|splan|mappe|vorschlag|ordnung)(?!\p{L})/giu,
    1,
  ],
  ['fr', /[éèêçà]/gi, 0.3],
  ['es', /[ñáíó¿¡]/gi, 0.3],
];

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
  const typed = text.slice(0, sampleLength);
  const sample = typed.toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const kana = sample.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  const han = sample.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  // Japanese may be written with few signs of its own.
  if (letters > 0 && kana > 1 && (kana + han) / letters > 0.2) return 'ja';
  for (const [pattern, language] of scripts) {
    const found = sample.match(pattern)?.length ?? 0;
    if (letters > 0 && found / letters > 0.2) return language;
  }
  // '9am' is an hour, no German word.
  const tokens = sample.match(/(?<![\p{L}\d])\p{L}+/gu) ?? [];
  let best = 'en';
  let bestScore = 0;
  for (const [language, known] of Object.entries(functionWords)) {
    let score = tokens.reduce((sum, token) => sum + (known.has(token) ? 1 : 0), 0);
    for (const [of, pattern, weight] of shapes)
      if (of === language) score += (typed.match(pattern)?.length ?? 0) * weight;
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
