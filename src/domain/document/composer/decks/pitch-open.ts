import { words } from '../papers/paper-plan.ts';
import type { OpenStep } from './deck-plan.ts';

/** What a pitch says at each step where the prompt is silent: true of any venture, and no fact of this one. */
export const pitchOpen = {
  problem: {
    shape: 'points',
    points: [
      [
        words('People put it off', 'Man schiebt es auf', 'On remet à plus tard', 'Se va dejando'),
        words(
          'What is a nuisance to arrange waits until it can wait no longer.',
          'Was mühsam ist, bleibt liegen, bis es nicht mehr geht.',
          'Ce qui est pénible attend jusqu’à ce que ce ne soit plus possible.',
          'Lo que resulta pesado espera hasta que ya no puede esperar.',
        ),
      ],
      [
        words('They make do', 'Man behilft sich', 'On se débrouille', 'Se apaña'),
        words(
          'They get by with what is at hand, and lose time over it.',
          'Man nimmt, was gerade da ist, und verliert dabei Zeit.',
          'On fait avec ce qu’on a sous la main, et l’on perd du temps.',
          'Se recurre a lo que hay a mano, y se pierde tiempo.',
        ),
      ],
      [
        words('They pay twice', 'Man zahlt doppelt', 'On paie deux fois', 'Se paga dos veces'),
        words(
          'First for the stopgap, then for what they needed all along.',
          'Erst für den Notbehelf, dann für das, was von Anfang an nötig war.',
          'D’abord la solution de fortune, puis celle qu’il fallait.',
          'Primero el apaño, después lo que hacía falta desde el principio.',
        ),
      ],
    ],
  },
  solution: {
    shape: 'sentence',
    gap: words(
      'What you do, for whom, and what changes for them',
      'Was Sie tun, für wen, und was sich dadurch ändert',
      'Ce que vous faites, pour qui, et ce que cela change',
      'Qué hacen, para quién y qué cambia con ello',
    ),
  },
  how: {
    shape: 'points',
    isNumbered: true,
    points: [
      [
        words('Find us', 'Finden', 'Trouver', 'Encontrar'),
        words(
          'People meet us where the problem happens, and understand at once.',
          'Man trifft uns dort, wo das Problem entsteht, und versteht sofort.',
          'On nous rencontre là où le problème se pose, et l’on comprend aussitôt.',
          'Nos encuentran donde surge el problema, y se entiende al momento.',
        ),
      ],
      [
        words('Try it', 'Ausprobieren', 'Essayer', 'Probar'),
        words(
          'The first step is small, and easy to take.',
          'Der erste Schritt ist klein und leicht zu gehen.',
          'Le premier pas est petit et facile à faire.',
          'El primer paso es pequeño y fácil de dar.',
        ),
      ],
      [
        words('Come back', 'Wiederkommen', 'Revenir', 'Volver'),
        words(
          'It worked, so they return and tell others.',
          'Es hat geholfen: Man kommt wieder und erzählt davon.',
          'Cela a marché : on revient et on en parle.',
          'Ha funcionado: vuelven y lo cuentan.',
        ),
      ],
    ],
  },
  market: {
    shape: 'figures',
    gap: words('Your figure', 'Ihre Zahl', 'Votre chiffre', 'Su cifra'),
    figures: [
      [
        words(
          'People with this problem',
          'Menschen mit diesem Problem',
          'Personnes concernées',
          'Personas con este problema',
        ),
        words(
          'Where we begin, and who counted them',
          'Dort, wo wir anfangen, und wer sie gezählt hat',
          'Là où nous commençons, et qui les a comptées',
          'Donde empezamos, y quién las contó',
        ),
      ],
      [
        words(
          'What they spend on it today',
          'Was sie heute dafür ausgeben',
          'Ce qu’elles dépensent aujourd’hui',
          'Lo que gastan hoy',
        ),
        words(
          'For one person and a year',
          'Je Person und Jahr',
          'Par personne et par an',
          'Por persona y año',
        ),
      ],
    ],
  },
  model: {
    shape: 'points',
    points: [
      [
        words('A clear price', 'Ein klarer Preis', 'Un prix clair', 'Un precio claro'),
        words(
          'People know what it costs before they say yes.',
          'Man weiß, was es kostet, bevor man zusagt.',
          'On sait ce que cela coûte avant de dire oui.',
          'Se sabe lo que cuesta antes de decir que sí.',
        ),
      ],
      [
        words('A fair one', 'Ein fairer', 'Un prix juste', 'Un precio justo'),
        words(
          'It costs less than the trouble that it saves.',
          'Es kostet weniger als der Ärger, den es erspart.',
          'Cela coûte moins que les ennuis évités.',
          'Cuesta menos que la molestia que ahorra.',
        ),
      ],
      [
        words('A steady one', 'Ein stetiger', 'Un revenu régulier', 'Un ingreso estable'),
        words(
          'Whoever comes back makes the income predictable.',
          'Wer wiederkommt, macht die Einnahmen planbar.',
          'Les clients qui reviennent rendent les recettes prévisibles.',
          'Quien vuelve hace previsibles los ingresos.',
        ),
      ],
    ],
  },
  plan: {
    shape: 'points',
    isNumbered: true,
    points: [
      [
        words('Prove', 'Beweisen', 'Prouver', 'Probar'),
        words(
          'A first group of customers, close enough to talk to.',
          'Eine erste Gruppe, nah genug, um mit ihr zu reden.',
          'Un premier groupe, assez proche pour lui parler.',
          'Un primer grupo, lo bastante cerca para hablarle.',
        ),
      ],
      [
        words('Improve', 'Verbessern', 'Améliorer', 'Mejorar'),
        words(
          'Mend what they stumble over, keep what they praise.',
          'Ändern, worüber man stolpert, behalten, was gelobt wird.',
          'Corriger ce qui fait trébucher, garder ce qui plaît.',
          'Arreglar donde tropiezan, conservar lo que elogian.',
        ),
      ],
      [
        words('Grow', 'Wachsen', 'Grandir', 'Crecer'),
        words(
          'The next place only when the first one runs.',
          'Der nächste Ort erst, wenn der erste läuft.',
          'Le lieu suivant seulement quand le premier tourne.',
          'El siguiente lugar solo cuando el primero funciona.',
        ),
      ],
    ],
  },
  team: {
    shape: 'people',
    gap: words('Name', 'Name', 'Nom', 'Nombre'),
    people: [
      [
        words('Runs it', 'Führt es', 'Dirige', 'Dirige'),
        words(
          'Keeps what we promise to customers, partners and the bank.',
          'Hält, was wir Kunden, Partnern und der Bank versprechen.',
          'Tient nos promesses aux clients, aux partenaires et à la banque.',
          'Cumple lo prometido a clientes, socios y banco.',
        ),
      ],
      [
        words('Makes it', 'Macht es', 'Réalise', 'Lo hace'),
        words(
          'Answers for the quality of every single day.',
          'Steht für die Qualität jedes einzelnen Tages.',
          'Répond de la qualité, jour après jour.',
          'Responde de la calidad cada día.',
        ),
      ],
    ],
  },
} as const satisfies Readonly<Record<string, OpenStep>>;
