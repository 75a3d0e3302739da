import { type Words, words } from '../papers/paper-plan.ts';

/** A part of a page: said as it stands, or asked for where only the writer knows. */
export interface OpenSection {
  readonly title: Words;
  readonly text: Words;
  readonly isGap: boolean;
}

/**
 * What a page about a sort of subject needs, without knowing a single fact of it: a sentence that leads in, two or
 * three sections, and a call to action. What is said holds for every subject of the sort.
 */
export interface SubjectClass {
  /** Words that tell it, with whatever ending. */
  readonly tell: RegExp;
  /** `{subject}` is the subject in the prompt's own words. */
  readonly lead: Words;
  readonly sections: readonly OpenSection[];
  readonly action: Words;
}

const ask = (title: Words, text: Words): OpenSection => ({ title, text, isGap: true });
const say = (title: Words, text: Words): OpenSection => ({ title, text, isGap: false });

export const subjectClasses: readonly [SubjectClass, ...SubjectClass[]] = [
  {
    tell: /(?<!\p{L})(?:how\b|explain\p{L}*|guide|introduction|wie\b|erklär\p{L}*|anleitung|comment|expliqu\p{L}*|guía|cómo|explica\p{L}*)/iu,
    lead: words(
      '{subject}, on one page: what it is about, how it goes, and what to watch for.',
      '{subject} auf einer Seite: worum es geht, wie es abläuft und worauf zu achten ist.',
      '{subject} en une page : de quoi il s’agit, comment cela se passe et à quoi faire attention.',
      '{subject} en una página: de qué se trata, cómo funciona y en qué fijarse.',
    ),
    sections: [
      ask(
        words('In short', 'Kurz gesagt', 'En bref', 'En resumen'),
        words(
          'The idea in two sentences',
          'Die Idee in zwei Sätzen',
          'L’idée en deux phrases',
          'La idea en dos frases',
        ),
      ),
      ask(
        words('Step by step', 'Schritt für Schritt', 'Pas à pas', 'Paso a paso'),
        words(
          'The steps, in their order',
          'Die Schritte der Reihe nach',
          'Les étapes, dans l’ordre',
          'Los pasos, en orden',
        ),
      ),
      say(
        words('Try it', 'Ausprobieren', 'Essayer', 'Probar'),
        words(
          'Start small and watch what happens. What works once can be done again, a little larger.',
          'Klein anfangen und zuschauen. Was einmal gelingt, geht beim nächsten Mal etwas größer.',
          'Commencez petit et observez. Ce qui réussit une fois se refait, en un peu plus grand.',
          'Empiece en pequeño y observe. Lo que sale bien una vez se repite, un poco más grande.',
        ),
      ),
    ],
    action: words(
      'Ask whatever is unclear',
      'Fragen Sie, was unklar ist',
      'Posez toutes vos questions',
      'Pregunte lo que no esté claro',
    ),
  },
  {
    tell: /(?<!\p{L})(?:club|library|scheme|group|choir|garden|community|association|charity|neighbourhood|neighborhood|volunteers?|initiative|network|society|team|band|league|shelter|food bank|verein|chor|gruppe|nachbarschaft\p{L}*|garten|bibliothek|bücherei|initiative|association|chorale|jardin|bibliothèque|bénévoles|asociación|coro|huerto|biblioteca|voluntari\p{L}*|barrio)(?!\p{L})/iu,
    lead: words(
      'What {subject} is for, who takes part, and how to join in.',
      '{subject}: wofür es uns gibt, wer mitmacht und wie Sie dazukommen.',
      '{subject} : notre raison d’être, qui participe et comment nous rejoindre.',
      '{subject}: para qué existimos, quién participa y cómo sumarse.',
    ),
    sections: [
      ask(
        words('What we do', 'Was wir tun', 'Ce que nous faisons', 'Qué hacemos'),
        words(
          'What people find here',
          'Was Menschen hier finden',
          'Ce que l’on trouve ici',
          'Qué se encuentra aquí',
        ),
      ),
      ask(
        words('When and where', 'Wann und wo', 'Quand et où', 'Cuándo y dónde'),
        words(
          'Days, hours and place',
          'Tage, Zeiten und Ort',
          'Jours, heures et lieu',
          'Días, horas y lugar',
        ),
      ),
      say(
        words('Join in', 'Mitmachen', 'Participer', 'Participar'),
        words(
          'Come by once and look around. A first visit answers more than any page can, and every pair of hands is a help.',
          'Kommen Sie einmal vorbei und schauen Sie sich um. Ein Besuch sagt mehr als jede Seite, und jede Hand hilft.',
          'Passez une fois et regardez. Une visite en dit plus qu’une page, et chaque coup de main compte.',
          'Pase una vez y mire. Una visita dice más que cualquier página, y toda mano ayuda.',
        ),
      ),
    ],
    action: words(
      'Come and see for yourself',
      'Kommen Sie und sehen Sie selbst',
      'Venez voir par vous-même',
      'Venga a verlo',
    ),
  },
  {
    tell: /(?<!\p{L})(?:policy|rules?|plan|programme|program|project|reform|strategy|concept|budget|richtlinie|regeln?|projekt|konzept|strategie|programm|règlement|projet|politique|norma|proyecto|plan|política)(?!\p{L})/iu,
    lead: words(
      '{subject} at a glance: what changes, for whom, and from when.',
      '{subject} auf einen Blick: was sich ändert, für wen und ab wann.',
      '{subject} en un coup d’œil : ce qui change, pour qui et à partir de quand.',
      '{subject} de un vistazo: qué cambia, para quién y desde cuándo.',
    ),
    sections: [
      ask(
        words('What changes', 'Was sich ändert', 'Ce qui change', 'Qué cambia'),
        words(
          'The change in one sentence',
          'Die Änderung in einem Satz',
          'Le changement en une phrase',
          'El cambio en una frase',
        ),
      ),
      ask(
        words('Who it concerns', 'Wen es betrifft', 'Qui est concerné', 'A quién afecta'),
        words(
          'The people it concerns',
          'Die Betroffenen',
          'Les personnes concernées',
          'Las personas afectadas',
        ),
      ),
      say(
        words('Questions', 'Fragen', 'Questions', 'Preguntas'),
        words(
          'If something is unclear, ask before you act. The answer to one question usually helps others too.',
          'Ist etwas unklar, fragen Sie, bevor Sie handeln. Die Antwort auf eine Frage hilft meist auch anderen.',
          'Si quelque chose n’est pas clair, demandez avant d’agir. La réponse aidera souvent d’autres personnes.',
          'Si algo no está claro, pregunte antes de actuar. La respuesta suele ayudar también a otros.',
        ),
      ),
    ],
    action: words(
      'Ask us, we will explain',
      'Fragen Sie uns, wir erklären es',
      'Interrogez-nous, nous expliquons',
      'Pregúntenos y se lo explicamos',
    ),
  },
  {
    tell: /(?<!\p{L})(?:grand(?:mother|father|ma|pa)|mother|father|mum|mom|dad|sister|brother|wife|husband|friend|teacher|boss|colleague|daughter|son|aunt|uncle|oma|opa|mutter|vater|schwester|bruder|freundin?|lehrerin?|kolleg\p{L}*|mère|père|sœur|frère|ami[e]?|madre|padre|abuel[ao]|herman[ao]|amig[ao]|turns \d+|birthday)(?!\p{L})/iu,
    lead: words(
      'A page for somebody who deserves one.',
      'Eine Seite für jemanden, der sie verdient.',
      'Une page pour quelqu’un qui la mérite.',
      'Una página para alguien que la merece.',
    ),
    sections: [
      ask(
        words('What we love', 'Was wir lieben', 'Ce que nous aimons', 'Lo que queremos'),
        words(
          'Something only you would tell',
          'Etwas, das nur Sie erzählen',
          'Ce que vous seul racontez',
          'Algo que solo usted contaría',
        ),
      ),
      ask(
        words('A story', 'Eine Geschichte', 'Une histoire', 'Una historia'),
        words(
          'A day you still talk about',
          'Ein Tag, von dem Sie noch reden',
          'Un jour dont on parle encore',
          'Un día del que aún se habla',
        ),
      ),
      say(
        words('Our wish', 'Unser Wunsch', 'Notre souhait', 'Nuestro deseo'),
        words(
          'Many more good days, and all of us there to share them.',
          'Noch viele gute Tage, und wir alle sind dabei.',
          'Encore beaucoup de beaux jours, et nous tous pour les partager.',
          'Muchos más días buenos, y todos nosotros para compartirlos.',
        ),
      ),
    ],
    action: words(
      'With love from all of us',
      'Alles Liebe von uns allen',
      'Avec toute notre affection',
      'Con cariño de todos',
    ),
  },
  {
    tell: /(?!)/u,
    lead: words(
      '{subject} on one page: what it is, whom it is for, and what comes next.',
      '{subject} auf einer Seite: was es ist, für wen es ist und wie es weitergeht.',
      '{subject} en une page : ce que c’est, pour qui, et la suite.',
      '{subject} en una página: qué es, para quién y qué sigue.',
    ),
    sections: [
      ask(
        words('What it is', 'Was es ist', 'Ce que c’est', 'Qué es'),
        words(
          'What it does, in two sentences',
          'Was es leistet, in zwei Sätzen',
          'Ce que cela apporte, en deux phrases',
          'Qué aporta, en dos frases',
        ),
      ),
      ask(
        words('Who it is for', 'Für wen es ist', 'Pour qui', 'Para quién'),
        words('The people it helps', 'Wem es hilft', 'Les personnes que cela aide', 'A quién ayuda'),
      ),
      say(
        words('What next', 'Wie weiter', 'Et ensuite', 'Qué sigue'),
        words(
          'Talk to us. A first conversation costs nothing but half an hour, and afterwards you know whether it fits.',
          'Sprechen Sie mit uns. Ein erstes Gespräch kostet eine halbe Stunde; danach wissen Sie, ob es passt.',
          'Parlons-en. Un premier échange ne prend qu’une demi-heure ; ensuite, vous saurez si cela convient.',
          'Hable con nosotros. Una primera charla lleva media hora y después sabrá si encaja.',
        ),
      ),
    ],
    action: words(
      'Let us show you more',
      'Wir zeigen Ihnen gern mehr',
      'Laissez-nous vous en montrer plus',
      'Déjenos mostrarle más',
    ),
  },
];

/** The sort of subject that a text is about; the last one fits any. */
export function findSubjectClass(text: string): SubjectClass {
  const sample = text.slice(0, 300);
  return subjectClasses.find(({ tell }) => tell.test(sample)) ?? subjectClasses.at(-1) ?? subjectClasses[0];
}
