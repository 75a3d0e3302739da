/** A part of a sentence between commas, with the label that stood before a colon: 'risk: supplier delay'. */
export interface Clause {
  readonly label: string | null;
  readonly text: string;
  /** The first of its sentence. */
  readonly isFirst: boolean;
}

const months =
  '(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|janv|févr|mars|avr|juin|juil|août|ene|abr|ago|dic)';
/** A full stop that ends no sentence: after an ordinal before a month or a German noun, an initial, a title. */
const noEnd =
  /(?:(?<!\p{L})(?:mr|mrs|ms|dr|prof|st|nr|no|inc|ltd|approx|ca|z\.b|d\.h|bzw|str|p\.m|a\.m)|(?<![\p{L}\d])\p{Lu})\.$/iu;
const ordinal = /(?<![\p{L}\d.,])\d{1,2}\.$/u;
const monthAhead = new RegExp(`^\\s*${months}`, 'iu');

/** Hurried people begin sentences in small letters too: there a whole word has to stand before the full stop. */
const sentenceEnd =
  /[.!?](?=\s+[\p{Lu}\d"“„«¿¡])|(?<=\p{L}{4}|(?<!\p{L})\p{Lu}\p{Ll}{2}|\d \p{L}{3})(?<!(?<!\p{L})(?:[Aa]pprox|inkl|Std|Tel|Abt|Art|Nov|Okt|Oct|Dez|Dec|Jan|Feb|Apr|Aug|Sep|zzgl|excl|incl|evtl|dept|abzgl|telef?|appt|geb|sept|prof|bzgl|mind|max|circa|usw|etc))[.!?](?=\s+\p{Ll}{2})|[\n;]+/gu;

/** Sentences of a text without their full stops; line ends and semicolons end one too. Linear in its length. */
export function sentencesIn(text: string, language: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(from, end - 12), end);
    const isOrdinal =
      ordinal.test(before) && (language === 'de' || monthAhead.test(text.slice(end, end + 8)));
    if (match[0] === '.' && (isOrdinal || noEnd.test(before))) continue;
    found.push(
      text.slice(from, match[0] === '.' || match[0] === '!' || match[0] === '?' ? end : match.index),
    );
    from = end;
  }
  found.push(text.slice(from));
  return found.map(trimClause).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

const trimClause = (text: string): string =>
  text
    .replace(/(?:\s*,)+\s*,/g, ',')
    .replace(/^[\s,;:•*–—-]+|[\s,;:]+$/g, '')
    .replace(/(?<!(?:^|[\s.])\p{L}|\.\.|(?<![\d.,])(?:[012]?\d|3[01])\.(?:0?\d|1[0-2]))\.$/u, '')
    .trim();

/** The parts of a sentence between commas; commas inside brackets and figures part nothing. */
export function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < sentence.length; at += 1) {
    const letter = sentence[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === ',' && depth === 0 && !/^\d/.test(sentence.slice(at + 1, at + 2))) {
      parts.push(sentence.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(sentence.slice(from));
  return parts.map(trimClause).filter((part) => /[\p{L}\d]/u.test(part));
}

const labelled = /^(\p{L}[\p{L}\d '’/&-]{0,34}?) ?: +(?=\S)/u;

/** A text as clauses in its own order. */
export function clausesOf(text: string, language: string): Clause[] {
  return sentencesIn(text, language).flatMap((sentence) =>
    partsOf(sentence).map((part, index): Clause => {
      const label = labelled.exec(part);
      return {
        label: label?.[1]?.trim() ?? null,
        text: label ? part.slice(label[0].length) : part,
        isFirst: index === 0,
      };
    }),
  );
}
