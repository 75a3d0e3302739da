import type { ReadingLanguage } from '../reading/language.ts';

/** What must be true of a page after a wish. */
export interface Effect {
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  /** What the article says of itself. */
  readonly article?: Readonly<Record<string, string>>;
  /** What it must not say any more: another direction, another accent. */
  readonly leaves?: 'direction';
  readonly tokens?: Readonly<Record<string, RegExp>>;
  /** Sizes that go up or down from what they were. */
  readonly grows?: string;
  readonly shrinks?: string;
  /** How light the accent is against what it was. */
  readonly accent?: 'lighter' | 'darker';
  /** Texts in the order in which they stand. */
  readonly order?: readonly string[];
  /** Fewer letters than before, and none of other words. */
  readonly isShorter?: true;
  readonly pages?: number;
  /** What is said where nothing can be done. */
  readonly says?: RegExp;
}

/** A verb, as people in a hurry type it in four languages; all of it has the same effect. */
export interface SpokenWish {
  readonly verb: string;
  readonly page: keyof typeof spokenPages;
  readonly wishes: Readonly<Record<ReadingLanguage, readonly string[]>>;
  readonly effect: Effect;
}

/** The pages that wishes are made of. */
export const spokenPages = {
  invoice: 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  report:
    'Generate a well-styled 1 page document based on the following content\n\n# Harbour report\n\nWe moved 12 boats this year. Nobody was hurt. The crane broke twice.\n\n## Plan\n\nBuy a crane. Train two people. Open in May.\n\n## Costs\n\n- Crane: $500\n- Training: $200\n\n## Team\n\nAna and Ben',
  dark: 'Flyer for a jazz concert on 14 June at 8pm at the Blue Note, dark mode',
  taxed: 'Invoice for Acme Corp, 10 hours of design at $100, plus 20% VAT',
  letter: 'Letter to Mr Tanaka thanking him for the tour',
  deck: 'Pitch deck for a bike-sharing start-up in Porto',
} as const;

const green = /^#(?:0|1|2|3)[0-9a-f][4-9a-f][0-9a-f](?:0|1|2|3|4|5|6)[0-9a-f]$/i;

export const spokenWishes: readonly SpokenWish[] = [
  {
    verb: 'a colour by name',
    page: 'report',
    wishes: {
      en: [
        'make it dark green',
        'can u make it dark green pls',
        'darkgreen colour please',
        'i want it in dark green',
      ],
      de: [
        'mach es dunkelgrün',
        'bitte in dunkelgrün',
        'kannst du das dunkelgrün machen?',
        'farbe dunkelgrün',
      ],
      fr: [
        'mets-le en vert foncé',
        'en vert foncé stp',
        'tu peux le mettre en vert foncé ?',
        'je voudrais du vert foncé',
      ],
      es: [
        'ponlo en verde oscuro',
        'en verde oscuro por favor',
        'puedes ponerlo verde oscuro?',
        'hazlo verde oscuro',
      ],
    },
    effect: { tokens: { accent: green } },
  },
  {
    verb: 'a palette by name',
    page: 'report',
    wishes: {
      en: ['use the forest palette', 'forest colors pls', 'switch to the forest colour scheme'],
      de: ['nimm die wald palette', 'bitte waldfarben', 'farbpalette wald'],
      fr: ['utilise la palette forêt', 'couleurs de la forêt svp', 'passe à la palette foret'],
      es: ['usa la paleta bosque', 'colores del bosque porfa', 'cambia a la paleta de bosque'],
    },
    effect: { tokens: { paper: /./, ink: /./, accent: /./ } },
  },
  {
    verb: 'a font by name',
    page: 'report',
    wishes: {
      en: [
        'change the font to figtree',
        'use figtree',
        'other font: Figtree please',
        'can you set it in figtree',
      ],
      de: [
        'schriftart figtree',
        'nimm bitte figtree als schrift',
        'ändere die schrift auf figtree',
        'schrift zu Figtree wechseln',
      ],
      fr: ['change la police en figtree', 'utilise figtree', 'police figtree stp', 'mets la police Figtree'],
      es: [
        'cambia la fuente a figtree',
        'usa figtree',
        'fuente figtree por favor',
        'pon la letra en Figtree',
      ],
    },
    effect: { tokens: { 'font-text': /Figtree/ } },
  },
  {
    verb: 'dark mode',
    page: 'report',
    wishes: {
      en: ['dark mode', 'make it dark', 'drak mode please', 'white text on black background'],
      de: ['dunkler modus', 'mach den hintergrund dunkel', 'bitte dunkel', 'dunkler hintergrund bitte'],
      fr: ['mode sombre', 'mets un fond sombre', 'fond noir stp', 'version sombre'],
      es: ['modo oscuro', 'pon el fondo oscuro', 'fondo negro por favor', 'versión oscura'],
    },
    effect: { article: { theme: 'dark' } },
  },
  {
    verb: 'a lighter accent',
    page: 'report',
    wishes: {
      en: ['make the accent lighter', 'lighter colour please', 'the colour should be a bit lighter'],
      de: ['mach die farbe heller', 'farbe etwas heller bitte', 'die akzentfarbe heller'],
      fr: ['rends la couleur plus claire', 'couleur un peu plus claire svp', 'éclaircis la couleur'],
      es: ['haz el color más claro', 'color un poco mas claro', 'aclara el color'],
    },
    effect: { accent: 'lighter' },
  },
  {
    verb: 'a darker accent',
    page: 'report',
    wishes: {
      en: ['make the colour darker', 'darker accent', 'a slightly deeper colour please'],
      de: ['mach die farbe dunkler', 'akzent dunkler bitte', 'etwas dunklere farbe'],
      fr: ['rends la couleur plus foncée', 'couleur plus foncee', 'assombris la couleur'],
      es: ['haz el color más oscuro', 'color un poco más oscuro', 'oscurece el color'],
    },
    effect: { accent: 'darker' },
  },
  {
    verb: 'bigger',
    page: 'report',
    wishes: {
      en: ['bigger text', 'make the font biger', 'could you enlarge the text please', 'text is too small'],
      de: ['größere schrift', 'mach den text größer', 'schrift groesser bitte', 'die schrift ist zu klein'],
      fr: ['texte plus grand', 'agrandis le texte', 'le texte est trop petit', 'police plus grande svp'],
      es: ['texto más grande', 'agranda el texto', 'el texto es demasiado pequeño', 'letra mas grande porfa'],
    },
    effect: { grows: 'fit-type' },
  },
  {
    verb: 'smaller',
    page: 'report',
    wishes: {
      en: ['smaller text', 'make the font a bit smaller', 'text is too big'],
      de: ['kleinere schrift', 'mach den text kleiner', 'die schrift ist zu groß'],
      fr: ['texte plus petit', 'réduis la taille du texte', 'le texte est trop grand'],
      es: ['texto más pequeño', 'reduce el tamaño del texto', 'el texto es demasiado grande'],
    },
    effect: { shrinks: 'fit-type' },
  },
  {
    verb: 'tighter',
    page: 'report',
    wishes: {
      en: ['make it tighter', 'less space between things', 'more compact pls'],
      de: ['mach es kompakter', 'weniger abstand', 'enger bitte'],
      fr: ['rends-le plus compact', 'moins d’espace', 'plus serré stp'],
      es: ['hazlo más compacto', 'menos espacio', 'más apretado por favor'],
    },
    effect: { shrinks: 'fit-space' },
  },
  {
    verb: 'landscape',
    page: 'report',
    wishes: {
      en: ['landscape', 'turn it to lanscape', 'can you make this landscape?'],
      de: ['querformat', 'mach es bitte im querformat', 'dreh es ins querformat'],
      fr: ['paysage', 'mets-le en format paysage', 'en paysage svp'],
      es: ['apaisado', 'ponlo en horizontal', 'en formato apaisado por favor'],
    },
    effect: { article: { orientation: 'landscape' } },
  },
  {
    verb: 'paper size',
    page: 'report',
    wishes: {
      en: ['a5 please', 'make it A5', 'change paper size to a5'],
      de: ['auf a5', 'bitte als DIN A5', 'ändere das papier auf a5'],
      fr: ['format a5', 'en A5 s’il te plaît', 'passe au format A5'],
      es: ['tamaño a5', 'en A5 por favor', 'cambia el papel a a5'],
    },
    effect: { article: { format: 'a5' } },
  },
  {
    verb: 'add a section',
    page: 'report',
    wishes: {
      en: [
        'add a section called Opening hours: Monday to Friday',
        'pls add a section Opening hours: Monday to Friday',
      ],
      de: [
        'füge einen abschnitt Opening hours hinzu: Monday to Friday',
        'neuer abschnitt Opening hours: Monday to Friday',
      ],
      fr: [
        'ajoute une section Opening hours : Monday to Friday',
        'peux-tu ajouter une section intitulée Opening hours: Monday to Friday',
      ],
      es: [
        'añade una sección Opening hours: Monday to Friday',
        'agrega una seccion llamada Opening hours: Monday to Friday',
      ],
    },
    effect: { shows: ['Opening hours', 'Monday to Friday'] },
  },
  {
    verb: 'add a note',
    page: 'invoice',
    wishes: {
      en: [
        'add a note saying we accept cash',
        'add note: we accept cash',
        'plz add a note that says "We accept cash"',
      ],
      de: [
        'füge einen hinweis hinzu: we accept cash',
        'bitte notiz hinzufügen: we accept cash',
        'ergänze einen hinweis mit dem text we accept cash',
      ],
      fr: [
        'ajoute une note : we accept cash',
        'ajoute une remarque disant we accept cash',
        'tu peux ajouter une note: we accept cash',
      ],
      es: [
        'añade una nota: we accept cash',
        'agrega una nota que diga we accept cash',
        'puedes añadir una nota: we accept cash',
      ],
    },
    effect: { shows: ['We accept cash'] },
  },
  {
    verb: 'remove a section',
    page: 'report',
    wishes: {
      en: [
        'remove Costs',
        'delet the costs section',
        'i dont need the costs section',
        'get rid of costs pls',
      ],
      de: [
        'entferne costs',
        'lösch den abschnitt costs',
        'costs bitte weg',
        'den abschnitt Costs entfernen',
        'nimm costs raus',
      ],
      fr: [
        'supprime costs',
        'enlève la section costs',
        'retire la partie Costs stp',
        'tu peux enlever la section costs ?',
      ],
      es: [
        'quita costs',
        'elimina la sección costs',
        'borra costs por favor',
        'puedes quitar la seccion costs?',
      ],
    },
    effect: { hides: ['Crane: $500'], shows: ['Buy a crane'] },
  },
  {
    verb: 'move a section to the top',
    page: 'report',
    wishes: {
      en: ['move costs to the top', 'put Costs first', 'pls move the costs section up to the top'],
      de: ['verschiebe costs nach oben', 'den abschnitt costs ganz nach oben', 'setz costs an den anfang'],
      fr: ['déplace costs en haut', 'mets la section costs en premier', 'place costs au début'],
      es: ['mueve costs arriba', 'pon la sección costs al principio', 'coloca costs en primer lugar'],
    },
    effect: { order: ['Costs', 'Crane: $500', 'Plan'] },
  },
  {
    verb: 'move a section before another',
    page: 'report',
    wishes: {
      en: ['move costs before plan', 'put costs above plan'],
      de: ['verschiebe costs vor plan', 'costs vor plan verschieben', 'setze costs über plan'],
      fr: ['déplace costs avant plan', 'mets costs au-dessus de plan'],
      es: ['mueve costs antes de plan', 'pon costs encima de plan'],
    },
    effect: { order: ['Costs', 'Crane: $500', 'Plan', 'Team'] },
  },
  {
    verb: 'swap two sections',
    page: 'report',
    wishes: {
      en: ['swap plan and costs', 'switch costs with plan'],
      de: ['tausche plan und costs', 'vertausche costs mit plan', 'plan und costs tauschen'],
      fr: ['échange plan et costs', 'inverse costs et plan'],
      es: ['intercambia plan y costs', 'cambia de sitio plan y costs'],
    },
    effect: { order: ['Costs', 'Crane: $500', 'Plan', 'Team'] },
  },
  {
    verb: 'rename a section',
    page: 'report',
    wishes: {
      en: ['rename costs to Budget', 'call the costs section Budget', 'change the heading Costs to Budget'],
      de: ['benenne costs in Budget um', 'nenne den abschnitt costs Budget', 'costs soll Budget heißen'],
      fr: ['renomme costs en Budget', 'appelle la section costs Budget', 'change le titre Costs en Budget'],
      es: ['renombra costs a Budget', 'llama a la sección costs Budget', 'cambia el título Costs por Budget'],
    },
    effect: { shows: ['Budget', 'Crane: $500'], hides: ['Costs'] },
  },
  {
    verb: 'change a value and its sums',
    page: 'invoice',
    wishes: {
      en: ['change hours to 15', 'make it 15 hours', 'set the hours to 15 pls', '15 hours instead of 12'],
      de: [
        'ändere die stunden auf 15',
        'bitte 15 stunden statt 12',
        'setz die stunden auf 15',
        'es waren 15 stunden',
      ],
      fr: ['change les heures à 15', 'mets 15 heures au lieu de 12', 'passe à 15 heures'],
      es: ['cambia las horas a 15', 'pon 15 horas en vez de 12', 'ponle 15 horas'],
    },
    effect: { shows: ['1,425.00', '$1,625.00'], hides: ['$1,340.00'] },
  },
  {
    verb: 'change a price and its sums',
    page: 'invoice',
    wishes: {
      en: ['set the hourly rate to $100', 'rate should be $100', 'change $95 to $100'],
      de: ['setze den stundensatz auf $100', 'stundensatz soll $100 sein', 'ändere $95 auf $100'],
      fr: ['mets le taux horaire à $100', 'le tarif horaire devrait être $100', 'remplace $95 par $100'],
      es: ['pon la tarifa por hora a $100', 'la tarifa debe ser $100', 'cambia $95 por $100'],
    },
    effect: { shows: ['1,200.00', '$1,400.00'], hides: ['$1,340.00'] },
  },
  {
    verb: 'add tax',
    page: 'invoice',
    wishes: {
      en: ['add 20% vat', 'plus 20 % VAT please', 'can you add 20% VAT'],
      de: ['füge 20% mwst hinzu', 'bitte mit 20 % mehrwertsteuer', 'plus 20% MwSt'],
      fr: ['ajoute 20% de tva', 'avec 20 % de TVA stp', 'tu peux ajouter la TVA à 20%'],
      es: ['añade 20% de iva', 'con 20 % de IVA', 'agrega un 20% de iva por favor'],
    },
    effect: { shows: ['268.00', '$1,608.00'] },
  },
  {
    verb: 'a discount',
    page: 'invoice',
    wishes: {
      en: ['add a 10% discount', '10% off', 'give them 10 % discount'],
      de: ['füge 10% rabatt hinzu', '10 % rabatt bitte', 'gib 10% nachlass'],
      fr: ['ajoute une remise de 10%', '10 % de remise', 'fais 10% de réduction'],
      es: ['añade un descuento del 10%', '10 % de descuento', 'aplica 10% de descuento'],
    },
    effect: { shows: ['134.00', '$1,206.00'] },
  },
  {
    verb: 'change a name',
    page: 'invoice',
    wishes: {
      en: [
        'change Acme Corp to Beta Ltd',
        'replace acme corp with Beta Ltd',
        'the client is Beta Ltd',
        'client should be Beta Ltd not Acme Corp',
      ],
      de: [
        'ändere Acme Corp in Beta Ltd',
        'ersetze acme corp durch Beta Ltd',
        'der kunde ist Beta Ltd',
        'der kunde heißt Beta Ltd',
      ],
      fr: [
        'change Acme Corp en Beta Ltd',
        'remplace acme corp par Beta Ltd',
        'le client est Beta Ltd',
        'le client s’appelle Beta Ltd',
      ],
      es: [
        'cambia Acme Corp por Beta Ltd',
        'reemplaza acme corp por Beta Ltd',
        'el cliente es Beta Ltd',
        'el cliente se llama Beta Ltd',
      ],
    },
    effect: { shows: ['Beta Ltd'], hides: ['Acme'] },
  },
  {
    verb: 'change the due date',
    page: 'invoice',
    wishes: {
      en: ['due in 30 days', 'change the due date to 28 March', 'payment due 28 march'],
      de: ['fällig in 30 tagen', 'ändere das fälligkeitsdatum auf 28. März', 'zahlbar in 30 tagen'],
      fr: ['échéance à 30 jours', 'change la date d’échéance au 28 mars', 'payable sous 30 jours'],
      es: ['vence en 30 días', 'cambia el vencimiento al 28 de marzo', 'a pagar en 30 dias'],
    },
    effect: { shows: ['Mar 28, 2026'], hides: ['Mar 12, 2026'] },
  },
  {
    verb: 'translate the labels',
    page: 'invoice',
    wishes: {
      en: [
        'translate the labels to german',
        'labels in German please',
        'translate to german',
        'in german pls',
      ],
      de: [
        'übersetze die beschriftungen ins deutsche',
        'auf deutsch bitte',
        'kannst du das auf deutsch machen',
        'labels auf deutsch',
      ],
      fr: [
        'traduis les libellés en allemand',
        'en allemand stp',
        'traduire en allemand',
        'mets-le en allemand',
      ],
      es: [
        'traduce las etiquetas al alemán',
        'en alemán por favor',
        'pásalo al aleman',
        'traducir al alemán',
      ],
    },
    effect: { shows: ['Rechnung', 'Acme Corp'], hides: ['Subtotal'], article: { language: 'de' } },
  },
  {
    verb: 'shorten',
    page: 'report',
    wishes: {
      en: ['shorten it', 'make it shorter', 'too long, shorten pls', 'less text'],
      de: ['kürzen bitte', 'mach es kürzer', 'zu lang', 'weniger text'],
      fr: ['raccourcis', 'plus court stp', 'c’est trop long', 'moins de texte'],
      es: ['acórtalo', 'más corto por favor', 'es demasiado largo', 'menos texto'],
    },
    effect: { isShorter: true, shows: ['Harbour report', 'Crane: $500'] },
  },
  {
    verb: 'more formal',
    page: 'letter',
    wishes: {
      en: ['more formal please', 'make it sound more professional', 'can it be more formal'],
      de: ['förmlicher bitte', 'mach es formeller', 'etwas formaler'],
      fr: ['plus formel', 'rends-le plus professionnel', 'un ton plus formel svp'],
      es: ['más formal', 'hazlo más profesional', 'un tono mas formal por favor'],
    },
    effect: { says: /formal/ },
  },
  {
    verb: 'friendlier',
    page: 'letter',
    wishes: {
      en: ['make it friendlier', 'more friendly pls', 'warmer tone please'],
      de: ['freundlicher bitte', 'mach es lockerer', 'etwas persönlicher'],
      fr: ['plus amical', 'rends-le plus chaleureux', 'un ton plus sympa'],
      es: ['más amable', 'hazlo más cercano', 'un tono mas amigable'],
    },
    effect: { shows: ['Warm wishes'], hides: ['Kind regards'] },
  },
  {
    verb: 'another direction by name',
    page: 'report',
    wishes: {
      en: ['make it look technical', 'technical style', 'can you use the technical look'],
      de: ['technischer stil', 'mach es technisch', 'im technischen stil bitte'],
      fr: ['style technique', 'rends-le technique', 'dans un style technique svp'],
      es: ['estilo técnico', 'hazlo técnico', 'en estilo tecnico por favor'],
    },
    effect: { article: { direction: 'technical' } },
  },
  {
    verb: 'another look',
    page: 'report',
    wishes: {
      en: ['another design', 'try a different look', 'i dont like the design', 'something else pls'],
      de: ['anderes design', 'nochmal anders bitte', 'das design gefällt mir nicht', 'ein anderer look'],
      fr: ['un autre design', 'essaie un autre style', 'je n’aime pas le design', 'autre chose'],
      es: ['otro diseño', 'prueba otro estilo', 'no me gusta el diseño', 'algo diferente'],
    },
    effect: { leaves: 'direction' },
  },
  {
    verb: 'make it slides',
    page: 'report',
    wishes: {
      en: ['make it slides', 'turn this into a presentation', 'as slides pls', 'can you make slides from it'],
      de: [
        'mach folien daraus',
        'als präsentation bitte',
        'wandle es in folien um',
        'kannst du daraus folien machen',
      ],
      fr: ['fais-en des diapositives', 'transforme-le en présentation', 'en diapos svp', 'en diapositives'],
      es: [
        'conviértelo en diapositivas',
        'haz una presentación',
        'en diapositivas por favor',
        'pásalo a diapositivas',
      ],
    },
    effect: { article: { format: 'slides-16x9' }, shows: ['Crane: $500'] },
  },
  {
    verb: 'make it a document',
    page: 'deck',
    wishes: {
      en: ['make it a document', 'turn the slides into a document', 'as a one pager please'],
      de: ['mach ein dokument daraus', 'als dokument bitte', 'wandle die folien in ein dokument um'],
      fr: ['fais-en un document', 'transforme-le en document', 'en document svp'],
      es: ['conviértelo en un documento', 'como documento por favor', 'pásalo a documento'],
    },
    effect: { article: { format: 'a4' }, shows: ['Memberships'] },
  },
  {
    verb: 'remove a slide',
    page: 'deck',
    wishes: {
      en: ['delete slide 8', 'remove the 8th slide', 'remove the team slide'],
      de: ['lösche folie 8', 'folie 8 weg', 'entferne die achte folie'],
      fr: ['supprime la diapositive 8', 'enlève la diapo 8', 'retire la page 8'],
      es: ['borra la diapositiva 8', 'quita la página 8', 'elimina la octava diapositiva'],
    },
    effect: { hides: ['The people who make it work'], pages: 8 },
  },
  {
    verb: 'several wishes at once',
    page: 'report',
    wishes: {
      en: ['make it navy, bigger and landscape', 'landscape, bigger text and in navy pls'],
      de: [
        'mach es marineblau, größer und im querformat',
        'querformat, größere schrift und marineblau bitte',
      ],
      fr: [
        'mets-le en bleu marine, plus grand et en paysage',
        'paysage, texte plus grand et bleu marine svp',
      ],
      es: [
        'ponlo en azul marino, más grande y en horizontal',
        'apaisado, texto más grande y azul marino por favor',
      ],
    },
    effect: { article: { orientation: 'landscape' }, grows: 'fit-type', tokens: { accent: /./ } },
  },
  {
    verb: 'change and remove in one sentence',
    page: 'report',
    wishes: {
      en: ['remove costs and rename plan to Next', 'delete costs, then call plan Next'],
      de: ['entferne costs und benenne plan in Next um', 'lösch costs und nenne plan Next'],
      fr: ['supprime costs et renomme plan en Next', 'enlève costs puis renomme plan en Next'],
      es: ['quita costs y renombra plan a Next', 'elimina costs y luego renombra plan a Next'],
    },
    effect: { hides: ['Crane: $500', 'Plan'], shows: ['Next', 'Buy a crane'] },
  },
  {
    verb: 'white paper again',
    page: 'dark',
    wishes: {
      en: ['white background', 'light mode pls', 'too dark'],
      de: ['weißer hintergrund', 'heller hintergrund bitte', 'das ist zu dunkel'],
      fr: ['fond blanc', 'fond clair stp', 'c’est trop sombre'],
      es: ['fondo blanco', 'fondo claro por favor', 'es demasiado oscuro'],
    },
    effect: { article: { theme: 'light' } },
  },
  {
    verb: 'no colour',
    page: 'report',
    wishes: {
      en: ['make it black and white', 'black & white please', 'fewer colours'],
      de: ['schwarz weiß', 'in schwarz-weiß bitte', 'weniger farbe'],
      fr: ['en noir et blanc', 'noir et blanc svp', 'moins de couleur'],
      es: ['en blanco y negro', 'blanco y negro por favor', 'menos color'],
    },
    effect: { tokens: { paper: /./, accent: /./ } },
  },
  {
    verb: 'one colour for another',
    page: 'report',
    wishes: {
      en: ['green instead of red'],
      de: ['grün statt rot'],
      fr: ['vert au lieu de rouge'],
      es: ['verde en vez de rojo'],
    },
    effect: { tokens: { accent: /^#/ } },
  },
  {
    verb: 'remove the last section',
    page: 'report',
    wishes: {
      en: ['remove the last section', 'delete the third paragraph'],
      de: ['entferne den letzten abschnitt', 'den dritten abschnitt löschen'],
      fr: ['supprime la dernière section', 'enlève le troisième paragraphe'],
      es: ['quita la última sección', 'borra el tercer apartado'],
    },
    effect: { hides: ['Ana and Ben'], shows: ['Crane: $500'] },
  },
  {
    verb: 'rename the title',
    page: 'report',
    wishes: {
      en: ['change the title to Pier report', 'the title should be Pier report', 'title: Pier report'],
      de: ['ändere den titel in Pier report', 'der titel soll Pier report heißen', 'titel: Pier report'],
      fr: ['change le titre en Pier report', 'le titre doit être Pier report', 'titre : Pier report'],
      es: ['cambia el título a Pier report', 'el titulo debe ser Pier report', 'título: Pier report'],
    },
    effect: { shows: ['Pier report'], hides: ['Harbour report'] },
  },
  {
    verb: 'who it is for',
    page: 'invoice',
    wishes: {
      en: ['the invoice is for Beta Ltd', 'bill it to Beta Ltd', 'client: Beta Ltd'],
      de: ['die rechnung geht an Beta Ltd', 'kunde: Beta Ltd'],
      fr: ['la facture est pour Beta Ltd', 'client : Beta Ltd'],
      es: ['la factura es para Beta Ltd', 'cliente: Beta Ltd'],
    },
    effect: { shows: ['Beta Ltd', '$1,340.00'], hides: ['Acme'] },
  },
  {
    verb: 'the number of the invoice',
    page: 'invoice',
    wishes: {
      en: ['invoice number 2026-08', 'the invoice number is 2026-08'],
      de: ['rechnungsnummer 2026-08', 'die rechnungsnummer ist 2026-08'],
      fr: ['numéro de facture 2026-08', 'le numéro de facture est 2026-08'],
      es: ['número de factura 2026-08', 'el numero de factura es 2026-08'],
    },
    effect: { shows: ['2026-08'], hides: ['Invoice number'] },
  },
  {
    verb: 'one line more',
    page: 'invoice',
    wishes: {
      en: [
        'add 3 hours of testing at $80',
        'plus 3 hours of testing at $80',
        '3 more hours of testing at $80',
      ],
      de: ['füge 3 stunden testing zu $80 hinzu', 'noch 3 stunden testing à $80'],
      fr: ['ajoute 3 heures de testing à $80', '3 heures de testing à $80 en plus'],
      es: ['añade 3 horas de testing a $80', '3 horas de testing a $80 más'],
    },
    effect: { shows: ['esting', '$1,580.00'] },
  },
  {
    verb: 'no tax',
    page: 'taxed',
    wishes: {
      en: ['remove the vat', 'without VAT', 'no tax please'],
      de: ['ohne mwst', 'mehrwertsteuer bitte weg', 'entferne die mwst'],
      fr: ['sans tva', 'enlève la TVA', 'supprime la tva stp'],
      es: ['sin iva', 'quita el IVA', 'elimina el iva por favor'],
    },
    effect: { shows: ['$1,000.00'], hides: ['$1,200.00'] },
  },
  {
    verb: 'livelier',
    page: 'report',
    wishes: {
      en: ['make it pop', 'more colourful please', 'more colour'],
      de: ['farbiger bitte', 'mehr farbe', 'bunter'],
      fr: ['plus coloré', 'plus de couleur stp', 'plus de couleurs'],
      es: ['más colorido', 'más color por favor', 'mas colores'],
    },
    effect: { article: { direction: 'poster' } },
  },
  {
    verb: 'undo',
    page: 'report',
    wishes: {
      en: ['undo that', 'undo pls', 'go back', 'revert the last change'],
      de: ['mach das rückgängig', 'rückgängig bitte', 'zurück', 'nimm das zurück'],
      fr: ['annule ça', 'annuler svp', 'reviens en arrière', 'défais ça'],
      es: ['deshaz eso', 'deshacer por favor', 'vuelve atrás', 'deshaz el último cambio'],
    },
    effect: { says: /no earlier version/ },
  },
  {
    verb: 'what is not understood',
    page: 'report',
    wishes: {
      en: ['sing me a song', 'is it raining'],
      de: ['sing mir ein lied', 'regnet es'],
      fr: ['chante-moi une chanson', 'il pleut ?'],
      es: ['cántame una canción', 'está lloviendo?'],
    },
    effect: { says: /did not understand.*you could say/ },
  },
];
