import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';
import { pitchOpen } from './pitch-open.ts';

/** In the order in which investors listen. */
export const pitchPlan: DeckPlan = {
  subtitle: words(
    'The problem, the answer, the numbers, the ask',
    'Das Problem, die Antwort, die Zahlen, die Bitte',
    'Le problème, la réponse, les chiffres, la demande',
    'El problema, la respuesta, las cifras, la petición',
  ),
  home: 1,
  figuresAfter: 4,
  steps: [
    {
      label: words('Problem', 'Problem', 'Problème', 'Problema'),
      title: words(
        'A problem worth solving',
        'Ein Problem, das sich zu lösen lohnt',
        'Un problème qui mérite une réponse',
        'Un problema que merece solución',
      ),
      lead: leading('problem|pain|challenge|herausforderung|problème|douleur|problema|reto'),
      open: pitchOpen.problem,
      notes: words(
        'Tell it as one person’s day. If the room nods here, the rest is easy.',
        'Erzählen Sie den Tag eines Menschen. Nickt der Raum hier, ist der Rest leicht.',
        'Racontez la journée d’une personne. Si la salle acquiesce, le reste est facile.',
        'Cuente el día de una persona. Si la sala asiente, lo demás es fácil.',
      ),
    },
    {
      label: words('Solution', 'Lösung', 'Solution', 'Solución'),
      title: words('Our answer', 'Unsere Antwort', 'Notre réponse', 'Nuestra respuesta'),
      lead: leading('solution|answer|product|lösung|produkt|produit|solución|producto'),
      open: pitchOpen.solution,
      notes: words(
        'Say it slowly, and once. If you can show it, show it now.',
        'Langsam und nur einmal. Wenn Sie es zeigen können, zeigen Sie es jetzt.',
        'Lentement, et une seule fois. Si vous pouvez le montrer, montrez-le maintenant.',
        'Despacio y una sola vez. Si puede mostrarlo, hágalo ahora.',
      ),
    },
    {
      label: words('How it works', 'So geht es', 'Comment ça marche', 'Cómo funciona'),
      title: words(
        'From the first day to a regular customer',
        'Vom ersten Tag zur Stammkundschaft',
        'Du premier jour au client fidèle',
        'Del primer día al cliente fiel',
      ),
      lead: leading(
        'how it works|how|steps?|ablauf|so geht es|fonctionnement|comment|funcionamiento|cómo funciona',
      ),
      open: pitchOpen.how,
      notes: words(
        'Walk through it as a customer would. No technology on this slide.',
        'Gehen Sie es durch wie eine Kundin. Keine Technik auf dieser Folie.',
        'Parcourez-le comme un client. Pas de technique sur cette page.',
        'Recórralo como un cliente. Sin tecnología en esta diapositiva.',
      ),
    },
    {
      label: words('Market', 'Markt', 'Marché', 'Mercado'),
      title: words(
        'The people who need it',
        'Die Menschen, die es brauchen',
        'Celles et ceux qui en ont besoin',
        'Quiénes lo necesitan',
      ),
      lead: leading(
        'market|customers?|audience|target(?: group)?|markt|kunden|zielgruppe|marché|clients?|mercado|clientes?',
      ),
      telltale: /(?<!\p{L})(?:market size|TAM|market|marktvolumen|marché de|mercado de)(?!\p{L})/u,
      open: pitchOpen.market,
      notes: words(
        'One source that people trust beats three they have to look up.',
        'Eine Quelle, der man vertraut, schlägt drei, die man nachschlagen muss.',
        'Une source à laquelle on se fie vaut mieux que trois à vérifier.',
        'Una fuente fiable vale más que tres por comprobar.',
      ),
    },
    {
      label: words('Traction', 'Bisher erreicht', 'Résultats', 'Avances'),
      title: words(
        'What we have shown so far',
        'Was wir schon gezeigt haben',
        'Ce que nous avons déjà montré',
        'Lo que ya hemos demostrado',
      ),
      lead: leading(
        'traction|progress|so far|milestones? reached|bisher(?: erreicht)?|fortschritt|résultats|à ce jour|avances|hasta hoy',
      ),
      telltale:
        /(?<!\p{L})(?:users|customers|subscribers|orders|growth|revenue|pilots?|waiting list|nutzer|kunden|umsatz|wachstum|utilisateurs|abonnés|croissance|chiffre d['’]affaires|usuarios|suscriptores|crecimiento|ventas)(?!\p{L})/iu,
      notes: words(
        'One number that grows says more than ten that stand still.',
        'Eine Zahl, die wächst, sagt mehr als zehn, die stehen.',
        'Un chiffre qui monte en dit plus que dix qui stagnent.',
        'Una cifra que crece dice más que diez quietas.',
      ),
    },
    {
      label: words('Business model', 'Geschäftsmodell', 'Modèle économique', 'Modelo de negocio'),
      title: words('How it earns', 'Womit es Geld verdient', 'Comment cela rapporte', 'Cómo genera ingresos'),
      lead: leading(
        'business model|revenue model|model|pricing|prices?|geschäftsmodell|preise?|modèle(?: économique)?|tarifs?|modelo(?: de negocio)?|precios?',
      ),
      telltale:
        /(?<!\p{L})(?:subscription|gross margin|margin|commission|abo(?:nnement)?|marge|suscripción|margen)(?!\p{L})|[$£€]\s?\d[\d.,]*\s(?:per|a|each)(?!\p{L})|\d\s?(?:€|euros?)\s(?:pro|par|al|por)(?!\p{L})/iu,
      open: pitchOpen.model,
      notes: words(
        'Say which part earns from the first day, and which one later.',
        'Sagen Sie, was vom ersten Tag an verdient und was später.',
        'Dites ce qui rapporte dès le premier jour, et ce qui viendra plus tard.',
        'Diga qué genera ingresos desde el primer día y qué más adelante.',
      ),
    },
    {
      label: words('Plan', 'Plan', 'Plan', 'Plan'),
      title: words('What comes next', 'Was als Nächstes kommt', 'La suite', 'Lo que sigue'),
      lead: leading(
        'plan|roadmap|next(?: steps?)?|milestones?|timeline|meilensteine?|nächste schritte|étapes|feuille de route|próximos pasos|hitos',
      ),
      telltale:
        /(?<!\p{L})(?:launch(?:es|ing)?|expand(?:s|ing)?|by (?:19|20)\d\d|markteintritt|lancement|lanzamiento)(?!\p{L})/iu,
      open: pitchOpen.plan,
      notes: words(
        'Name the one result that tells you it is time for the next step.',
        'Nennen Sie das eine Ergebnis, nach dem der nächste Schritt folgt.',
        'Nommez le résultat qui déclenche l’étape suivante.',
        'Nombre el resultado que abre paso a lo siguiente.',
      ),
    },
    {
      label: words('Team', 'Team', 'Équipe', 'Equipo'),
      title: words(
        'The people who make it work',
        'Die Menschen dahinter',
        'Celles et ceux qui le font',
        'Las personas que lo hacen posible',
      ),
      lead: leading(
        '(?:our )?team|founders?|founded by|led by|run by|gründer(?:innen|in)?|gegründet von|équipe|fondateurs?|fondée? par|equipo|fundadores?|fundad[oa] por',
      ),
      telltale:
        /(?<!\p{L})(?:CEO|CTO|COO|CFO|founders?|co-founders?|gründerin?|fondatrice|fondateur|fundadora?)(?!\p{L})/u,
      open: pitchOpen.team,
      notes: words(
        'One sentence for each person: what they have done before that makes them right for this.',
        'Ein Satz je Person: Was hat sie vorher getan, das sie hierfür richtig macht?',
        'Une phrase par personne : ce qu’elle a fait qui la rend juste pour cela.',
        'Una frase por persona: qué ha hecho antes que la hace idónea.',
      ),
    },
  ],
  closing: {
    label: words('The ask', 'Die Bitte', 'La demande', 'La petición'),
    title: words(
      'Build this with us',
      'Bauen Sie es mit uns',
      'Construisons-le ensemble',
      'Construyámoslo juntos',
    ),
    ask: words('We are raising', 'Wir suchen', 'Nous levons', 'Buscamos'),
    points: [
      [
        words('What it buys', 'Wofür', 'À quoi il sert', 'Para qué'),
        words(
          'The people, the equipment and the time to prove it.',
          'Menschen, Ausrüstung und Zeit, um es zu beweisen.',
          'Les personnes, le matériel et le temps de le prouver.',
          'Personas, equipo y tiempo para demostrarlo.',
        ),
      ],
    ],
    gap: words('Amount', 'Betrag', 'Montant', 'Importe'),
    notes: words(
      'Say the amount, say what it changes, and stop talking. The next question is theirs.',
      'Nennen Sie den Betrag und was er ändert. Dann schweigen Sie: Die nächste Frage gehört den anderen.',
      'Dites le montant, dites ce qu’il change, puis taisez-vous. La question suivante leur appartient.',
      'Diga la cantidad, diga qué cambia y calle. La siguiente pregunta es suya.',
    ),
  },
};
