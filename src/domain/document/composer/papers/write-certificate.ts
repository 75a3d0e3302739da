import type { Fact, OnePagerContent } from '../brief.ts';
import { findDates } from '../reading/dates.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { type Words, words } from './paper-plan.ts';

export interface CertificateSource {
  readonly text: string;
  readonly runningTitle: string;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const labels = {
  recipient: words('Name', 'Name', 'Nom', 'Nombre'),
  reason: words(
    'What it is awarded for',
    'Wofür sie verliehen wird',
    'Ce qu’il récompense',
    'Qué se reconoce',
  ),
  issuer: words('Issued by', 'Verliehen von', 'Délivré par', 'Otorgado por'),
  day: words('Date', 'Datum', 'Date', 'Fecha'),
  awardDay: words('Day of award', 'Tag der Verleihung', 'Jour de remise', 'Día de entrega'),
  signature: words('Signature', 'Unterschrift', 'Signature', 'Firma'),
  signer: words('Name and signature', 'Name und Unterschrift', 'Nom et signature', 'Nombre y firma'),
} satisfies Record<string, Words>;

/** What stands under every certificate that names its reason: an honour, and no claim. */
const honour = words(
  'With respect and congratulations',
  'Mit Anerkennung und Glückwunsch',
  'Avec nos félicitations',
  'Con reconocimiento y felicitación',
);

const leads =
  /^[\s,.:–—-]*(?:(?:for|to|awarded to|presented to|certifying that|that|in the name of|für|an|pour|à|décerné à|para|a|de)(?![\p{L}]) *)*/iu;
/** 'Employee of the month January for Sam Oduya': the name comes first, wherever it was typed. */
const reasonFirst =
  /^((?:(?:best|employee|student|player|volunteer|winner|champion|first|second|third|mitarbeiter(?:in)?|bester?|meilleure?|mejor)(?!\p{L}))[^,.;:\n]{0,60}?) (?:(?:awarded |presented )?to|for|für|an|pour|à|para|a) (\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)/iu;
const nameEnd =
  /,| (?=for |who |as |in recognition|on |from |of |has |completed |für |zum |zur |wegen |als |pour |en |por |qui |que |hat )|[.:;\n]| [–—] /iu;
const proper =
  "(?:the |der |dem |la |le |l['’])?\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:of|the|for|and|de|du|des|la|für|der|und) )*\\p{Lu}[\\p{L}\\d&'’-]*)*";
const from = new RegExp(
  `,? *(?<![\\p{L}])(?:from|by|issued by|awarded by|von|verliehen von|ausgestellt von|(?:délivrée? )?par(?: la| l['’])?|otorgado por) ?((?:association |école |club |mairie )?${proper})(?=$|[,.;\\n]| on | am )`,
  'u',
);
const signed = new RegExp(
  `,? *(?:signed(?: by)?:?|unterzeichnet von|unterschrieben von|signée? par|firmad[oa] por) (${proper})(?:, ((?!\\d)\\p{Ll}[^,.;\\n\\d]{2,50}))?(?=$|[,.;\\n])`,
  'iu',
);

const firstDay =
  /(?:(?:on|am|vom|du|del) )?\d{1,2}(?:st|nd|rd|th|\.)? ?(?:and|to|und|bis|et|au|y|al|[-–&]) ?$/iu;
/** The last clause that is the name of a house: '…, Westbrook School'. */
const houseAtEnd =
  /, ((?:\p{Lu}[\p{L}’'-]+ ){0,4}(?:School|Academy|College|University|Club|Institute|Society|Association|Council|Centre|Center|Foundation|Trust|\p{Lu}\p{L}*(?:schule|verein|akademie))(?: [\p{L} ]{2,24})?)$/u;

/** A certificate: the name set large, what it is for, who gives it and when, and a line to sign on. */
export function writeCertificate(source: CertificateSource): OnePagerContent {
  const { language, contact, today } = source;
  let text = source.text
    .replace(/,(?: *,)+/g, ',')
    .replace(leads, '')
    .trim();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`;
    return match;
  };
  text = text.replace(reasonFirst, '$2, for $1');
  const signature = take(signed);
  const giver = take(from)?.[1];
  const end = nameEnd.exec(text);
  const name = (end ? text.slice(0, end.index) : text).replace(/[\s.,]+$/, '').slice(0, 90);
  const said = (end ? text.slice(end.index) : '').replace(/^[\s,.:;–—-]+|[\s,]+$/g, '');
  const days = findDates(said, language, today).filter((date) => date.hasDay);
  const only = days.length === 1 ? days[0] : undefined;
  // '18 and 19 April': the first of the two days stands before what was read.
  const start = only ? (firstDay.exec(said.slice(0, only.start))?.index ?? only.start) : 0;
  const isAtEnd = only !== undefined && said.slice(only.end).trim() === '';
  const day = isAtEnd ? said.slice(start).replace(/^(?:on|am|le|el) /i, '') : null;
  const dated = isAtEnd ? said.slice(0, start).replace(/[\s,]+(?:on|am|le|el)?\s*$/iu, '') : said;
  const house = giver ? null : houseAtEnd.exec(dated);
  const reason = house ? dated.slice(0, house.index) : dated;
  const by = signature ? [signature[1], signature[2]].filter(Boolean).join(', ') : null;
  return {
    kind: 'one-pager',
    organisation: giver ?? house?.[1] ?? gap(labels.issuer[language]),
    runningTitle: source.runningTitle,
    date: '',
    headline: upperFirst(name) || source.runningTitle,
    lead: reason
      ? [{ text: asSentence(upperFirst(reason)) }]
      : [{ text: labels.reason[language], isGap: true }],
    figures: [],
    sections: [
      ...(name
        ? []
        : [{ title: labels.recipient[language], text: [{ text: labels.recipient[language], isGap: true }] }]),
      ...(day
        ? [{ title: labels.day[language], text: [{ text: day }] }]
        : days.length === 0
          ? [{ title: labels.day[language], text: [{ text: labels.awardDay[language], isGap: true }] }]
          : []),
      {
        title: labels.signature[language],
        text: by ? [{ text: by }] : [{ text: labels.signer[language], isGap: true }],
      },
    ],
    ...(reason ? { callToAction: honour[language] } : {}),
    contact,
  };
}
