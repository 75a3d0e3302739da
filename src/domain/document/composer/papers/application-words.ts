import type { ReadingLanguage } from '../reading/language.ts';

interface ApplicationWords {
  /** 'Application: night porter'. */
  readonly subject: (role: string) => string;
  /** The sentence that opens the letter; `house` with its preposition as it was typed, or ''. */
  readonly opening: (role: string, house: string) => string;
  readonly experience: (years: string) => string;
  readonly speaks: (languages: string) => string;
  readonly start: (when: string) => string;
  /** What else speaks for somebody, as a list that follows a colon. */
  readonly others: (list: string) => string;
  readonly role: string;
  readonly and: string;
}

/** A scholarship is no position. */
const goesByItself = /(?:ship|course|programme|program|grant|placement|bursary|residency)$/iu;

const asNoun = (text: string): string =>
  text.replace(/(?:^|(?<= als ))\p{Ll}/gu, (letter) => letter.toUpperCase());

/** One applies as a baker, but for a training: 'als Bäckerin', 'um ein Praktikum'. */
function germanTie(role: string): string {
  if (/^(?:ausbildung|lehrstelle|stelle|umschulung|position)/iu.test(role)) return `um eine ${asNoun(role)}`;
  if (/^(?:praktikum|stipendium|volontariat|studium|ehrenamt)/iu.test(role)) return `um ein ${asNoun(role)}`;
  return `als ${asNoun(role)}`;
}

export const applicationWords: Record<ReadingLanguage, ApplicationWords> = {
  en: {
    subject: (role) => `Application: ${role}`,
    opening: (role, house) =>
      `I would like to apply for the ${goesByItself.test(role) ? '' : 'position of '}${role}${house}.`,
    experience: (years) => `I have ${years}.`,
    speaks: (languages) => `I speak ${languages}.`,
    start: (when) => `I ${when}.`,
    others: (list) => `What I bring besides: ${list}.`,
    role: 'Position',
    and: 'and',
  },
  de: {
    subject: (role) => `Bewerbung ${germanTie(role)}`,
    opening: (role, house) => `hiermit bewerbe ich mich ${germanTie(role)}${house}.`,
    experience: (years) => `Ich bringe ${years} mit.`,
    speaks: (languages) => `Ich spreche ${languages}.`,
    start: (when) => `Ich stehe ${when} zur Verfügung.`,
    others: (list) => `Das bringe ich außerdem mit: ${list}.`,
    role: 'Stelle',
    and: 'und',
  },
  fr: {
    subject: (role) => `Candidature\u00a0: ${role}`,
    opening: (role, house) => `Je vous présente ma candidature\u00a0: ${role}${house}.`,
    experience: (years) => `J’apporte ${years}.`,
    speaks: (languages) => `Je parle ${languages}.`,
    start: (when) => `Je suis ${when}.`,
    others: (list) => `Mes autres atouts\u00a0: ${list}.`,
    role: 'Poste',
    and: 'et',
  },
  es: {
    subject: (role) => `Candidatura: ${role}`,
    opening: (role, house) =>
      `Me dirijo a ustedes para presentar mi candidatura al puesto de ${role}${house}.`,
    experience: (years) => `Aporto ${years}.`,
    speaks: (languages) => `Hablo ${languages}.`,
    start: (when) => `Estoy ${when}.`,
    others: (list) => `También aporto: ${list}.`,
    role: 'Puesto',
    and: 'y',
  },
};
