import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';

export const talkPlan: DeckPlan = {
  subtitle: words(
    'What it is, why it matters, what to do next',
    'Was es ist, warum es zählt, was zu tun ist',
    'Ce que c’est, pourquoi c’est important, que faire',
    'Qué es, por qué importa, qué hacer',
  ),
  home: 1,
  figuresAfter: 1,
  steps: [
    {
      label: words('Why', 'Warum', 'Pourquoi', 'Por qué'),
      title: words(
        'Why this matters now',
        'Warum das jetzt wichtig ist',
        'Pourquoi c’est important maintenant',
        'Por qué importa ahora',
      ),
      lead: leading('why|background|problem|warum|hintergrund|pourquoi|contexte|por qué|contexto'),
      open: {
        shape: 'points',
        points: [
          [
            words('Close to home', 'Ganz nah', 'Tout près', 'Muy cerca'),
            words(
              'It touches ordinary days more often than it seems.',
              'Es berührt den Alltag öfter, als man denkt.',
              'Cela touche le quotidien plus souvent qu’il n’y paraît.',
              'Toca el día a día más de lo que parece.',
            ),
          ],
          [
            words('Shared', 'Gemeinsam', 'Ensemble', 'De todos'),
            words(
              'What one of us does about it, others notice.',
              'Was eine Person tut, bemerken die anderen.',
              'Ce que fait l’un de nous, les autres le voient.',
              'Lo que hace uno, los demás lo notan.',
            ),
          ],
          [
            words('Now', 'Jetzt', 'Maintenant', 'Ahora'),
            words(
              'It rarely gets easier by waiting.',
              'Durch Warten wird es selten leichter.',
              'Attendre rend rarement les choses plus faciles.',
              'Esperar rara vez lo hace más fácil.',
            ),
          ],
        ],
      },
      notes: words(
        'Begin with one person and one moment. The general case can follow.',
        'Beginnen Sie mit einem Menschen und einem Moment. Das Allgemeine kann folgen.',
        'Commencez par une personne et un moment. Le général peut suivre.',
        'Empiece por una persona y un momento. Lo general puede seguir.',
      ),
    },
    {
      label: words('What', 'Was', 'Quoi', 'Qué'),
      title: words('The idea', 'Worum es geht', 'L’idée', 'La idea'),
      lead: leading('what|idea|about|idee|inhalt|idée'),
      open: {
        shape: 'sentence',
        gap: words(
          'The idea in one sentence, with one example',
          'Die Idee in einem Satz, mit einem Beispiel',
          'L’idée en une phrase, avec un exemple',
          'La idea en una frase, con un ejemplo',
        ),
      },
      notes: words(
        'One example to each part, and no more.',
        'Zu jedem Teil ein Beispiel, nicht mehr.',
        'Un exemple par partie, pas davantage.',
        'Un ejemplo por parte, no más.',
      ),
    },
    {
      label: words('How', 'Wie', 'Comment', 'Cómo'),
      title: words('What it takes', 'Was es braucht', 'Ce qu’il faut', 'Qué hace falta'),
      lead: leading('how|steps?|wie|schritte|comment|étapes|cómo|pasos'),
      open: {
        shape: 'points',
        isNumbered: true,
        points: [
          [
            words('Begin', 'Anfangen', 'Commencer', 'Empezar'),
            words(
              'One small thing, this week.',
              'Mit einer kleinen Sache, diese Woche.',
              'Par une petite chose, cette semaine.',
              'Por algo pequeño, esta semana.',
            ),
          ],
          [
            words('Share', 'Teilen', 'Partager', 'Compartir'),
            words(
              'Tell somebody, and ask how they do it.',
              'Jemandem davon erzählen und fragen, wie es andere machen.',
              'En parler, et demander comment font les autres.',
              'Contarlo y preguntar cómo lo hacen otros.',
            ),
          ],
          [
            words('Keep on', 'Dranbleiben', 'Continuer', 'Seguir'),
            words(
              'What is easy to repeat will last.',
              'Was leicht zu wiederholen ist, bleibt.',
              'Ce qui se répète facilement dure.',
              'Lo que es fácil de repetir perdura.',
            ),
          ],
        ],
      },
      notes: words(
        'Say what you have tried yourself.',
        'Sagen Sie, was Sie selbst versucht haben.',
        'Dites ce que vous avez vous-même essayé.',
        'Diga qué ha probado usted.',
      ),
    },
    {
      label: words('Together', 'Gemeinsam', 'Ensemble', 'Juntos'),
      title: words('Over to you', 'Jetzt sind Sie dran', 'À vous la parole', 'Ahora ustedes'),
      lead: leading('questions?|discussion|fragen|diskussion|échange|preguntas|debate'),
      open: {
        shape: 'points',
        points: [
          [
            words('What was new?', 'Was war neu?', 'Qu’est-ce qui était nouveau ?', '¿Qué era nuevo?'),
            words(
              'One thing that you did not expect.',
              'Eine Sache, die Sie nicht erwartet haben.',
              'Une chose inattendue.',
              'Algo que no esperaba.',
            ),
          ],
          [
            words('What is missing?', 'Was fehlt?', 'Que manque-t-il ?', '¿Qué falta?'),
            words(
              'The question that is still open.',
              'Die Frage, die noch offen ist.',
              'La question encore ouverte.',
              'La pregunta que sigue abierta.',
            ),
          ],
          [
            words('What will you try?', 'Was probieren Sie?', 'Qu’allez-vous essayer ?', '¿Qué probará?'),
            words(
              'And whom will you tell about it?',
              'Und wem erzählen Sie davon?',
              'Et à qui en parlerez-vous ?',
              '¿Y a quién se lo contará?',
            ),
          ],
        ],
      },
      notes: words(
        'Wait five seconds longer than is comfortable. Somebody will speak.',
        'Warten Sie fünf Sekunden länger als angenehm. Jemand wird sprechen.',
        'Attendez cinq secondes de plus qu’il n’est confortable. Quelqu’un parlera.',
        'Espere cinco segundos más de lo cómodo. Alguien hablará.',
      ),
    },
  ],
  closing: {
    label: words('To close', 'Zum Schluss', 'Pour conclure', 'Para terminar'),
    title: words(
      'One thing to remember',
      'Eine Sache zum Merken',
      'Une chose à retenir',
      'Una cosa para recordar',
    ),
    ask: words('Take away', 'Zum Mitnehmen', 'À retenir', 'Para llevarse'),
    points: [
      [
        words('Thank you', 'Danke', 'Merci', 'Gracias'),
        words(
          'For your time, and for your questions.',
          'Für Ihre Zeit und Ihre Fragen.',
          'Pour votre temps et vos questions.',
          'Por su tiempo y sus preguntas.',
        ),
      ],
    ],
    gap: words('Your message', 'Ihre Botschaft', 'Votre message', 'Su mensaje'),
    notes: words(
      'End on the one thing that should stay. Then ask for questions.',
      'Enden Sie mit dem einen, das bleiben soll. Dann bitten Sie um Fragen.',
      'Terminez sur la seule chose à retenir. Puis invitez aux questions.',
      'Termine con lo que debe quedar. Después, abra el turno de preguntas.',
    ),
  },
};
