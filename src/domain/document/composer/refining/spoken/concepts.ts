import { folded } from './folded.ts';
import { isSlip } from './slip.ts';

/** What a word of a wish about the whole page means, whatever its language. */
export type Concept =
  | 'big'
  | 'small'
  | 'more'
  | 'less'
  | 'too'
  | 'long'
  | 'short'
  | 'tight'
  | 'airy'
  | 'space'
  | 'text'
  | 'light'
  | 'white'
  | 'dark'
  | 'ground'
  | 'colour'
  | 'landscape'
  | 'portrait'
  | 'a4'
  | 'a5'
  | 'letter'
  | 'square'
  | 'slides'
  | 'document'
  | 'other'
  | 'dislike'
  | 'look'
  | 'formal'
  | 'friendly'
  | 'labels'
  | 'translate'
  | 'technical'
  | 'organic'
  | 'poster'
  | 'corporate'
  | 'editorial'
  | 'swiss'
  | 'english'
  | 'german'
  | 'french'
  | 'spanish'
  | 'italian'
  | 'portuguese'
  | 'dutch'
  | 'polish'
  | 'arabic'
  | 'japanese'
  | 'chinese'
  | 'filler';

/** Words by what they mean, without accents; English, German, French, Spanish. */
const words: Readonly<Record<Concept, string>> = {
  big: 'big bigger large larger enlarge grosser groesser grossere groessere grosseren gross grosse grand grande grands plus-grand agrandis agrandir agranda agrandar grandes vergrossere vergrossern vergroessere increase',
  small:
    'small smaller tiny shrink kleiner kleinere kleineren klein kleine petit petite petits pequeno pequena reduis reduire reduce reducir achica verkleinere verkleinern decrease',
  more: 'more mehr plus mas',
  less: 'less fewer weniger moins menos',
  too: 'too zu trop demasiado muy',
  long: 'long lang longue largo larga wordy',
  short:
    'short shorter shorten kurz kurzer kuerzer kurze kurzen kuerze kuerzen kurzt court courte raccourcis raccourcir corto corta acorta acortalo acortar concise knapper trim',
  tight:
    'tight tighter tighten compact denser kompakt kompakter kompaktere enger eng dichter compacte serre serree resserre resserrer compacto compacta apretado apretada denso',
  airy: 'airy airier looser spacious breathe luftiger luftig locker aere aeree aerer espacioso aireado',
  space:
    'space spacing whitespace room air gaps abstand abstande abstaende platz luft weissraum espace espaces espacement aire espacio espacios',
  text: 'text texts words font type fontsize lettering schrift schriftgrosse schriftgroesse texte textes wort worter police caracteres mots texto textos letra letras fuente palabras tipografia taille size tamano grosse',
  white: 'white weiss weisse weissen weisser weisses blanc blanche blanco blanca',
  light:
    'light lighter bright brighter hell heller helle helleren clair claire eclaircis eclaircir claro clara aclara aclarar softer paler',
  dark: 'dark darker deeper black night dunkel dunkler dunkle dunkleren dunkles dunklem schwarz schwarzer sombre fonce foncee noir noire assombris assombrir fonces oscuro oscura negro negra oscurece oscurecer stronger',
  ground:
    'mode modus modo theme thema tema background hintergrund fond fondo paper page seite version variante design arriere-plan',
  colour:
    'colour color colours colors accent shade tone farbe farben akzent akzentfarbe farbton couleur couleurs teinte accento acento tono',
  landscape: 'landscape horizontal horizontally querformat quer paysage apaisado apaisada horizontalement',
  portrait: 'portrait upright vertical hochformat hochkant hoch verticale',
  a4: 'a4',
  a5: 'a5',
  letter: 'letter',
  square: 'square quadratisch quadrat carre cuadrado',
  slides:
    'slides slide slideshow presentation deck folien folie prasentation praesentation diapositives diapositive diapos diapo diaporama diapositivas diapositiva presentacion',
  document: 'document pager dokument documento doc one-pager onepager einseiter page-document handout',
  other:
    'another other else different differently anders andere anderer anderes anderen nochmal autre autres differemment otro otra otros diferente distinto distinta new neues neu nouveau nouvelle nuevo nueva surprise shuffle redesign again uberrasch surprends sorprendeme',
  dislike:
    "dislike hate don't dont nicht gefallt mag n'aime aime pas gusta boring langweilig ennuyeux aburrido ugly haesslich hasslich moche feo fade",
  look: 'look looks style design layout aussehen stil designs gestaltung apparence aspect estilo diseno aspecto something etwas chose algo cosa version',
  formal:
    'formal formaler formeller formell formelle formel formelles professional professioneller professionell professionnel professionnelle profesional serious seriouser serios seriose polite hoflicher formlicher foermlicher sachlicher serieux serio',
  friendly:
    'friendly friendlier warmer casual personal relaxed freundlicher freundlich lockerer personlicher persoenlicher herzlicher amical amicale chaleureux chaleureuse sympa sympathique amable amigable cercano cercana calido informal',
  labels:
    'labels label headings beschriftungen beschriftung labels bezeichnungen libelles etiquettes intitules etiquetas rotulos titulos',
  translate:
    'translate translation ubersetze uebersetze ubersetz ubersetzen uebersetzen ubersetzung traduis traduire traduisez traduction traduce traducir traducelo traduccion',
  technical:
    'technical technisch technischer technischen technisches technique tecnico tecnica schematic engineering',
  organic: 'organic organisch organischer organischen organique organico organica handmade botanical earthy',
  poster:
    'poster bold bolder plakativ plakativer plakat affiche cartel punchy loud pop colourful colorful bunt bunter farbig farbiger farbenfroh colore coloree colorido colorida vistoso',
  corporate:
    'corporate businesslike institutionnel corporativo geschaftlich konservativ sober sobre sobrio sobria nuchtern nuechtern dezent dezenter discret discreto',
  editorial: 'editorial elegant eleganter elegante magazine klassisch klassischer classique clasico edler',
  swiss:
    'swiss minimal minimalist minimalistisch minimaliste minimalista modern moderner moderne moderno schweizer suisse suizo clean cleaner schlicht schlichter',
  english: 'english englisch englische englischen anglais anglaise ingles inglesa',
  german: 'german deutsch deutsche deutschen allemand allemande aleman alemana',
  french: 'french franzosisch franzosische franzosischen franzoesisch francais francaise frances francesa',
  spanish: 'spanish spanisch spanische spanischen espagnol espagnole espanol espanola castellano',
  italian: 'italian italienisch italien italienne italiano italiana',
  portuguese: 'portuguese portugiesisch portugais portugaise portugues',
  dutch: 'dutch niederlandisch hollandisch neerlandais neerlandes holandes',
  polish: 'polish polnisch polonais polaco',
  arabic: 'arabic arabisch arabe',
  japanese: 'japanese japanisch japonais japones',
  chinese: 'chinese chinesisch chinois chino mandarin',
  filler:
    "make it the this that is a an be to in into as of on with at use using set put turn switch change changed convert create do have has get go try give should would want need like bit little slightly much very really rather everything all whole between things from one fit single seule sola so back mettre ponerlo ponerla hacerlo machen format sized sheet me i my you u some good way mach mache machen es das die der den dem ein eine einen einem einer ist sind soll sollte sein im ins in auf als zum zur mit von nimm nutze verwende setz setze stell stelle dreh drehe wandle wandel um draus daraus davon bitte etwas bisschen wenig doch mal noch ganz alles ganze din gern mir ich hatte gerne lieber mochte will sehr wechsle wechsel wirken klingen lass mets mettez met met-le mets-le le la les l un une du de des d en au aux a avec sur rends rends-le rend fais fais-le fais-en faire passe passe-le transforme transforme-le convertis convertis-le utilise est soit c'est c'etait cela ca tout toute peu tres dans entre fond-de je j ton style-de moi pon ponlo ponla ponle poner haz hazlo hazla hacer pasa pasalo pasar convierte conviertelo convertir cambia cambialo cambiar usa usar el lo los las una unos al del con por para es esta este esto sea todo toda poco papel formato como mi no me prueba intenta essaie essaye probiere probier tono ton wirkt etwas-mehr",
};

const byWord = new Map(
  Object.entries(words).flatMap(([concept, list]) =>
    list.split(' ').map((word) => [word, concept as Concept] as const),
  ),
);
/** Function words stand for nothing else, wherever another list has them too. */
for (const word of ['etwas', 'ton', 'tono']) byWord.set(word, 'filler');

/** A slip of the finger is forgiven in words of this length and more. */
const leastForgiven = 5;

/** What a word means; null for a word that is somebody's own. */
export function conceptOf(word: string): Concept | null {
  const plain = folded(word);
  const known = byWord.get(plain);
  if (known || plain.length < leastForgiven - 1) return known ?? null;
  for (const [other, concept] of byWord)
    if (
      other.length >= leastForgiven - 1 &&
      other[0] === plain[0] &&
      concept !== 'filler' &&
      isSlip(plain, other)
    )
      return concept;
  return null;
}
