import type { ArticleContent, ContentBlock, RichText } from '../../brief.ts';
import { sentencesIn } from '../reading/clauses.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { words } from './paper-plan.ts';

export interface LetterSource {
  readonly text: string;
  readonly runningTitle: string;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
}

const plain = (text: string): RichText => [{ text }];
const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const recipientWords = words('Recipient', 'Empfänger', 'Destinataire', 'Destinatario');
const nameWords = words('Your name', 'Ihr Name', 'Votre nom', 'Su nombre');
const bodyWords = words(
  'What you want to say',
  'Was Sie sagen möchten',
  'Ce que vous voulez dire',
  'Lo que quiere decir',
);
const greeting: Record<ReadingLanguage, (name: string) => string> = {
  en: (name) => `Dear ${name},`,
  de: (name) => `Guten Tag ${name},`,
  fr: (name) => (name ? `${name},` : 'Madame, Monsieur,'),
  es: (name) => `Hola, ${name}:`,
};
const farewell = words('Kind regards', 'Mit freundlichen Grüßen', 'Cordialement', 'Un cordial saludo');

const leads =
  /^[\s,.:–—-]*(?:(?:to|for|an|à|pour|a|para)(?![\p{L}]) *)?(?:my |our |the |den |die |das |le |la |el )?/iu;
const recipientEnd =
  /[,:;\n]| (?=thanking |thank |asking |to |about |regarding |for |that |saying |telling |inviting |because |who |confirming |apologi[sz]ing |complaining |requesting |applying |informing |announcing |wegen |über |mit |mit der|um |dass |pour |afin |sur |concernant |para |sobre |por |agradeci)/iu;

/** What somebody is to be told, said to them: 'thanking him for the tour' is 'Thank you for the tour'. */
const turns: readonly [RegExp, string][] = [
  [/^(?:to )?thank(?:ing)? (?:him|her|them|you)?(?: )?for /i, 'Thank you for '],
  [/^(?:to )?ask(?:ing)? (?:him|her|them)? ?for /i, 'I would like to ask you for '],
  [/^(?:to )?request(?:ing)? /i, 'I would like to request '],
  [/^(?:to )?invit(?:e|ing) (?:him|her|them) to /i, 'I would like to invite you to '],
  [/^(?:to )?apologi[sz](?:e|ing) (?:to (?:him|her|them) )?for /i, 'I apologise for '],
  [/^(?:to )?confirm(?:ing)? /i, 'I would like to confirm '],
  [/^(?:to )?complain(?:ing)? about /i, 'I am writing to complain about '],
  [/^(?:to )?apply(?:ing)? for /i, 'I would like to apply for '],
  [
    /^(?:saying|telling (?:him|her|them)|to say|to tell (?:him|her|them)|informing (?:him|her|them)) that /i,
    '',
  ],
  [/^(?:about|regarding) /i, 'I am writing about '],
];

function turned(clause: string): string {
  for (const [pattern, instead] of turns) {
    if (pattern.test(clause)) return asSentence(upperFirst(clause.replace(pattern, instead)));
  }
  return asSentence(upperFirst(clause));
}

/** A letter that says what the prompt says, to the one it names, and nothing more. */
export function writeLetter(source: LetterSource): ArticleContent {
  const { language, contact } = source;
  const text = source.text
    .replace(/,(?: *,)+/g, ',')
    .replace(leads, '')
    .trim();
  const end = recipientEnd.exec(text);
  const to = (end ? text.slice(0, end.index) : text).replace(/[\s.,]+$/, '').slice(0, 120);
  const name = to.split(/ (?:at|from|of|von|bei|chez|de) /)[0] ?? to;
  const said = (end ? text.slice(end.index) : '').replace(/^[\s,:;.]+/, '');
  const parts = sentencesIn(said, language).flatMap((sentence) =>
    sentence.split(
      /,? and (?=thanking |asking |requesting |inviting |confirming |apologi|telling |saying )/i,
    ),
  );
  const body: ContentBlock[] =
    parts.length > 0
      ? parts.map((part) => ({ type: 'paragraph', text: plain(turned(part)) }))
      : [{ type: 'paragraph', text: [{ text: bodyWords[language], isGap: true }] }];
  return {
    kind: 'article',
    organisation: null,
    runningTitle: source.runningTitle,
    date: source.today,
    title: upperFirst(to) || source.runningTitle,
    blocks: [
      {
        type: 'paragraph',
        text: to
          ? plain(greeting[language](upperFirst(name)))
          : [{ text: recipientWords[language], isGap: true }],
      },
      ...body,
      { type: 'paragraph', text: plain(farewell[language]) },
      { type: 'paragraph', text: [{ text: nameWords[language], isGap: true }] },
      ...(contact.length > 0 ? [{ type: 'paragraph' as const, text: plain(contact.join(' · ')) }] : []),
    ],
  };
}
