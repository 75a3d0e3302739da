import type { Patch } from '../../patch.ts';
import { type ReadingLanguage, readingLanguage } from '../reading/language.ts';
import { partsInReach } from './document-view.ts';
import type { WishReader } from './wish.ts';

/** Two ways to say the same: to somebody one knows, and to somebody one does not. */
type Pair = readonly [friendly: string, formal: string];

const pairs: Readonly<Record<ReadingLanguage, readonly Pair[]>> = {
  en: [
    ["don't", 'do not'],
    ["doesn't", 'does not'],
    ["can't", 'cannot'],
    ["won't", 'will not'],
    ["isn't", 'is not'],
    ["aren't", 'are not'],
    ["we're", 'we are'],
    ["we've", 'we have'],
    ["we'll", 'we will'],
    ["you're", 'you are'],
    ["you'll", 'you will'],
    ["it's", 'it is'],
    ["I'm", 'I am'],
    ["I'd like", 'I would like'],
    ["let's", 'let us'],
    ['Hello,', 'Dear Sir or Madam,'],
    ['Hi ', 'Dear '],
    ['Warm wishes', 'Kind regards'],
    ['Thanks a lot', 'Thank you'],
    ['Thanks', 'Thank you'],
    ['Tell us you are coming', 'Please confirm your attendance'],
    ['Come by', 'You are welcome to visit us'],
    ['Come and see for yourself', 'We would be pleased to welcome you'],
    ['Save your seat', 'Please reserve your seat'],
    ['Join us', 'We invite you to take part'],
    ['Come in', 'We look forward to your visit'],
    ['Talk to us', 'Please contact us'],
    ['Let us show you more', 'We will be pleased to provide further information'],
    ['kids', 'children'],
    ['a lot of', 'many'],
    ['get in touch', 'contact us'],
  ],
  de: [
    ['Herzliche Grüße', 'Mit freundlichen Grüßen'],
    ['Hallo ', 'Guten Tag '],
    ['Hallo zusammen,', 'Sehr geehrte Damen und Herren,'],
    ['Danke', 'Vielen Dank'],
    ['Sprechen Sie uns gern an', 'Bitte wenden Sie sich an uns'],
    ['Kommen Sie und sehen Sie selbst', 'Wir freuen uns auf Ihren Besuch'],
  ],
  fr: [
    ['Bien à vous', 'Cordialement'],
    ['Bonjour,', 'Madame, Monsieur,'],
    ['Merci beaucoup', 'Nous vous remercions'],
    ['Parlons-en', 'Nous sommes à votre disposition'],
    ['Venez voir par vous-même', 'Nous serons heureux de vous accueillir'],
  ],
  es: [
    ['Un abrazo', 'Un cordial saludo'],
    ['Hola:', 'Estimados señores:'],
    ['Gracias', 'Le agradecemos'],
    ['Hable con nosotros', 'Quedamos a su disposición'],
    ['Venga a verlo', 'Será un placer recibirle'],
  ],
};

const formal =
  /(?<!\p{L})(?:more formal|formal(?:er|ly)?(?= |$)|more professional|more polite|less casual|more serious|förmlicher|sachlicher|formeller|plus formel|plus professionnel|más formal|más profesional)(?!\p{L})/iu;
const friendly =
  /(?<!\p{L})(?:friendlier|more friendly|warmer tone|more casual|less formal|more personal|more relaxed|freundlicher|lockerer|persönlicher|plus amical|plus chaleureux|más amable|más cercano|más informal)(?!\p{L})/iu;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function replaced(text: string, from: string, to: string): string {
  const bounded = `(?<![\\p{L}])${escapeRegExp(from).replace("'", "['’]")}${/[\p{L}]$/u.test(from) ? '(?![\\p{L}])' : ''}`;
  return text.replace(new RegExp(bounded, 'giu'), (match) =>
    /^\p{Lu}/u.test(match) ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to,
  );
}

/** Phrases that differ by tone are exchanged; sentences are not rewritten, and that is said. */
export const readTone: WishReader = (wish, context) => {
  const isFormal = formal.test(wish);
  if (!isFormal && !friendly.test(wish)) return null;
  const language = readingLanguage(context.view.article.language.split('-')[0] ?? 'en');
  const patches = partsInReach(context.view, context.targetIds).flatMap((part): Patch[] => {
    if (!part.isLeaf || part.gap !== null) return [];
    const text = pairs[language].reduce(
      (current, [casual, polite]) =>
        isFormal ? replaced(current, casual, polite) : replaced(current, polite, casual),
      part.text,
    );
    return text === part.text ? [] : [{ op: 'set_text', id: part.id, text }];
  });
  const name = isFormal ? 'more formal' : 'friendlier';
  if (patches.length === 0) {
    return {
      type: 'say',
      text: `I found no phrase that I could make ${name}. Rewriting whole sentences takes an AI model; you can also click a text and change it by hand.`,
    };
  }
  return {
    type: 'patches',
    patches,
    did: `${name} wording`,
    note: 'I exchange phrases. Rewriting whole sentences takes an AI model.',
  };
};
