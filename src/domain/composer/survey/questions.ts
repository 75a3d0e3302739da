import type { Family } from '../page/kinds.ts';

export const questionLanguages = ['en', 'de', 'fr', 'es'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];
type Words = Readonly<Record<QuestionLanguage, string>>;
const words = (en: string, de: string, fr: string, es: string): Words => ({ en, de, fr, es });

/** A question about one fact, and the phrase that adds its answer to the prompt. */
export interface Question {
  readonly id: string;
  readonly text: Words;
  readonly choices?: Words;
  /** `{answer}` is replaced by the user's answer. */
  readonly joined: Words;
  readonly isRequired?: true;
}

const ask = (id: string, text: Words, joined: Words, more: Partial<Question> = {}): Question => ({
  id,
  text,
  joined,
  ...more,
});

const contact = ask(
  'contact',
  words(
    'How can readers reach you?',
    'Wie erreicht man Sie?',
    'Comment vous joindre ?',
    '¿Cómo se le puede contactar?',
  ),
  words('contact: {answer}', 'Kontakt: {answer}', 'contact : {answer}', 'contacto: {answer}'),
);
const subject = ask(
  'subject',
  words('What is it about?', 'Worum geht es?', 'De quoi s’agit-il ?', '¿De qué se trata?'),
  words('about {answer}', 'über {answer}', 'sur {answer}', 'sobre {answer}'),
  { isRequired: true },
);
const facts = ask(
  'facts',
  words(
    'Which facts and figures belong on it?',
    'Welche Angaben und Zahlen gehören darauf?',
    'Quels faits et chiffres doivent y figurer ?',
    '¿Qué datos y cifras deben aparecer?',
  ),
  words('{answer}', '{answer}', '{answer}', '{answer}'),
);
const look = ask(
  'look',
  words(
    'Which look do you prefer?',
    'Welches Aussehen bevorzugen Sie?',
    'Quel style préférez-vous ?',
    '¿Qué estilo prefiere?',
  ),
  words('{answer} design', '{answer} design', '{answer} design', '{answer} design'),
  {
    choices: words(
      'editorial|Swiss|dark',
      'editorial|Swiss|dark',
      'editorial|Swiss|dark',
      'editorial|Swiss|dark',
    ),
  },
);

/** Questions for each family of documents, most important first. */
export const questions: Readonly<Record<Family, readonly Question[]>> = {
  bill: [
    ask(
      'client',
      words('Who is it for?', 'An wen geht es?', 'Pour qui est-ce ?', '¿Para quién es?'),
      words('for {answer}', 'an {answer}', 'pour {answer}', 'para {answer}'),
      { isRequired: true },
    ),
    ask(
      'lines',
      words(
        'What do you charge for, and how much?',
        'Was berechnen Sie, und wie viel?',
        'Que facturez-vous, et combien ?',
        '¿Qué factura y por cuánto?',
      ),
      words('{answer}', '{answer}', '{answer}', '{answer}'),
      { isRequired: true },
    ),
    ask(
      'sender',
      words('Who is it from?', 'Von wem kommt es?', 'De la part de qui ?', '¿De parte de quién?'),
      words('from {answer}', 'von {answer}', 'de {answer}', 'de {answer}'),
    ),
    ask(
      'terms',
      words('When is it due?', 'Wann ist es fällig?', 'Quelle est l’échéance ?', '¿Cuándo vence?'),
      words('due in {answer}', 'zahlbar in {answer}', 'échéance à {answer}', 'vence en {answer}'),
      {
        choices: words(
          '14 days|30 days|60 days',
          '14 Tagen|30 Tagen|60 Tagen',
          '14 jours|30 jours|60 jours',
          '14 días|30 días|60 días',
        ),
      },
    ),
  ],
  flyer: [
    subject,
    ask(
      'when',
      words('When is it?', 'Wann ist es?', 'Quand ?', '¿Cuándo es?'),
      words('on {answer}', 'am {answer}', 'le {answer}', 'el {answer}'),
    ),
    ask(
      'where',
      words('Where is it?', 'Wo ist es?', 'Où ?', '¿Dónde es?'),
      words('at {answer}', 'Ort: {answer}', 'lieu : {answer}', 'lugar: {answer}'),
    ),
    ask(
      'price',
      words('What does it cost?', 'Was kostet es?', 'Combien cela coûte-t-il ?', '¿Cuánto cuesta?'),
      words('entry {answer}', 'Eintritt {answer}', 'entrée {answer}', 'entrada {answer}'),
    ),
    contact,
  ],
  paper: [subject, facts, contact, look],
  list: [subject, facts, look],
  letter: [
    ask(
      'client',
      words('Who is it for?', 'An wen geht es?', 'Pour qui est-ce ?', '¿Para quién es?'),
      words('to {answer}', 'an {answer}', 'à {answer}', 'a {answer}'),
      { isRequired: true },
    ),
    subject,
    facts,
  ],
  deck: [
    subject,
    ask(
      'audience',
      words('Who listens?', 'Wer hört zu?', 'À qui parlez-vous ?', '¿A quién se dirige?'),
      words('for {answer}', 'für {answer}', 'pour {answer}', 'para {answer}'),
      {
        choices: words(
          'investors|the board|the team|customers',
          'Investoren|den Vorstand|das Team|Kunden',
          'les investisseurs|la direction|l’équipe|les clients',
          'los inversores|la dirección|el equipo|los clientes',
        ),
      },
    ),
    facts,
    look,
  ],
};

/** All questions without duplicates, for parsing the answers. */
export const everyQuestion: readonly Question[] = [...new Set(Object.values(questions).flat())];

/** Opening sentence of a survey. */
export const opening: Words = words(
  'A few questions first. Leave out what you do not know: it becomes a gap that you can fill later.',
  'Erst ein paar Fragen. Was Sie nicht wissen, lassen Sie aus: Es wird eine Lücke, die Sie später füllen.',
  'Quelques questions d’abord. Laissez de côté ce que vous ne savez pas : ce sera un blanc à remplir plus tard.',
  'Primero, unas preguntas. Deje en blanco lo que no sepa: será un hueco para rellenar después.',
);

/** Phrases that ask for a survey, in lower case. */
export const asking: Words = words(
  'ask me|ask some questions first|ask a few questions|with questions first',
  'frag mich|fragen sie mich|frage mich',
  'pose-moi|posez-moi',
  'pregúntame|pregúnteme',
);
