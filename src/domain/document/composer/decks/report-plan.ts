import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';
import { nextSteps, risks } from './shared-steps.ts';

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
      open: {
        shape: 'figures',
        gap: words('Your figure', 'Ihre Zahl', 'Votre chiffre', 'Su cifra'),
        figures: [
          [
            words('The result', 'Das Ergebnis', 'Le résultat', 'El resultado'),
            words(
              'What we measured',
              'Was wir gemessen haben',
              'Ce que nous avons mesuré',
              'Lo que hemos medido',
            ),
          ],
          [
            words('The change', 'Die Veränderung', 'L’évolution', 'El cambio'),
            words(
              'Against the time before',
              'Gegenüber der Zeit davor',
              'Par rapport à la période précédente',
              'Respecto al periodo anterior',
            ),
          ],
        ],
      },
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
      open: {
        shape: 'sentence',
        gap: words(
          'What follows from it, and for whom',
          'Was daraus folgt, und für wen',
          'Ce qui en découle, et pour qui',
          'Qué se desprende de ello, y para quién',
        ),
      },
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
    points: [
      [
        words('Why', 'Warum', 'Pourquoi', 'Por qué'),
        words(
          'It follows from what the figures show.',
          'Es folgt aus dem, was die Zahlen zeigen.',
          'Cela découle de ce que montrent les chiffres.',
          'Se desprende de lo que muestran las cifras.',
        ),
      ],
    ],
    gap: words('Your recommendation', 'Ihre Empfehlung', 'Votre recommandation', 'Su recomendación'),
    notes: words(
      'End on the recommendation and leave it on the screen while you answer questions.',
      'Enden Sie mit der Empfehlung und lassen Sie sie während der Fragen stehen.',
      'Terminez par la recommandation et laissez-la à l’écran pendant les questions.',
      'Termine con la recomendación y déjela en pantalla durante las preguntas.',
    ),
  },
};
