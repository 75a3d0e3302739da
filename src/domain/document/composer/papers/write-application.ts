import { formatDate } from '../../layout/format-date.ts';
import type { ArticleContent, ContentBlock, RichText } from '../brief.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { applicationWords } from './application-words.ts';
import { closings, greeting, letterWords } from './letter-words.ts';
import { readApplication } from './read-application.ts';
import type { LetterSource } from './write-letter.ts';

const plain = (text: string): RichText => [{ text }];
const gap = (text: string): RichText => [{ text, isGap: true }];
const paragraph = (text: RichText): ContentBlock => ({ type: 'paragraph', text });

/** '3 yrs at Ibis' as it stands in a sentence: '3 years of experience at Ibis'. */
function asExperience(clause: string, language: ReadingLanguage): string {
  if (language !== 'en') {
    const noun = { de: 'Erfahrung', fr: 'd’expérience', es: 'de experiencia' }[language];
    const hasNoun = /erfahrung|expérience|experiencia/iu.test(clause);
    const named = hasNoun ? clause : clause.replace(/^((?:\D{0,12})\d+\+? ?\p{L}+)/u, `$1 ${noun}`);
    return language === 'de' ? named.replace(/(?<=\d )jahre?(?=n? )|(?<=\d )jahre/u, 'Jahre') : named;
  }
  const spelled = clause.replace(
    /(\d\+?) ?yrs?(?!\p{L})/u,
    (_, count: string) => `${count} ${count === '1' ? 'year' : 'years'}`,
  );
  if (/experience/i.test(spelled)) return spelled;
  return spelled
    .replace(/^(.*?\d+\+? (?:years?|months?))(?: of)?(?= |$)/u, '$1 of experience')
    .replace(/experience (?!at|in|as|with|for|on)(?=\p{Ll})/u, 'experience in ');
}

/** When somebody can begin, as the end of its sentence. */
function asStart(clause: string, language: ReadingLanguage): string {
  if (language === 'en')
    return /^(?:i )?(?:available|free|ready|able)/i.test(clause)
      ? `am ${clause.replace(/^i /i, '')}`
      : clause.replace(/^i /i, '');
  if (language === 'de') return clause.replace(/^(?:verfügbar|ich kann) /iu, '');
  if (language === 'fr') return clause.replace(/^je suis /iu, '').replace(/^dispo(?!\p{L})/iu, 'disponible');
  return clause.replace(/^estoy /iu, '');
}

/** A letter to a house that has a position: what for, why, from when; each fact once, and nothing more. */
export function writeApplication(source: LetterSource): ArticleContent {
  const { language, contact } = source;
  const words = applicationWords[language];
  const read = readApplication(source.text, language);
  const start = read.start === null ? null : asStart(read.start, language);
  const role = read.role || words.role;
  const sentences = [
    ...read.experience.map((clause) => words.experience(asExperience(clause, language))),
    ...read.deeds.map((clause) => `${language === 'de' ? 'Ich' : 'I'} ${clause.replace(/\.$/, '')}.`),
    ...(read.others.length > 0
      ? [
          words.others(
            read.others
              .map((clause) => clause.replace(/\.$/, ''))
              .map((clause) => (language === 'de' ? upperFirst(clause) : clause))
              .join(', '),
          ),
        ]
      : []),
    ...(read.languages.length > 0 ? [words.speaks(read.languages.join(', '))] : []),
    ...(start ? [words.start(start)] : []),
  ];
  const opening: RichText = read.role
    ? plain(words.opening(read.role, read.house))
    : [{ text: role, isGap: true }, ...(read.house ? plain(read.house) : [])];
  const name = read.name;
  return {
    kind: 'article',
    organisation: name ?? { placeholder: letterWords.name[language] },
    runningTitle: source.runningTitle,
    date: '',
    title: read.role ? words.subject(read.role) : source.runningTitle,
    blocks: [
      paragraph(read.recipient ? plain(upperFirst(read.recipient)) : gap(letterWords.recipient[language])),
      paragraph(plain(formatDate(source.today, language))),
      paragraph(plain(greeting[language]('', false))),
      paragraph(opening),
      ...(sentences.length > 0
        ? [paragraph(plain(sentences.map(upperFirst).join(' ')))]
        : [paragraph(gap(letterWords.body[language]))]),
      paragraph(plain(closings.application[language])),
      paragraph(plain(letterWords.farewell[language])),
      paragraph(name ? plain(name) : gap(letterWords.name[language])),
      ...(contact.length > 0 ? [paragraph(plain(contact.join(' · ')))] : []),
    ],
  };
}

const applicationName =
  /^(?:cover letter|covering letter|motivation letter|letter of motivation|application letter|letter of application|job application|application|bewerbung\p{L}*|motivationsschreiben|anschreiben|lettre de motivation|lettre de candidature|candidature|carta de presentación|carta de motivación|candidatura)/iu;
const applies =
  /(?:applying|apply) for|bewerbe mich|bewerbung (?:als|um|für)|je postule|ma candidature|me postulo|solicito el puesto/iu;

/** Whether a letter is sent to get a position: by its name, or because it says so. */
export const isApplication = (runningTitle: string, text: string): boolean =>
  applicationName.test(runningTitle) || applies.test(text.slice(0, 300));
