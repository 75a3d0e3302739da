import type { ReadingLanguage } from '../reading/language.ts';
import { words } from './paper-plan.ts';

/** What somebody writes a letter for; it decides the sentence that closes it. */
export type LetterPurpose =
  | 'request'
  | 'thanks'
  | 'complaint'
  | 'application'
  | 'invitation'
  | 'notice'
  | 'other';

export const letterWords = {
  recipient: words('Recipient', 'Empfänger', 'Destinataire', 'Destinatario'),
  name: words('Your name', 'Ihr Name', 'Votre nom', 'Su nombre'),
  body: words(
    'What you want to say',
    'Was Sie sagen möchten',
    'Ce que vous voulez dire',
    'Lo que quiere decir',
  ),
  farewell: words('Kind regards', 'Mit freundlichen Grüßen', 'Cordialement', 'Un cordial saludo'),
} as const;

/** How a letter greets: a name where there is one, the house where there is not. */
export const greeting: Record<ReadingLanguage, (name: string, isPerson: boolean) => string> = {
  en: (name, isPerson) => (isPerson ? `Dear ${name},` : 'Dear Sir or Madam,'),
  de: (name, isPerson) => (isPerson ? `Guten Tag ${name},` : 'Sehr geehrte Damen und Herren,'),
  fr: (name, isPerson) => (isPerson ? `${name},` : 'Madame, Monsieur,'),
  es: (name, isPerson) => (isPerson ? `Hola, ${name}:` : 'Estimados señores:'),
};

/** The last sentence of a letter by what it is written for: it asks or thanks, and asserts nothing. */
export const closings: Record<LetterPurpose, Record<ReadingLanguage, string>> = {
  request: words(
    'Please let me know whether this is possible. I am glad to answer any question.',
    'Bitte sagen Sie mir, ob das möglich ist. Fragen beantworte ich gern.',
    'Pourriez-vous me dire si cela est possible ? Je réponds volontiers à toute question.',
    'Le agradecería que me dijera si es posible. Con gusto responderé a cualquier pregunta.',
  ),
  thanks: words(
    'Thank you again, and I hope we will stay in touch.',
    'Nochmals vielen Dank. Ich hoffe, wir bleiben in Verbindung.',
    'Merci encore. J’espère que nous resterons en contact.',
    'Gracias de nuevo. Espero que sigamos en contacto.',
  ),
  complaint: words(
    'I look forward to your answer and to a solution that works for both of us.',
    'Ich freue mich auf Ihre Antwort und auf eine Lösung, mit der wir beide gut leben.',
    'J’attends votre réponse, et une solution qui convienne à chacun.',
    'Quedo a la espera de su respuesta y de una solución buena para ambos.',
  ),
  application: words(
    'I would be glad to tell you more in person.',
    'Gern erzähle ich Ihnen im Gespräch mehr.',
    'Je serais heureux de vous en dire plus de vive voix.',
    'Me encantaría contarle más en persona.',
  ),
  invitation: words(
    'Please tell me whether you can come. I would be very glad.',
    'Bitte sagen Sie mir, ob Sie kommen können. Ich würde mich sehr freuen.',
    'Dites-moi si vous pouvez venir. J’en serais très heureux.',
    'Dígame si puede venir. Me alegraría mucho.',
  ),
  notice: words(
    'Please confirm in writing that you have received this letter.',
    'Bitte bestätigen Sie mir den Eingang dieses Schreibens schriftlich.',
    'Merci de me confirmer par écrit la réception de ce courrier.',
    'Le ruego que confirme por escrito la recepción de esta carta.',
  ),
  other: words(
    'I look forward to hearing from you.',
    'Ich freue mich auf Ihre Antwort.',
    'Dans l’attente de votre réponse.',
    'Quedo a la espera de sus noticias.',
  ),
};
