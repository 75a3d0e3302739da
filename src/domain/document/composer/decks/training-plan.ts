import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';
import { trainingPoints } from './training-points.ts';

export const trainingPlan: DeckPlan = {
  subtitle: words(
    'What you will be able to do afterwards',
    'Was Sie danach können',
    'Ce que vous saurez faire ensuite',
    'Lo que sabrá hacer después',
  ),
  home: 0,
  figuresAfter: 0,
  itemPoints: trainingPoints,
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
      open: {
        shape: 'sentence',
        gap: words(
          'What everybody can do afterwards',
          'Was danach alle können',
          'Ce que chacun saura faire ensuite',
          'Lo que todos sabrán hacer después',
        ),
      },
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
      open: {
        shape: 'points',
        isNumbered: true,
        points: [
          [
            words('Watch', 'Zusehen', 'Regarder', 'Mirar'),
            words(
              'Once in full, without a word in between.',
              'Einmal ganz, ohne ein Wort dazwischen.',
              'Une fois en entier, sans un mot.',
              'Una vez entera, sin una palabra.',
            ),
          ],
          [
            words('Follow', 'Mitmachen', 'Suivre', 'Seguir'),
            words(
              'Step by step, together and slowly.',
              'Schritt für Schritt, gemeinsam und langsam.',
              'Pas à pas, ensemble et lentement.',
              'Paso a paso, juntos y despacio.',
            ),
          ],
          [
            words('Do', 'Selbst tun', 'Faire', 'Hacer'),
            words(
              'Alone, with somebody near who helps.',
              'Allein, mit jemandem in der Nähe, der hilft.',
              'Seul, avec quelqu’un tout près pour aider.',
              'A solas, con alguien cerca que ayude.',
            ),
          ],
        ],
      },
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
      open: {
        shape: 'points',
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
      },
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
      open: {
        shape: 'points',
        points: [
          [
            words('Explain it', 'Erklären', 'Expliquer', 'Explicarlo'),
            words(
              'Tell it to somebody who was not here.',
              'Es jemandem erzählen, der nicht dabei war.',
              'Le raconter à quelqu’un qui n’était pas là.',
              'Contárselo a quien no estuvo.',
            ),
          ],
          [
            words('Show it', 'Zeigen', 'Montrer', 'Mostrarlo'),
            words(
              'Do it once more, without the notes.',
              'Es noch einmal tun, ohne Notizen.',
              'Le refaire, sans les notes.',
              'Hacerlo otra vez, sin apuntes.',
            ),
          ],
          [
            words('Pass it on', 'Weitergeben', 'Transmettre', 'Transmitirlo'),
            words(
              'Whoever can teach it has learnt it.',
              'Wer es lehren kann, hat es gelernt.',
              'Qui sait l’enseigner l’a appris.',
              'Quien sabe enseñarlo lo ha aprendido.',
            ),
          ],
        ],
      },
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
    points: [
      [
        words('Until then', 'Bis dahin', 'D’ici là', 'Hasta entonces'),
        words(
          'Use one thing each day, and note what is hard.',
          'Jeden Tag eine Sache anwenden und notieren, was schwerfällt.',
          'Appliquer une chose par jour, et noter ce qui résiste.',
          'Usar una cosa cada día y anotar lo que cuesta.',
        ),
      ],
    ],
    gap: words('Date', 'Datum', 'Date', 'Fecha'),
    notes: words(
      'Agree on one thing that everybody will use this week.',
      'Vereinbaren Sie eine Sache, die alle diese Woche anwenden.',
      'Convenez d’une chose que chacun appliquera cette semaine.',
      'Acuerden una cosa que todos usarán esta semana.',
    ),
  },
};
