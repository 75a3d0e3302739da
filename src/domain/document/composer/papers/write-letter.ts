import { formatDate } from '../../layout/format-date.ts';
import type { ArticleContent, ContentBlock, RichText } from '../brief.ts';
import { sentencesIn } from '../reading/clauses.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { turnClause } from './letter-turns.ts';
import { closings, greeting, type LetterPurpose, letterWords } from './letter-words.ts';

export interface LetterSource {
  readonly text: string;
  readonly runningTitle: string;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
}

const plain = (text: string): RichText => [{ text }];
const gap = (text: string): RichText => [{ text, isGap: true }];
const paragraph = (text: RichText): ContentBlock => ({ type: 'paragraph', text });

const leads =
  /^[\s,.:–—-]*(?:(?:to|an|à|a|para|for|für|pour)(?![\p{L}]) *)?(?:my |our |the |den |die |das |unsere?n? |meine?n? |le |la |les |mon |ma |el |los |mi )?/iu;
/** 'for a position as a gardener' and 'für …' say what it is about, not who reads it. */
const aboutFirst =
  /^[\s,.:–—-]*(?:for|pour|für)(?![\p{L}]) *(?=(?:an? |the |die |das |den |une? |le |la |l['’])?(?:position|job|post|role|internship|apprenticeship|vacancy|stelle|ausbildung|poste|emploi|stage|extension|repair|refund)(?!\p{L}))/iu;
const recipientEnd =
  /[,:;\n]| (?=thanking |thank |asking |to |about |regarding |for |in thanks |that |saying |telling |inviting |because |who |confirming |apologi[sz]ing |complaining |requesting |applying |informing |announcing |cancell?ing |resigning |wegen |über |mit |mit der|um |dass |bitte |zum |zur |in Höhe |pour |afin |sur |concernant |para |sobre |por |agradeci)/iu;
const proper = "\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:of|the|de|du|van|von|la) )*\\p{Lu}[\\p{L}'’-]*){0,4}";
const sender = new RegExp(
  `(?:^|[.,;]? +)(?:[Ff]rom|[Bb]y|[Ss]igned|[Vv]on|[Dd]e la part de|[Dd]e parte de) (${proper})(?=$|[,.;\\n]| to | an | à | a )`,
  'u',
);
const senderWord = new RegExp(
  `^[\\s,]*(?:from|von|de la part de|de parte de) +(${proper})(?= (?:to|an|à|a|para) )`,
  'u',
);
const parting =
  /,? and (?=thanking |asking |requesting |inviting |confirming |apologi|telling |saying )|(?<=\S) (?=asking |requesting )/i;

const titledRecipient =
  /^(?:(?:landlord|landlady|boss|neighbou?r|teacher|doctor|vermieter(?:in)?|nachbar(?:in)?|chef(?:in)?|lehrer(?:in)?|propriétaire|voisine?|vecin[oa]|caser[oa]) )?(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Monsieur|Madame|M|Mme|Señora?|Sra?)\.? \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?= (?:the|my|our|your|I|we|it|there|please|der|die|das|mein\p{L}*|ich|wir|le|la|les|mon|ma|je|nous|el|los|mi|se)(?!\p{L}))/u;
/** '… Nadia Cole flat 6': who signs at the end, and where they live. */
const signedAtEnd =
  /(?:[.!?;,]|\n)\s*(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?:,? (?:flat|apartment|apt\.?|room|unit|no\.?|wohnung|zimmer|appartement|appt|piso) ?\d{1,4}[a-z]?)?)[\s.]*$/iu;

interface Addressed {
  readonly from: string | null;
  readonly to: string;
  readonly said: string;
}

/** 'my teacher ms. park': hurried people type names in small letters. */
const smallTitle = /(?<!\p{L})(mr|mrs|ms|miss|dr|prof|herrn?|frau|monsieur|madame|señora?)(\.? )(\p{L})/gu;
const upperTitles = (text: string): string =>
  text.replace(
    smallTitle,
    (_, title: string, space: string, letter: string) =>
      `${upperFirst(title)}${space}${letter.toUpperCase()}`,
  );
const isThanks = /thank|dank|remerci|agradec/i;

/** The last clause of a letter that says something before it, where it is a name. */
function signatureOf(text: string): RegExpExecArray | null {
  const match = signedAtEnd.exec(text);
  const isName = match !== null && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(match[1] ?? '');
  return isName && match.index > 20 ? match : null;
}

/** Who writes to whom, and what is left to say. */
function readAddress(whole: string): Addressed {
  const text = whole.replace(/,(?: *,)+/g, ',').trim();
  const opening = senderWord.exec(text);
  const ending = opening ? null : [...text.matchAll(new RegExp(sender, 'gu'))].at(-1);
  // 'The diploma from Leeds' is no sender: it stands at the end, or begins the letter.
  const isLast =
    ending !== null && ending !== undefined && ending.index + ending[0].length >= text.length - 2;
  const signature = opening || isLast ? null : signatureOf(text);
  const from = opening?.[1] ?? signature?.[1] ?? (isLast ? ending?.[1] : undefined) ?? null;
  const rest = opening
    ? text.slice(opening[0].length)
    : isLast && ending
      ? text.slice(0, ending.index)
      : text.slice(0, signature?.index ?? text.length);
  if (aboutFirst.test(rest)) return { from, to: '', said: rest.replace(aboutFirst, '') };
  const body = rest.replace(leads, '').trim();
  // 'Mr. Fenwick the boiler is broken': the name ends where its capitals do.
  const titled = titledRecipient.exec(body)?.[0];
  const end = recipientEnd.exec(body);
  if (titled && (!end || titled.length < end.index)) {
    return { from, to: titled, said: body.slice(titled.length).replace(/^[\s,:;.]+/, '') };
  }
  return {
    from,
    to: (end ? body.slice(0, end.index) : body).replace(/[\s.,]+$/, '').slice(0, 120),
    said: (end ? body.slice(end.index) : '').replace(/^[\s,:;.]+/, ''),
  };
}

/** 'Mr Tanaka' is greeted by name, 'city library' is not. */
const person =
  /^(?:landlord |landlady |boss |neighbour |neighbor |teacher |vermieter |vermieterin )?((?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Herrn|Frau|Monsieur|Madame|M\.|Mme|Señora?|Sra?\.?)\.? .{2,60}|\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){0,2})$/u;

const house =
  /(?:verwaltung|amt|gmbh|verein|schule|bücherei|bank|versicherung|stadt|werke?)(?!\p{L})|(?<!\p{L})(?:AG|Ltd|Inc|LLC|Firma|Hotel|Museum|Library|School|Council|Company|Department|Office|Committee|Trust|Club|Mairie|École|Banco|Escuela|Ayuntamiento|Hospital|University|Society|Association)(?!\p{L})/iu;
/** 'our volunteers', 'the parents': many at once. */
const group = /^(?:\p{L}+ )?(?:\p{Ll}{3,}s|team|staff|everyone|all)$/u;

/** A letter as people send them: who writes, to whom, when, about what; it says what the prompt says, and nothing more. */
export function writeLetter(source: LetterSource): ArticleContent {
  const { language, contact } = source;
  const addressed = readAddress(upperTitles(source.text));
  const { from, to } = addressed;
  // 'Thank you letter to … for writing my reference' says in its name what the rest is for.
  const said = isThanks.test(source.runningTitle)
    ? addressed.said.replace(/^for /i, 'thanking for ')
    : addressed.said;
  const [name = '', ...place] = to.split(/ (?:at|from|of|von|bei|chez|de) /);
  const isGroup = language === 'en' && group.test(name);
  const titled = house.test(name) ? null : person.exec(name)?.[1]?.replace(/^Herrn /, 'Herr ');
  const known = isGroup ? name : (titled ?? null);
  const clauses = sentencesIn(said, language)
    .flatMap((sentence) => sentence.split(parting))
    .map((clause) => turnClause(clause));
  const purpose: LetterPurpose = clauses.find((clause) => clause.purpose !== 'other')?.purpose ?? 'other';
  const subject = clauses.find((clause) => clause.subject !== '')?.subject ?? '';
  const body =
    clauses.length > 0
      ? clauses.map(({ text }) => paragraph(plain(text)))
      : [paragraph(gap(letterWords.body[language]))];
  const address = to ? [upperFirst(known ?? name), ...place].join(', ') : '';
  return {
    kind: 'article',
    organisation: from ?? { placeholder: letterWords.name[language] },
    runningTitle: source.runningTitle,
    date: '',
    title: subject || source.runningTitle,
    blocks: [
      paragraph(
        address ? plain(upperFirst(to === address ? address : to)) : gap(letterWords.recipient[language]),
      ),
      paragraph(plain(formatDate(source.today, language))),
      paragraph(plain(greeting[language](isGroup ? name : upperFirst(known ?? name), known !== null))),
      ...body,
      ...(clauses.length > 0 ? [paragraph(plain(closings[purpose][language]))] : []),
      paragraph(plain(letterWords.farewell[language])),
      paragraph(from ? plain(from) : gap(letterWords.name[language])),
      ...(contact.length > 0 ? [paragraph(plain(contact.join(' · ')))] : []),
    ],
  };
}
