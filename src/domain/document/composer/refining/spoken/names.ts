import { folded } from './folded.ts';

/** Names of facts that the readers know in English, by what people call them. */
const facts: readonly (readonly [string, RegExp])[] = [
  [
    'hours',
    /^(?:stunden|anzahl (?:der )?stunden|stundenzahl|heures|(?:le )?nombre d'heures|horas|(?:el )?numero de horas)$/,
  ],
  [
    'hourly rate',
    /^(?:stundensatz|stundenlohn|satz|preis pro stunde|(?:taux|tarif|prix)(?: horaire)?|prix de l'heure|tarifa(?: por hora)?|precio(?: por hora)?|hourly rate|rate|price per hour)$/,
  ],
  [
    'client',
    /^(?:kunde|kundin|kundenname|auftraggeber|empfanger|client|cliente|nom du client|nombre del cliente|customer)$/,
  ],
  [
    'due date',
    /^(?:falligkeit|falligkeitsdatum|faelligkeitsdatum|zahlungsziel|zahlungsfrist|frist|date d'echeance|echeance|fecha de vencimiento|vencimiento)$/,
  ],
  ['date', /^(?:datum|rechnungsdatum|date|fecha)$/],
  ['invoice number', /^(?:rechnungsnummer|nummer|numero(?: de (?:la )?fac\w+)?)$/],
  [
    'headline',
    /^(?:uberschrift|ueberschrift|schlagzeile|hauptuberschrift|titre principal|titular|encabezado)$/,
  ],
  ['title', /^(?:titel|titre|titulo)$/],
  ['subtitle', /^(?:untertitel|sous-titre|subtitulo)$/],
  ['address', /^(?:adresse|anschrift|direccion|domicilio)$/],
  [
    'company name',
    /^(?:firmenname|firma|name der firma|nom de l'entreprise|nom de la societe|entreprise|nombre de la empresa|empresa)$/,
  ],
  ['name', /^(?:name|nom|nombre)$/],
];

const article =
  /^(?:(?:der|die|das|den|dem|des|ein|eine|einen|le|la|les|un|une|el|los|las|una|the|an?|my|our|meine?n?|unsere?n?|mon|ma|notre|mi|nuestr[oa]|de la|du|de) |l['’])/iu;
const container =
  /^(?:abschnitt|abschnitts|teil|block|bereich|absatz|kapitel|section|partie|bloc|rubrique|paragraphe|seccion|sección|parte|bloque|apartado|párrafo|parrafo|heading|überschrift|ueberschrift|titre|título|titulo|zeile|ligne|línea|linea)(?= )/iu;
const containerLast = /(?<=\S) (?:abschnitt|teil|section|partie|sección|seccion|parte)$/iu;
const page = '(?:slide|page|folie|seite|diapositive|diapo|diapositiva|página|pagina)';
const numbered = new RegExp(`^${page} (?:n[or.°º]* ?)?(\\d{1,3})$`, 'iu');
const ordinals: readonly RegExp[] = [
  /^(?:first|1st|erste[nrs]?|premiere?|primer[oa]?)$/,
  /^(?:second|2nd|zweite[nrs]?|deuxieme|segund[oa])$/,
  /^(?:third|3rd|dritte[nrs]?|troisieme|tercer[oa]?)$/,
  /^(?:fourth|4th|vierte[nrs]?|quatrieme|cuart[oa])$/,
  /^(?:fifth|5th|funfte|fuenfte|cinquieme|quinta)$/,
  /^(?:sixth|6th|sechste|sixieme|sexta)$/,
  /^(?:seventh|7th|siebte|septieme|septima)$/,
  /^(?:eighth|8th|achte|huitieme|octava)$/,
  /^(?:ninth|9th|neunte|neuvieme|novena)$/,
  /^(?:tenth|10th|zehnte|dixieme|decima)$/,
];
const ordinalPage = new RegExp(`^(\\S+) ${page}$`, 'iu');
const section =
  '(?:section|paragraph|block|chapter|abschnitt|absatz|kapitel|partie|paragraphe|rubrique|sección|seccion|párrafo|parrafo|apartado)';
const ordinalSection = new RegExp(`^(\\S+) ${section}$|^${section} (\\d{1,2})$`, 'iu');
const lastWord = /^(?:last|letzte[nrs]?|dernier|derniere|ultim[oa])$/;
const lastPage = new RegExp(
  `^(?:letzten?|dernière|derniere|última|ultima|last) ${page}$|^${page} (?:dernière|final)$`,
  'iu',
);
const namedPage = new RegExp(`^${page} (?=\\p{L})|(?<=\\p{L}) ${page}$`, 'iu');

/** A part of the page by its name alone: 'den Abschnitt Kosten' is 'Kosten', 'la octava diapositiva' is slide 8. */
export function partNamed(text: string): string {
  let name = text.trim().replace(/^["“„«]|["“”»]$/gu, '');
  while (article.test(name)) name = name.replace(article, '');
  const number = numbered.exec(name)?.[1];
  if (number) return `slide ${number}`;
  if (lastPage.test(name)) return 'last slide';
  const word = folded(ordinalPage.exec(name)?.[1] ?? '');
  const ordinal = ordinals.findIndex((pattern) => pattern.test(word));
  if (ordinal >= 0) return `slide ${ordinal + 1}`;
  const [, place = '', count] = ordinalSection.exec(name) ?? [];
  if (count) return `section ${count}`;
  const at = ordinals.findIndex((pattern) => pattern.test(folded(place)));
  if (at >= 0) return `section ${at + 1}`;
  if (lastWord.test(folded(place))) return 'last section';
  name = name.replace(container, '').replace(containerLast, '').trim();
  return name
    .replace(namedPage, '')
    .replace(/^(?:called|named|namens|intitulée?|nommée?|llamad[oa]) /iu, '')
    .replace(/^["“„«]|["“”»]$/gu, '')
    .trim();
}

/** A fact by the name that the readers know, else as a part. */
export function factNamed(text: string): string {
  const name = partNamed(text);
  const plain = folded(name);
  return facts.find(([, pattern]) => pattern.test(plain))?.[0] ?? name;
}

/** Whether a name is one of the facts above. */
export const isFact = (text: string): boolean => {
  const plain = folded(partNamed(text));
  return facts.some(([english, pattern]) => english === plain || pattern.test(plain));
};

const months: readonly (readonly [string, RegExp])[] = [
  ['January', /^(?:januar|janner|janvier|enero)$/],
  ['February', /^(?:februar|fevrier|febrero)$/],
  ['March', /^(?:marz|maerz|mars|marzo)$/],
  ['April', /^(?:april|avril|abril)$/],
  ['May', /^(?:mai|mayo)$/],
  ['June', /^(?:juni|juin|junio)$/],
  ['July', /^(?:juli|juillet|julio)$/],
  ['August', /^(?:august|aout|agosto)$/],
  ['September', /^(?:september|septembre|septiembre)$/],
  ['October', /^(?:oktober|octobre|octubre)$/],
  ['November', /^(?:november|novembre|noviembre)$/],
  ['December', /^(?:dezember|decembre|diciembre)$/],
];

/** A day with its month in English, where a day is what is said: '28 de marzo'. */
export function valueSaid(text: string): string {
  return text.replace(
    /^(?:(?:den|le|el|am|au|al) )?(\d{1,2})(?:\.|er|º)? (?:de )?(\p{L}{3,10})(?: (?:de(?:l)? )?(\d{4}))?$/iu,
    (whole, day: string, word: string, year?: string) => {
      const month = months.find(([, pattern]) => pattern.test(folded(word)))?.[0];
      return month ? [day, month, year].filter(Boolean).join(' ') : whole;
    },
  );
}
