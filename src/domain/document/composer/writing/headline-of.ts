import { leadingArticle, type Subject } from '../reading/subject.ts';
import { upperFirst } from '../reading/upper-first.ts';

const venture =
  '(?:[\\p{L}-]+ ){0,3}?(?:start-?up|company|business|firm|brand|workshop|studio|manufacturer|agency|team|maker|organisation|organization|charity|non-?profit|association|social enterprise|cooperative|co-op)';
/** 'A startup that makes e-bike chargers' is about e-bike chargers. */
const makes = new RegExp(
  `^(?:an? |the |our )?${venture} (?:that|which|who|making|building|selling) ?(?:makes?|builds?|sells?|offers?|provides?|produces?|develops?|designs?|manufactures?|makes)? ?(?=\\S)`,
  'iu',
);
const makesThing =
  /(?:makes?|builds?|sells?|offers?|provides?|produces?|develops?|designs?|manufactures?|making|building|selling) $/iu;
const verbStart =
  /^(?:meets|opens|saves|has|is|was|won|costs|employs|serves|plans|wants|needs|started|began|reached|raised|grew|works|hopes|expects|aims|uses|offers|covers|includes|operates|lets|puts|makes|builds|helps|runs|sells|cuts|gives|trains|teaches|takes|keeps|plants|collects|creates|delivers|produces|supports|provides|reduces|replaces|connects)(?!\p{L})/iu;
const verbFirst =
  /^(?:that |which |who )?(?:puts|makes|builds|helps|turns|sells|offers|provides|runs|brings|connects|delivers|designs|develops|teaches|trains|gives|grows|produces|supports|serves|collects|repairs|rents|cuts|saves|installs|creates|recycles|lets|plants|feeds|finds|matches|measures|monitors|tracks|keeps|takes|works|sends|stores|cleans|cooks|bakes|writes|reads|organi[sz]es|opens|protects|restores|converts|replaces|transforms)(?!\p{L})/iu;

const copula: Readonly<Record<string, string>> = { en: 'is', de: 'ist', fr: 'est', es: 'es' };

/** The longest headline that still reads as one. */
const longest = 90;

/** What stands largest: what the subject makes or does, in the prompt's own words. */
export function headlineOf(subject: Subject, what: string): string {
  if (!what) return subject.name ?? '';
  const made = makes.exec(what);
  if (made && makesThing.test(made[0])) return upperFirst(what.slice(made[0].length));
  if (verbFirst.test(what)) {
    const bare = what.replace(/^(?:that|which|who) /i, '');
    return subject.name
      ? `${subject.name} ${bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
      : upperFirst(bare);
  }
  const plain = upperFirst(what.replace(leadingArticle, ''));
  return plain.length > longest && subject.name ? subject.name : plain;
}

/** 'Meets every Thursday' with its subject: 'Our chess club meets every Thursday'. */
export function withSubject(sentence: string, subject: Subject, what: string): string {
  if (!verbStart.test(sentence)) return sentence;
  const isShort = /^(?:the|our|my) /i.test(what) && what.split(' ').length <= 5;
  const who = subject.name ?? (isShort ? upperFirst(what) : null);
  return who ? `${who} ${sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}` : sentence;
}

/** The first sentence: the name and what it is. '' when the headline says it all. */
export function openingOf(subject: Subject, what: string, language: string): string {
  if (!what || !subject.name) return '';
  const is = copula[language] ?? 'is';
  const isNoun =
    /^(?:an?|the|our|eine?|ein|der|die|das|une?|le|la|un|una|el) /iu.test(what) &&
    !what.includes(subject.name);
  if (!isNoun) return '';
  return `${subject.name} ${is} ${what.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`;
}
