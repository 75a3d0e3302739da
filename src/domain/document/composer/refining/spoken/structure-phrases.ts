import { colourPattern } from '../../reading/colours.ts';
import { isFact } from './names.ts';
import {
  after,
  before,
  bottom,
  change,
  dueIn,
  hours,
  note,
  remove,
  rename,
  section,
  swap,
  top,
} from './plain-sentences.ts';

type Rule = readonly [RegExp, (...groups: readonly string[]) => string];

const hour = '(?:hours?|hrs?|stunden|std\\.?|heures|h|horas)';

/** What is said with figures is much alike in the four languages. */
const figures: readonly Rule[] = [
  [
    new RegExp(
      `^(?!add|plus|remove|another|füge|ajoute|añade|agrega|weitere)(?:.{0,16} )?(\\d[\\d.,]*) ?${hour}(?:,? (?:instead of|not|rather than|statt|anstatt|au lieu de|plutôt que|en vez de|en lugar de) .*)?$`,
      'iu',
    ),
    hours,
  ],
  [
    new RegExp(
      `^(?:.{0,16} )?(?:instead of|statt|au lieu de|en vez de|en lugar de) \\d[\\d.,]* ?${hour}? (\\d[\\d.,]*)(?: ?${hour})?$`,
      'iu',
    ),
    hours,
  ],
  [
    /^(?:échéance|echeance|payable|à payer|a payer|paiement|vence|vencimiento|a pagar|pago|pagadero|zahlbar|fällig|faellig|payment|due)(?: (?:à|a|sous|dans|en|in|within|innerhalb von|due|is due in))? (\d{1,3}) ?(?:jours|días|dias|tagen?|days)$/iu,
    dueIn,
  ],
  [
    /^(?:payment|payable)(?: is)? due (?:on |by )?(?:the )?(\d.*|\p{L}+ \d.*)$/iu,
    (day) => change('due date', day),
  ],
  [
    /^(\d{1,2}) ?% (?:off|nachlass|skonto|de remise|de réduction|de reduction|de rabais|de descuento)$/iu,
    (percent) => `add a ${percent}% discount`,
  ],
  [
    /^(?:fais|faites|mets|accorde|gib|gebe|gewähre|aplica|haz|pon|da|añade|agrega|ajoute|füge) (?:(?:eine?n?|une?|un) )?(?:(?:remise|réduction|reduction|rabais|descuento|rabatt|nachlass) (?:de |del |von )?)?(\d{1,2}) ?% ?(?:(?:de )?(?:remise|réduction|reduction|rabais|descuento|rabatt|nachlass))?(?: hinzu)?$/iu,
    (percent) => `add a ${percent}% discount`,
  ],
];

/** Said in the same few words everywhere. */
const common: readonly Rule[] = [
  [
    /^(?:the |le |la |el |l['’]|der |die |das )?(\p{L}[\p{L}'’ ]{2,28}?) (?:is|est|es|ist|lautet) (.+)$/iu,
    (name, value) => (isFact(name) ? change(name, value) : ''),
  ],
  [
    new RegExp(
      `^(\\d[\\d.,]*) (?:more |additional |weitere |zusätzliche )?(${hour} (?:of |de |d['’])?\\p{L}.{1,60}? (?:at|@|à|a|je|zu|por) .{0,3}\\d[\\d.,]*(?: ?(?:€|euros?))?)(?: (?:en plus|más|mas|mehr|dazu|extra))?$`,
      'iu',
    ),
    (count, line) => `add ${count} ${line}`,
  ],
  [
    /^(?:sans|sin|ohne|without|no) (?:the |la |el |die |l['’])?(tva|iva|mwst\.?|mehrwertsteuer|ust|vat|tax|discount|rabatt|remise|descuento)$/iu,
    (name) => remove(name.replace('.', '')),
  ],
  [/^weg mit (.+)$/iu, remove],
  [
    new RegExp(
      `^(?:in |en )?(${colourPattern}) (?:statt|anstatt|instead of|rather than|au lieu d[eu]|plutôt que|en vez de|en lugar de) .{3,30}$`,
      'iu',
    ),
    (colour) => `make it ${colour}`,
  ],
  [
    /^(?:the |this |die |diese |la |cette |esta )?(?:invoice|bill|quote|rechnung|angebot|facture|devis|factura|presupuesto) (?:is (?:for|to)|goes to|geht an|ist für|est pour|es para|va a|va para) (.+)$/iu,
    (name) => change('client', name),
  ],
  [/^(?:bill|invoice) it to (.+)$/iu, (name) => change('client', name)],
  [
    new RegExp(
      `^(\\d[\\d.,]* ?${hour} (?:of |de |d['’])?\\p{L}.{1,60}? (?:at|@|à|a|je|zu|por) .{0,3}\\d.*)$`,
      'iu',
    ),
    (line) => `add ${line}`,
  ],
  [
    /^(\p{L}[\p{L}'’ ]{2,24}?)(?: ?: ?| (?=\S*\d))(\S.{0,80})$/iu,
    (name, value) => (isFact(name) ? change(name, value) : ''),
  ],
];

const english: readonly Rule[] = [
  // As the readers know it.
  [
    /^((?:change|set|replace|update|correct|rename|make|turn|swap) .+? (?:to|with|by|say|read|and) .+)$/isu,
    (wish) => wish.replace(/^(change|set) (?:the )?(?:heading|section title) (.+?) to /iu, 'rename $2 to '),
  ],
  [/^i (?:do not|don['’]?t|dont|no longer) (?:need|want|like) (?:the )?(.{2,80}?)(?: any ?more)?$/iu, remove],
  [/^(?:remove|delete|drop|take out|get rid of) (.+)$/iu, remove],
  [/^(?:move|put) (.+?) (?:section )?up to the top$/iu, top],
  [/^(?:change|set) (?:the )?(?:heading|section title|title of the section) (.+?) to (.+)$/iu, rename],
  [/^call (?:the )?(?:section )?["“]?(\S+)["”]?(?: section)? ["“]?(\S.*?)["”]?$/iu, rename],
  [/^(.{2,60}?) (?:should|must|has to|needs to) be (.+?)(?:,? (?:not|instead of) .+)?$/iu, change],
  [
    /^add (?:an? )?(?:new )?section (?!called|titled|named|about|on\b|saying|with)["“]?([^:”"]{2,60}?)["”]?(?: ?: ?(.+))?$/iu,
    section,
  ],
  [/^add (?:an? )?note(?: ?: | that says | which says | saying )["“]?(.+?)["”]?$/iu, note],
];

const german: readonly Rule[] = [
  [/^ich (?:brauche|will|möchte|mag) (.+?) nicht(?: mehr)?$/iu, remove],
  [
    /^(?:entferne?n?|lösche?n?|loesche?n?|streiche?n?|beseitige?n?|kürze|tilge) (.+?)(?: (?:raus|weg|heraus))?$/iu,
    remove,
  ],
  [/^(?:nimm|lass|tu|mach|schmeiß|wirf) (.+?) (?:raus|heraus|weg)$/iu, remove],
  [
    /^(.+?) (?:entfernen|löschen|loeschen|streichen|rausnehmen|herausnehmen|weglassen|wegnehmen|weg|raus|rauswerfen)$/iu,
    remove,
  ],
  [
    /^(?:verschieb|schieb|setz|stell|pack|leg|beweg|rück|bring)e? (.+?) (?:ganz )?(?:nach oben|hoch|an den anfang|an die spitze|nach vorne?|als erstes|zuerst)$/iu,
    top,
  ],
  [
    /^(.+?) (?:ganz )?(?:nach oben|an den anfang|als erstes|zuerst)(?: verschieben| setzen| stellen)?$/iu,
    top,
  ],
  [
    /^(?:verschieb|schieb|setz|stell|pack|leg|beweg|bring)e? (.+?) (?:ganz )?(?:nach unten|ans ende|an das ende|als letztes|nach hinten)$/iu,
    bottom,
  ],
  [/^(.+?) (?:ganz )?(?:nach unten|ans ende|als letztes)(?: verschieben| setzen)?$/iu, bottom],
  [/^(?:verschieb|schieb|setz|stell|pack|leg|beweg)e? (.+?) (?:vor|über|ueber) (.+)$/iu, before],
  [/^(.+?) (?:vor|über|ueber) (.+?) (?:verschieben|setzen|stellen|schieben)$/iu, before],
  [/^(?:verschieb|schieb|setz|stell|pack|leg|beweg)e? (.+?) (?:nach|hinter|unter) (.+)$/iu, after],
  [/^(.+?) (?:nach|hinter|unter) (.+?) (?:verschieben|setzen|stellen|schieben)$/iu, after],
  [/^(?:ver)?tausch(?:e|en)? (.+?) (?:und|mit|gegen) (.+?)(?: aus)?$/iu, swap],
  [/^(.+?) (?:und|mit) (.+?) (?:ver|aus)?tauschen$/iu, swap],
  [/^benenne? (.+?) (?:in|zu|als) (.+?)(?: um)?$/iu, rename],
  [/^(.+?) (?:in|zu) (.+?) umbenennen$/iu, rename],
  [/^nenne? (?:den abschnitt |die überschrift )?["„]?(\S+?)["“]? ["„]?(\S.*?)["“]?$/iu, rename],
  [/^(?:der |die )?(kunde|kundin|auftraggeber|firma) heißt (.+)$/iu, change],
  [/^(.+?) soll (?:jetzt |künftig |nun )?(.+?) (?:heißen|heissen)$/iu, rename],
  [/^(.+?) soll(?:te)? (?:jetzt |nun )?(.+?) (?:sein|lauten|betragen)$/iu, change],
  [
    /^(?:änder|aender|ander|setz|stell|korrigier|aktualisier|erhöh|senk)e? (.+?) (?:von .+? )?(?:auf|in|zu) (.+)$/iu,
    change,
  ],
  [/^(.+?) (?:auf|in|zu) (.+?) (?:ändern|aendern|setzen)$/iu, change],
  [
    /^(?:der |die |das )(kunde|kundin|auftraggeber|datum|titel|überschrift|rechnungsnummer|adresse|fälligkeit) (?:ist|lautet) (.+)$/iu,
    change,
  ],
  [
    /^(?:füge?|fuege?|ergänze?|mach|bitte) ?(?:noch )?(?:einen? )?(?:neuen? )?(?:abschnitt|absatz|kapitel) (.+?)(?: hinzu| ein| dazu)?(?: ?: ?(.+))?$/iu,
    section,
  ],
  [
    /^(?:ein(?:en)? )?(?:neue[nr]?|weiterer|weiteren) (?:abschnitt|absatz|kapitel):? (.+?)(?: ?: ?(.+))?$/iu,
    section,
  ],
  [
    /^(?:füge?|fuege?|ergänze?|schreib)? ?(?:noch )?(?:einen? )?(?:hinweis|notiz|anmerkung|bemerkung)(?: hinzu| dazu| hinzufügen| ein)?(?: mit dem text|,? dass|:) ?["„]?(.+?)["“]?$/iu,
    note,
  ],
];

const french: readonly Rule[] = [
  [/^je n['’]ai (?:pas|plus) besoin (?:de |d['’])(.+)$/iu, remove],
  [/^(?:supprim|enl[eè]v|retir|efface?|[oô]t)(?:e[rzs]?|é)? (.+)$/iu, remove],
  [
    /^(?:déplace|deplace|mets|place|monte|remonte)[rz]? (.+?) (?:tout )?(?:en haut|au début|au debut|en premier|en tête|en première position)$/iu,
    top,
  ],
  [
    /^(?:déplace|deplace|mets|place|descends)[rz]? (.+?) (?:tout )?(?:en bas|à la fin|a la fin|en dernier)$/iu,
    bottom,
  ],
  [/^(?:déplace|deplace|mets|place)[rz]? (.+?) (?:avant|au-dessus d[eu]|devant) (.+)$/iu, before],
  [
    /^(?:déplace|deplace|mets|place)[rz]? (.+?) (?:après|apres|sous|en dessous d[eu]|derrière) (.+)$/iu,
    after,
  ],
  [/^(?:échange|echange|inverse|intervertis|permute)[rz]? (.+?) (?:et|avec) (.+)$/iu, swap],
  [/^renomm(?:e|er|ez) (.+?) (?:en|comme|par) (.+)$/iu, rename],
  [/^appel(?:le|er|ez) (?:la section |le titre )?["«]?(\S+?)["»]? ["«]?(\S.*?)["»]?$/iu, rename],
  [
    /^change[rz]? (?:le titre|l['’]intitulé|la rubrique|le nom de la section) (.+?) (?:en|par|à) (.+)$/iu,
    rename,
  ],
  [/^(?:le )?(client|nom|titre)(?: s['’]appelle| est| c['’]est) (.+)$/iu, change],
  [/^(.{2,50}?) (?:devrait|doit) (?:être|etre)(?: de| à)? (.+)$/iu, change],
  [
    /^(?:change|changer|changez|modifie[rz]?|remplace[rz]?|corrige[rz]?|mets|passe[rz]?|fixe[rz]?) (.+?) (?:à|a|en|par|au|sur) (.+)$/iu,
    (name, value) =>
      /^(?:la police|le format|la couleur|le papier)/iu.test(name) ? '' : change(name, value),
  ],
  [
    /^(?:ajoute[rz]?|insère|rajoute[rz]?|crée) (?:une |la )?(?:nouvelle )?(?:section|partie|rubrique)(?: intitulée| appelée| nommée)? ?:? ?["«]?([^:»"]{2,60}?)["»]?(?: ?: ?(.+))?$/iu,
    section,
  ],
  [
    /^(?:ajoute[rz]?|insère|rajoute[rz]?|mets) (?:une |la )?(?:note|remarque|mention)(?: ?:| disant(?: que)?| qui dit(?: que)?) ?["«]?(.+?)["»]?$/iu,
    note,
  ],
  [
    /^(?:ajoute[rz]?|avec|mets) (?:la |une? )?tva (?:à|a|de) (\d[\d.,]*) ?%$/iu,
    (percent) => `add ${percent}% vat`,
  ],
];

const spanish: readonly Rule[] = [
  [/^no (?:necesito|quiero) (.+)$/iu, remove],
  [/^(?:quita|elimina|borra|suprime|saca)[r]? (.+)$/iu, remove],
  [
    /^(?:mueve|mover|pon|poner|coloca|colocar|sube|subir) (.+?) (?:arriba(?: del todo)?|al principio|al inicio|en primer lugar|primero|primera)$/iu,
    top,
  ],
  [
    /^(?:mueve|mover|pon|poner|coloca|baja) (.+?) (?:abajo(?: del todo)?|al final|en último lugar|al último)$/iu,
    bottom,
  ],
  [/^(?:mueve|mover|pon|poner|coloca) (.+?) (?:antes de|encima de|delante de|sobre) (.+)$/iu, before],
  [
    /^(?:mueve|mover|pon|poner|coloca) (.+?) (?:después de|despues de|debajo de|tras|detrás de) (.+)$/iu,
    after,
  ],
  [
    /^(?:intercambia|intercambiar|cambia de sitio|cambia de lugar|invierte) (.+?) (?:y|con|por) (.+)$/iu,
    swap,
  ],
  [/^(?:renombra|renombrar) (.+?) (?:a|como|en|por) (.+)$/iu, rename],
  [/^llama(?:r)? (?:a )?(?:la sección |la seccion )?["«]?(\S+?)["»]? ["«]?(\S.*?)["»]?$/iu, rename],
  [
    /^cambia[r]? (?:el título|el titulo|el encabezado|el nombre de la sección) (.+?) (?:por|a|en) (.+)$/iu,
    rename,
  ],
  [/^(?:el |la )?(cliente|nombre|título|titulo)(?: se llama| es) (.+)$/iu, change],
  [/^(.{2,50}?) (?:debe|debería|deberia|tiene que) ser(?: de)? (.+)$/iu, change],
  [/^(?:cambia|cambiar|modifica|corrige|pon|poner|fija) (.+?) (?:a|en) ([$£€]?\d.*)$/iu, change],
  [
    /^(?:cambia|cambiar|modifica|reemplaza|sustituye|corrige|pon|poner|fija) (.+?) (?:a|por|al|en|como) (.+)$/iu,
    (name, value) =>
      /^(?:la fuente|el formato|el color|el papel|la letra|la tipograf)/iu.test(name)
        ? ''
        : change(name, value),
  ],
  [
    /^(?:añade|anade|añadir|agrega|agregar|inserta|crea) (?:una |la )?(?:nueva )?(?:sección|seccion|parte)(?: llamada| titulada)? ?:? ?["«]?([^:»"]{2,60}?)["»]?(?: ?: ?(.+))?$/iu,
    section,
  ],
  [
    /^(?:añade|anade|añadir|agrega|agregar|pon|inserta) (?:una |la )?(?:nota|observación|mención)(?: ?:| que diga(?: que)?| diciendo(?: que)?) ?["«]?(.+?)["»]?$/iu,
    note,
  ],
];

/** Fonts and palettes, in the order in which the three languages say them. */
const looks: readonly Rule[] = [
  [/^(\p{L}{3,12})farben$/iu, (name) => `use the ${name} palette`],
  [
    /^(?:(?:change|set|ändere|stell|setz|wechsle|mets|change[rz]?|modifie|cambia|pon|usa|utilise|nimm|benutze)e? )?(?:die |la |le |el |the )?(?:schriftart|schrift|police|fuente|letra|tipografía|tipografia|typo)(?: bitte)?(?: (?:auf|zu|in|en|à|a|por))? (\p{L}[\p{L} -]{2,30}?)(?: wechseln| ändern)?$/iu,
    (name) =>
      /(?:gr[oö]|gross|klein|grand|petit|pequeñ|zu |too |trop |más|mas |plus )/iu.test(name)
        ? ''
        : `change the font to ${name}`,
  ],
];

const rules: readonly Rule[] = [
  ...figures,
  ...looks,
  ...common,
  ...english,
  ...german,
  ...french,
  ...spanish,
];

/** A wish about a part of the page, told in the words that the readers know; null where no phrase is known. */
export function structureOf(wish: string): string | null {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(wish);
    if (!match) continue;
    const said = say(...match.slice(1).map((group) => (group ?? '').trim()));
    if (said !== '') return said;
  }
  return null;
}
