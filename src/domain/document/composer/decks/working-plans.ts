import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan, StepPlan } from './deck-plan.ts';

const nextSteps: StepPlan = {
  label: words('Next', 'Weiter', 'Ensuite', 'Después'),
  title: words('What happens next', 'Wie es weitergeht', 'La suite', 'Próximos pasos'),
  lead: leading(
    'next(?: steps?)?|plan|planned|to ?do|nächste[rn]? schritte?|weiteres vorgehen|prochaines? étapes?|próximos? pasos?',
  ),
  telltale:
    /^(?:next|then|from|by|nächste[rsn]?|danach|ab|prochaine?s?|ensuite|próxim[oa]s?|después)(?!\p{L})/iu,
  gap: words(
    'The next step, with a name and a day',
    'Der nächste Schritt, mit Namen und Datum',
    'La prochaine étape, avec un nom et une date',
    'El próximo paso, con nombre y fecha',
  ),
  notes: words(
    'Three steps are enough. The rest belongs in the plan, not on the screen.',
    'Drei Schritte genügen. Der Rest gehört in den Plan, nicht auf die Leinwand.',
    'Trois étapes suffisent. Le reste va dans le plan, pas à l’écran.',
    'Con tres pasos basta. El resto va en el plan, no en la pantalla.',
  ),
};

const risks: StepPlan = {
  label: words('In the way', 'Im Weg', 'Obstacles', 'Obstáculos'),
  title: words(
    'What could hold us up',
    'Was uns aufhalten könnte',
    'Ce qui pourrait nous freiner',
    'Lo que podría frenarnos',
  ),
  lead: leading(
    '(?:main |top |open |key |biggest )?(?:risks?|issues?|blockers?|problems?|concerns?)|blocked by|risiko|risiken|probleme?|hindernisse?|risques?|problèmes?|obstacles?|riesgos?|problemas?|obstáculos?',
  ),
  telltale:
    /(?<!\p{L})(?:delay(?:ed|s)?|late|blocked|bugs?|overrun|behind|verspät\p{L}*|verzöger\p{L}*|retard|retraso)(?!\p{L})/iu,
  gap: words(
    'The risk to watch, and who watches it',
    'Das Risiko, und wer es im Blick hat',
    'Le risque à suivre, et par qui',
    'El riesgo y quién lo vigila',
  ),
  notes: words(
    'Name a person for each point. A risk without a name belongs to nobody.',
    'Nennen Sie zu jedem Punkt einen Namen. Ein Risiko ohne Namen gehört niemandem.',
    'Un nom pour chaque point. Un risque sans nom n’appartient à personne.',
    'Un nombre para cada punto. Un riesgo sin nombre no es de nadie.',
  ),
};

export const statusPlan: DeckPlan = {
  subtitle: words(
    'Where we stand, what is in the way, what comes next',
    'Wo wir stehen, was im Weg ist, was als Nächstes kommt',
    'Où nous en sommes, ce qui freine, ce qui suit',
    'Dónde estamos, qué nos frena, qué sigue',
  ),
  home: 0,
  figuresAfter: 0,
  steps: [
    {
      label: words('Status', 'Stand', 'État', 'Estado'),
      title: words('Where we stand', 'Wo wir stehen', 'Où nous en sommes', 'Dónde estamos'),
      lead: leading('status|progress|stand|fortschritt|état|avancement|estado|avance'),
      gap: words(
        'The state in one sentence: on track or not',
        'Der Stand in einem Satz: im Plan oder nicht',
        'L’état en une phrase : dans les temps ou non',
        'El estado en una frase: en plazo o no',
      ),
      notes: words(
        'Say green, amber or red first. Then say why.',
        'Sagen Sie zuerst Grün, Gelb oder Rot. Dann, warum.',
        'Dites d’abord vert, orange ou rouge. Puis pourquoi.',
        'Diga primero verde, ámbar o rojo. Después, por qué.',
      ),
    },
    {
      label: words('Done', 'Erledigt', 'Réalisé', 'Hecho'),
      title: words('What we have finished', 'Was geschafft ist', 'Ce qui est fait', 'Lo que hemos terminado'),
      lead: leading(
        'done|completed|finished|delivered|achieved|achievements?|highlights?|erledigt|abgeschlossen|fertig|réalisé|terminé|hecho|logros',
      ),
      telltale:
        /(?<!\p{L})(?:done|completed|finished|delivered|shipped|signed|erledigt|abgeschlossen|terminée?s?|livrée?s?|terminad[oa]s?|entregad[oa]s?)(?!\p{L})/iu,
      gap: words(
        'The result that others can already use',
        'Das Ergebnis, das andere schon nutzen können',
        'Le résultat déjà utilisable',
        'El resultado que otros ya pueden usar',
      ),
      notes: words(
        'Results first. Effort is of interest only where it explains a delay.',
        'Ergebnisse zuerst. Aufwand zählt nur, wo er eine Verzögerung erklärt.',
        'Les résultats d’abord. L’effort n’intéresse que s’il explique un retard.',
        'Primero los resultados. El esfuerzo interesa solo si explica un retraso.',
      ),
    },
    risks,
    nextSteps,
  ],
  closing: {
    label: words('To decide', 'Zu entscheiden', 'À décider', 'Por decidir'),
    title: words(
      'One decision for today',
      'Eine Entscheidung für heute',
      'Une décision pour aujourd’hui',
      'Una decisión para hoy',
    ),
    ask: words('We need', 'Wir brauchen', 'Il nous faut', 'Necesitamos'),
    gap: words('Decision', 'Entscheidung', 'Décision', 'Decisión'),
    notes: words(
      'Ask for one thing, and say what waiting would cost.',
      'Bitten Sie um eine Sache, und sagen Sie, was Warten kostet.',
      'Demandez une seule chose, et dites ce que coûterait l’attente.',
      'Pida una sola cosa y diga cuánto costaría esperar.',
    ),
  },
};

export const reportPlan: DeckPlan = {
  subtitle: words(
    'What we measured, what it means, what to do',
    'Was wir gemessen haben, was es heißt, was zu tun ist',
    'Ce que nous avons mesuré, ce que cela signifie, que faire',
    'Qué medimos, qué significa, qué hacer',
  ),
  home: 0,
  figuresAfter: 0,
  steps: [
    {
      label: words('Findings', 'Ergebnisse', 'Résultats', 'Resultados'),
      title: words(
        'What we found',
        'Was wir gefunden haben',
        'Ce que nous avons constaté',
        'Qué hemos encontrado',
      ),
      lead: leading(
        'findings?|results?|highlights?|summary|ergebnisse?|résultats?|constats?|resultados?|hallazgos',
      ),
      gap: words(
        'The main finding',
        'Das wichtigste Ergebnis',
        'Le résultat principal',
        'El resultado principal',
      ),
      notes: words(
        'Say the finding before you say how you found it.',
        'Erst das Ergebnis, dann der Weg dorthin.',
        'Le résultat d’abord, la méthode ensuite.',
        'Primero el resultado, después el método.',
      ),
    },
    {
      label: words('Meaning', 'Bedeutung', 'Sens', 'Significado'),
      title: words(
        'What it means for us',
        'Was das für uns heißt',
        'Ce que cela signifie pour nous',
        'Qué significa para nosotros',
      ),
      lead: leading(
        'meaning|conclusions?|because|cause|reasons?|fazit|ursache|gründe|conclusions?|causes?|conclusi[oó]n(?:es)?|causas?',
      ),
      gap: words('What follows from it', 'Was daraus folgt', 'Ce qui en découle', 'Qué se desprende de ello'),
      notes: words(
        'One consequence that people here can feel.',
        'Eine Folge, die man hier spürt.',
        'Une conséquence que l’on ressent ici.',
        'Una consecuencia que aquí se nota.',
      ),
    },
    risks,
    nextSteps,
  ],
  closing: {
    label: words('To close', 'Zum Schluss', 'Pour conclure', 'Para terminar'),
    title: words('What we recommend', 'Was wir empfehlen', 'Ce que nous recommandons', 'Qué recomendamos'),
    ask: words('Recommendation', 'Empfehlung', 'Recommandation', 'Recomendación'),
    gap: words('Your recommendation', 'Ihre Empfehlung', 'Votre recommandation', 'Su recomendación'),
    notes: words(
      'End on the recommendation and leave it on the screen while you answer questions.',
      'Enden Sie mit der Empfehlung und lassen Sie sie während der Fragen stehen.',
      'Terminez par la recommandation et laissez-la à l’écran pendant les questions.',
      'Termine con la recomendación y déjela en pantalla durante las preguntas.',
    ),
  },
};
