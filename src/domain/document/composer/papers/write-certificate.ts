import type { Fact, OnePagerContent } from '../../brief.ts';
import { findDates } from '../reading/dates.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { words } from './paper-plan.ts';

export interface CertificateSource {
  readonly text: string;
  readonly runningTitle: string;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });
const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const recipient = words('Name', 'Name', 'Nom', 'Nombre');
const reason = words(
  'What it is awarded for',
  'Wofür sie verliehen wird',
  'Ce qu’il récompense',
  'Qué se reconoce',
);
const issuer = words('Issued by', 'Verliehen von', 'Délivré par', 'Otorgado por');
const day = words('Date', 'Datum', 'Date', 'Fecha');
const signature = words('Signature', 'Unterschrift', 'Signature', 'Firma');
const signer = words('Name and signature', 'Name und Unterschrift', 'Nom et signature', 'Nombre y firma');
const awardDay = words('Day of award', 'Tag der Verleihung', 'Jour de remise', 'Día de entrega');

const leads =
  /^[\s,.:–—-]*(?:(?:for|to|awarded to|presented to|certifying that|that|in the name of|für|an|pour|à|décerné à|para|a|de)(?![\p{L}]) *)*/iu;
const nameEnd =
  /,| (?=for |who |as |in recognition|on |from |of |has |completed |für |zum |zur |wegen |als |pour |en |por |qui |que |hat )|[.:;\n]| [–—] /iu;
const from =
  /,? *(?<![\p{L}])(?:from|by|issued by|awarded by|von|verliehen von|ausgestellt von|délivré par|par la|otorgado por) ((?:the |der |dem |la |le |l['’])?\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:of|the|for|and|de|du|des|la|für|der|und) )*\p{Lu}[\p{L}\d&'’-]*)*)(?=$|[,.;\n]| on | am )/u;

/** A certificate: the name set large, what it is for, who gives it and when. */
export function writeCertificate(source: CertificateSource): OnePagerContent {
  const { language, contact } = source;
  const whole = source.text
    .replace(/,(?: *,)+/g, ',')
    .replace(leads, '')
    .trim();
  const giver = from.exec(whole);
  const text = giver ? `${whole.slice(0, giver.index)}${whole.slice(giver.index + giver[0].length)}` : whole;
  const end = nameEnd.exec(text);
  const name = (end ? text.slice(0, end.index) : text).replace(/[\s.,]+$/, '').slice(0, 90);
  const said = (end ? text.slice(end.index) : '').replace(/^[\s,.:;–—-]+|[\s,]+$/g, '');
  const hasDay = findDates(said, language, source.today).some((date) => date.hasDay);
  return {
    kind: 'one-pager',
    organisation: giver?.[1] ?? gap(issuer[language]),
    runningTitle: source.runningTitle,
    date: '',
    headline: upperFirst(name) || source.runningTitle,
    lead: said ? [{ text: asSentence(upperFirst(said)) }] : [{ text: reason[language], isGap: true }],
    figures: [],
    sections: [
      ...(name ? [] : [{ title: recipient[language], text: [{ text: recipient[language], isGap: true }] }]),
      ...(hasDay ? [] : [{ title: day[language], text: [{ text: awardDay[language], isGap: true }] }]),
      { title: signature[language], text: [{ text: signer[language], isGap: true }] },
    ],
    contact,
  };
}
