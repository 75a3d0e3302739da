/** The subject of a page, as far as a drawing can show it. */
export type Subject =
  | 'cycling'
  | 'city'
  | 'sea'
  | 'music'
  | 'reading'
  | 'growing'
  | 'food'
  | 'mountains'
  | 'tools'
  | 'sport'
  | 'science'
  | 'house'
  | 'people'
  | 'cloth'
  | 'technology';

/**
 * Word beginnings that identify a subject, in English, German, French and Spanish; a trailing `$` requires
 * the whole word. The name of the subject itself matches too.
 */
const words: Readonly<Record<Subject, string>> = {
  cycling: 'cycling|bike|cycl|bicycle|e-?bike|velo$|vélo|fahrrad|rad$|bicicleta|scooter|moped',
  city: 'city|town|urban|tram|train$|trains$|travel|route|transport|map$|maps|delivery|logistic|metro$|bus$|buses|street(?! food| party| market)|traffic|parking|kerb|vans?$|stadt|straße|ville|rue$|ciudad|calle|skyline|architect|tour$|tours|circling',
  sea: 'sea$|seaside|ocean|water|river|beach|harbou?r|swim|boat|sail|fish|marsh|coast|surf|lido|regatta|meer|see$|strand|hafen|boot|schwimm|segel|mer$|plage|port$|bateau|mar$|playa|barco|puerto|lake|pool$',
  music:
    'music|sound|concert|danc|jazz|radio|disco|dj$|band$|choir|gig$|karaoke|opera|orchestra|vinyl|song|musik|konzert|tanz|chor|lied|musique|concert|danse|chorale|música|concierto|baile|party|festival|fest$|fête|fiesta',
  reading:
    'reading|book|print(?:s|ed|er|ers|ing|shop)?$|publish|librar|school|educat|lesson|paper|writ|literat|course|class$|classes|teach|student|train(?:ing|er)$|workshop|learn|buch|bücher|lesen|schul|unterricht|kurs|livre|école|lecture|cours$|libro|escuela|clase|lectura|curso|poet|story',
  growing:
    'growing|garden|plant|flower|florist|farm|nature|green$|harvest|spring|tree|forest|bee$|bees|honey|botan|allotment|herb|seed|garten|pflanz|blume|wald|bauern|jardin|plante|fleur|forêt|jardín|planta|flor|bosque|huerto|orchard|cider|apple',
  food: 'food|bake$|baking|bake sale|kitchen|vegan|restaurant|bistro|trattoria|menu|dinner|supper|brunch|lunch|breakfast|caf[eé]|coffee|tea$|wine|bread|baker|cake|cook|chef|soup|pizza|taco|tasting|picnic|barbecue|bbq|market|beer|küche|essen|wein|brot|kaffee|markt|kochen|cuisine|repas|dîner|vin$|pain$|marché|cocina|comida|cena$|vino|pan$|mercado|café',
  mountains:
    'yoga|tai chi|qigong|pilates|meditat|owl|birds?$|wildlife|christmas|weihnacht|noël|navidad|advent|winter|snow|schnee|mountain|hik|climb|alp|peak|ski|summit|trail|camp|outdoor|valley|berg|wander|kletter|gipfel|montagne|randonn|montaña|sendero|senderismo',
  tools:
    'potter(?:y|s)|ceramic|keramik|töpfer|poterie|céramique|cerámica|alfarer|tool|repair|workshop for|carpent|plumb|joiner|mechanic|hardware|build|construct|renovat|handwerk|werkzeug|reparatur|outil|réparation|bricolage|herramienta|reparaci|electrician|fix$|maker|craft|wood',
  sport:
    'sport|run$|runs|runner|race|marathon|football|soccer|tennis|basketball|gym|fitness|athlet|team$|match$|tournament|league|lauf|fußball|turnier|turnen|course à|carrera|fútbol|torneo|skate|rugby|cricket|boxing',
  science:
    'science|scien|laborator|lab$|labs|chemi|physic|biolog|research|experiment|astronom|medic|pharma|clinic|wissenschaft|forschung|labor$|laboratoire|recherche|ciencia|laboratorio|investigaci|space',
  house:
    'pets?$|dogs?$|pupp|cats?$|kitten|hunde?$|welpe|katze|chiens?$|chiots?$|perro|gato|solar|energ|flea|flohmarkt|trödel|brocante|house|home|estate|apartment|flat$|flats|rent|property|roof|housing|neighbou?r|open house|haus|wohnung|miete|nachbar|maison|appartement|voisin|casa|piso$|vecin|hotel|cottage',
  people:
    'chess|schach|échecs|ajedrez|quiz|bingo|game night|spieleabend|people|communit|volunteer|meeting|meetup|famil|wedding|birthday|reunion|charit|friend|club$|kids|child|gemeinschaft|treffen|familie|hochzeit|geburtstag|kinder|communauté|famille|mariage|anniversaire|enfant|comunidad|reunión|boda|cumpleaños|niñ|celebrat|gala|network|team building|hiring|job',
  cloth:
    'cloth|textile|fabric|dye(?:s|d|ing)?$|wool|weav|knit|sewing|quilt|embroider|laundry|stoffe?$|färbe|nähen|nähkurs|strick|webe|textil|tissu|teintur|tricot|couture|broderie|telas?$|teñid|tejid|costura',
  technology:
    'technolog|tech$|software|data|digital|code|coding|comput|robot|app$|apps|cloud|internet|cyber|electronic|sensor|program|platform|start-?up|technik|daten|logiciel|numérique|datos|tecnolog|ai$|api$|server|hack',
};

const patterns = Object.entries(words).map(([subject, beginnings]) => {
  const alternatives = beginnings
    .split('|')
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
    .join('|');
  return [subject as Subject, new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})`, 'iu')] as const;
});

/**
 * Words for an occasion, which identify a subject only if nothing else does. 'Pottery workshop' is about
 * pottery.
 */
const occasions =
  /(?<!\p{L})(?:workshops?|courses?|class(?:es)?|lessons?|training|clubs?|tournaments?|torneo|turnier|tournoi|meetings?|part(?:y|ies)|kurse?|cours|cursos?|clases?|festivals?|fest|fête|fiesta|matche?s?|leagues?|markets?|marché|mercado|ateliers?|taller)(?!\p{L})/giu;

/** Returns the subject of a motif by its first matching word; null if none matches. */
export function subjectOf(motif: string): Subject | null {
  const wanted = motif.slice(0, 400);
  return firstSubject(wanted.replace(occasions, ' ')) ?? firstSubject(wanted);
}

function firstSubject(wanted: string): Subject | null {
  const found = patterns
    .map(([subject, pattern]) => ({ subject, at: pattern.exec(wanted)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.subject ?? null;
}
