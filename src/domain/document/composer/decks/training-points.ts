import { words } from '../papers/paper-plan.ts';
import type { PointWords } from './deck-plan.ts';

/** What there is to show of a thing that is learnt, whatever it is: sets that neighbouring slides take in turn. */
export const trainingPoints: readonly (readonly PointWords[])[] = [
  [
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
  [
    [
      words('Before', 'Vorher', 'Avant', 'Antes'),
      words(
        'Have ready what you need, within reach.',
        'Bereitlegen, was man braucht, in Reichweite.',
        'Préparer ce qu’il faut, à portée de main.',
        'Tener listo y a mano lo necesario.',
      ),
    ],
    [
      words('Meanwhile', 'Dabei', 'Pendant', 'Durante'),
      words(
        'One thing at a time, and look up in between.',
        'Eins nach dem anderen, und zwischendurch aufschauen.',
        'Une chose à la fois, en levant les yeux.',
        'Una cosa cada vez, y levantar la vista.',
      ),
    ],
    [
      words('Afterwards', 'Danach', 'Après', 'Después'),
      words(
        'Leave it so that the next person can begin.',
        'So hinterlassen, dass die Nächsten anfangen können.',
        'Laisser en état pour la personne suivante.',
        'Dejarlo listo para quien sigue.',
      ),
    ],
  ],
  [
    [
      words('Usually', 'Meistens', 'D’habitude', 'Normalmente'),
      words(
        'How it goes on an ordinary day.',
        'Wie es an einem gewöhnlichen Tag läuft.',
        'Comment cela se passe un jour ordinaire.',
        'Cómo va un día cualquiera.',
      ),
    ],
    [
      words('Sometimes', 'Manchmal', 'Parfois', 'A veces'),
      words(
        'What is different when it gets busy.',
        'Was anders ist, wenn viel los ist.',
        'Ce qui change quand il y a du monde.',
        'Qué cambia cuando hay mucho trabajo.',
      ),
    ],
    [
      words('When in doubt', 'Im Zweifel', 'En cas de doute', 'En caso de duda'),
      words(
        'Stop, ask, and go on together.',
        'Innehalten, fragen, gemeinsam weitermachen.',
        'S’arrêter, demander, continuer ensemble.',
        'Parar, preguntar y seguir juntos.',
      ),
    ],
  ],
];
