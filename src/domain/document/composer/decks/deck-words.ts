import { words } from '../papers/paper-plan.ts';

/** What slides of every kind of deck say. */
export const deckWords = {
  titleNotes: words(
    'Say who you are and why you are the one to tell this. Then say in one sentence what the room will know at the end.',
    'Sagen Sie, wer Sie sind und warum gerade Sie das erzählen. Dann in einem Satz, was der Raum am Ende weiß.',
    'Dites qui vous êtes et pourquoi c’est à vous de le raconter. Puis, en une phrase, ce que la salle saura à la fin.',
    'Diga quién es y por qué le toca contarlo. Después, en una frase, lo que la sala sabrá al final.',
  ),
  overview: words('Overview', 'Überblick', 'Aperçu', 'Resumen'),
  overviewTitle: words('What to expect', 'Was Sie erwartet', 'Au programme', 'Qué veremos'),
  overviewNotes: words(
    'Ten seconds. Name the one point that matters most to the people here.',
    'Zehn Sekunden. Nennen Sie den einen Punkt, der den Menschen hier am wichtigsten ist.',
    'Dix secondes. Nommez le point qui compte le plus pour les personnes présentes.',
    'Diez segundos. Nombre el punto que más importa a quienes están aquí.',
  ),
  figures: words('In figures', 'In Zahlen', 'En chiffres', 'En cifras'),
  figuresTitle: words(
    'The figures so far',
    'Die Zahlen bisher',
    'Les chiffres à ce jour',
    'Las cifras hasta hoy',
  ),
  moreFigures: words('More figures', 'Weitere Zahlen', 'Autres chiffres', 'Más cifras'),
  figuresNotes: words(
    'Start with the figure you are proudest of, and say where it comes from and how it has moved.',
    'Beginnen Sie mit der Zahl, auf die Sie am stolzesten sind. Woher kommt sie, wie hat sie sich bewegt?',
    'Commencez par le chiffre dont vous êtes le plus fier : d’où vient-il, comment a-t-il évolué ?',
    'Empiece por la cifra que más le enorgullece: de dónde sale y cómo ha cambiado.',
  ),
  chartNotes: words(
    'Let the room look before you speak. Then name the one bar that matters and say why.',
    'Lassen Sie den Raum erst schauen. Dann nennen Sie den einen Balken, auf den es ankommt, und warum.',
    'Laissez la salle regarder avant de parler. Puis nommez la barre qui compte, et pourquoi.',
    'Deje que la sala mire antes de hablar. Luego señale la barra que importa y diga por qué.',
  ),
  ownNotes: words(
    'These are your own words. One example makes them stay.',
    'Das sind Ihre eigenen Worte. Mit einem Beispiel bleiben sie hängen.',
    'Ce sont vos propres mots. Un exemple les fera retenir.',
    'Son sus propias palabras. Con un ejemplo se recuerdan.',
  ),
  more: words('More', 'Weiteres', 'Suite', 'Más'),
  contact: words('Contact', 'Kontakt', 'Contact', 'Contacto'),
  organisation: words('Your organisation', 'Ihre Organisation', 'Votre organisation', 'Su organización'),
  untitled: words('Your title', 'Ihr Titel', 'Votre titre', 'Su título'),
} as const;
