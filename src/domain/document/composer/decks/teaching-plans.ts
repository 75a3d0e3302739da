import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';

export const trainingPlan: DeckPlan = {
  subtitle: words(
    'What you will be able to do afterwards',
    'Was Sie danach können',
    'Ce que vous saurez faire ensuite',
    'Lo que sabrá hacer después',
  ),
  home: 0,
  figuresAfter: 0,
  itemPoints: [
    [
      words('See it', 'Zusehen', 'Observer', 'Observar'),
      words(
        'Watch it done once, from start to end.',
        'Einmal von Anfang bis Ende zuschauen.',
        'Regarder une fois, du début à la fin.',
        'Verlo una vez, de principio a fin.',
      ),
    ],
    [
      words('Do it', 'Selbst tun', 'Faire', 'Hacer'),
      words(
        'Try it slowly, with somebody beside you.',
        'Langsam probieren, mit jemandem daneben.',
        'Essayer lentement, accompagné.',
        'Probar despacio, con alguien al lado.',
      ),
    ],
    [
      words('Check it', 'Prüfen', 'Vérifier', 'Comprobar'),
      words(
        'Say how you can tell that it is right.',
        'Sagen, woran man erkennt, dass es stimmt.',
        'Dire à quoi l’on voit que c’est juste.',
        'Decir en qué se nota que está bien.',
      ),
    ],
  ],
  steps: [
    {
      label: words('Goal', 'Ziel', 'Objectif', 'Objetivo'),
      title: words(
        'What you will take home',
        'Was Sie mitnehmen',
        'Ce que vous en retirerez',
        'Lo que se llevará',
      ),
      lead: leading(
        'goals?|objectives?|aims?|learning goals?|topics?|lernziele?|ziele?|themen|inhalte?|objectifs?|thèmes|objetivos?|temas',
      ),
      gap: words(
        'What everybody can do afterwards',
        'Was danach alle können',
        'Ce que chacun saura faire ensuite',
        'Lo que todos sabrán hacer después',
      ),
      notes: words(
        'Ask who has done this before. Their questions will shape the pace.',
        'Fragen Sie, wer das schon gemacht hat. Deren Fragen geben das Tempo vor.',
        'Demandez qui l’a déjà fait. Leurs questions donneront le rythme.',
        'Pregunte quién lo ha hecho antes. Sus preguntas marcarán el ritmo.',
      ),
    },
    {
      label: words('Steps', 'Schritte', 'Étapes', 'Pasos'),
      title: words('How it is done', 'So geht es', 'Comment faire', 'Cómo se hace'),
      lead: leading('steps?|procedure|how|ablauf|schritte|étapes|déroulement|pasos|procedimiento'),
      gap: words(
        'The steps, in their order',
        'Die Schritte der Reihe nach',
        'Les étapes, dans l’ordre',
        'Los pasos, en orden',
      ),
      notes: words(
        'Show it once without a word, once with words, then let them try.',
        'Einmal ohne Worte zeigen, einmal mit, dann selbst probieren lassen.',
        'Montrez une fois sans parler, une fois en expliquant, puis laissez essayer.',
        'Muéstrelo una vez sin hablar, otra explicando, y deje probar.',
      ),
    },
    {
      label: words('Practice', 'Übung', 'Pratique', 'Práctica'),
      title: words('Now you', 'Jetzt Sie', 'À vous', 'Ahora usted'),
      lead: leading('practice|exercises?|übung(?:en)?|pratique|exercices?|práctica|ejercicios?'),
      points: [
        [
          words('In pairs', 'Zu zweit', 'À deux', 'En pareja'),
          words(
            'One does it, one watches and asks. Then change over.',
            'Eine Person macht es, die andere schaut zu und fragt. Dann wechseln.',
            'L’un fait, l’autre observe et questionne. Puis on échange.',
            'Uno lo hace, otro mira y pregunta. Luego se cambia.',
          ),
        ],
        [
          words('Slowly first', 'Erst langsam', 'D’abord lentement', 'Primero despacio'),
          words(
            'Right before fast. Speed comes by itself.',
            'Richtig vor schnell. Das Tempo kommt von selbst.',
            'Juste avant vite. La vitesse vient d’elle-même.',
            'Bien antes que rápido. La velocidad llega sola.',
          ),
        ],
        [
          words('Ask', 'Fragen', 'Demander', 'Preguntar'),
          words(
            'Every question helps somebody else too.',
            'Jede Frage hilft auch anderen.',
            'Chaque question aide aussi quelqu’un d’autre.',
            'Cada pregunta ayuda también a otros.',
          ),
        ],
      ],
      notes: words(
        'Leave more time for this slide than for all the others together.',
        'Geben Sie dieser Folie mehr Zeit als allen anderen zusammen.',
        'Accordez à cette page plus de temps qu’à toutes les autres.',
        'Dedique a esta diapositiva más tiempo que a todas las demás.',
      ),
    },
    {
      label: words('Check', 'Prüfung', 'Bilan', 'Repaso'),
      title: words(
        'How to tell that it is right',
        'Woran man sieht, dass es stimmt',
        'Comment savoir que c’est juste',
        'Cómo saber que está bien',
      ),
      lead: leading('check|quiz|test|prüfung|kontrolle|contrôle|bilan|evaluación|prueba'),
      gap: words(
        'The sign that shows it went well',
        'Das Zeichen, dass es gelungen ist',
        'Le signe que c’est réussi',
        'La señal de que ha salido bien',
      ),
      notes: words(
        'Let somebody explain it back to the room. What is missing tells you what to repeat.',
        'Lassen Sie es jemanden dem Raum erklären. Was fehlt, wiederholen Sie.',
        'Faites-le réexpliquer par quelqu’un. Ce qui manque est à répéter.',
        'Que alguien lo explique a la sala. Lo que falte, repítalo.',
      ),
    },
  ],
  closing: {
    label: words('To close', 'Zum Schluss', 'Pour finir', 'Para terminar'),
    title: words('Keep it up', 'Dranbleiben', 'Continuez', 'Siga practicando'),
    ask: words('Next session', 'Nächster Termin', 'Prochaine séance', 'Próxima sesión'),
    gap: words('Date', 'Datum', 'Date', 'Fecha'),
    notes: words(
      'Agree on one thing that everybody will use this week.',
      'Vereinbaren Sie eine Sache, die alle diese Woche anwenden.',
      'Convenez d’une chose que chacun appliquera cette semaine.',
      'Acuerden una cosa que todos usarán esta semana.',
    ),
  },
};

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
      gap: words(
        'What changed, and for whom it matters',
        'Was sich geändert hat, und für wen es zählt',
        'Ce qui a changé, et pour qui cela compte',
        'Qué ha cambiado y a quién le importa',
      ),
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
      gap: words(
        'The idea in one sentence, with one example',
        'Die Idee in einem Satz, mit einem Beispiel',
        'L’idée en une phrase, avec un exemple',
        'La idea en una frase, con un ejemplo',
      ),
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
      gap: words(
        'The first step, and who takes it',
        'Der erste Schritt, und wer ihn geht',
        'La première étape, et qui la fait',
        'El primer paso y quién lo da',
      ),
      notes: words(
        'Say what you have tried yourself.',
        'Sagen Sie, was Sie selbst versucht haben.',
        'Dites ce que vous avez vous-même essayé.',
        'Diga qué ha probado usted.',
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
    gap: words('Your message', 'Ihre Botschaft', 'Votre message', 'Su mensaje'),
    notes: words(
      'End on the one thing that should stay. Then ask for questions.',
      'Enden Sie mit dem einen, das bleiben soll. Dann bitten Sie um Fragen.',
      'Terminez sur la seule chose à retenir. Puis invitez aux questions.',
      'Termine con lo que debe quedar. Después, abra el turno de preguntas.',
    ),
  },
};
