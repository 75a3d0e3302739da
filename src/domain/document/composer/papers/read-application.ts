import { partsOf, sentencesIn } from '../reading/clauses.ts';
import type { ReadingLanguage } from '../reading/language.ts';

/** What somebody who applies says of the position and of themselves. */
export interface Application {
  readonly name: string | null;
  /** 'night porter'; '' where no position is named. */
  readonly role: string;
  /** ' at Hotel Mira', with its preposition; '' where nobody is named. */
  readonly house: string;
  /** 'Hotel Mira'. */
  readonly recipient: string;
  readonly experience: readonly string[];
  readonly languages: readonly string[];
  /** From when: 'can start in April', 'ab 1. Mai'. */
  readonly start: string | null;
  /** Whole sentences about what was done. */
  readonly deeds: readonly string[];
  readonly others: readonly string[];
}

const capital = "\\p{Lu}[\\p{L}'’-]+";
const selfNamed = new RegExp(
  `(?:^|(?<=[,.;\\n] ?))\\s*(?:[Ii](?:['’]?m| am)|[Mm]y name is|[Ii]ch (?:bin|heiße|heisse)|[Mm]ein [Nn]ame ist|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Mm]i nombre es|[Nn]ame:?) (${capital}(?: ${capital}){0,2})(?=$|[,.;\\n]| (?:and|und|et|y) )`,
  'u',
);
const nameClause = new RegExp(`^${capital}(?: (?:de |van |von )?${capital}){1,2}$`, 'u');
const applying =
  /^(?:(?:and|und|et|y) )?(?:(?:i(?:['’]m| am) )?(?:applying|apply|looking)(?: to work)? (?:for|as)|(?:ich )?bewerbe mich(?: hiermit)?(?: um| als| auf| für)?|je (?:postule|candidate)(?: pour| au| à)?|(?:me )?postul(?:o|ando)(?: a| para| al)?|solicito)(?!\p{L}) */iu;
const lead =
  /^[\s,:–—-]*(?:(?:for|as|als|um|für|auf|pour|comme|en tant que|para|como|de|of)(?!\p{L}) *)?(?:(?:an?|the|eine?n?|die|den|das|une?|le|la|l['’]|un[oa]?|el)(?!\p{L}) *)?(?:(?:(?:job|position|role|post|place|stelle|poste|emploi|puesto|empleo|trabajo|plaza)(?!\p{L})(?: (?:of|as|als|de|d['’]|como))? *(?:(?:an?|the|une?) )?))?(?=\S)/iu;
const houseTie =
  / (?:at|with|bei der|beim|bei|in der|in dem|im|in the|in|chez|auprès de|à la|à l['’]|à|au|aux|dans|en el|en la|en) (?=(?:the |der |die |das |den |la |le |el |l['’])?\p{Lu})/u;

const years =
  /^(?:(?:i )?(?:have|with|habe|mit|avec|con|tengo|j['’]ai)(?!\p{L}) )?(?:(?:over |about |über |plus de |más de )?\d{1,2}\+? ?(?:years?|yrs?|months?|jahren?|monate?|ans|mois|años|meses)(?!\p{L}))/iu;
const speaking =
  /^(?:(?:i )?speak(?:s|ing)?|fluent in|(?:ich )?spreche|spricht|(?:je )?parle|hablo|habla|languages?:?|sprachen:?|langues ?:?|idiomas:?)(?!\p{L}) */iu;
const starting =
  /^(?:(?:i )?(?:can|could|able to|ready to|available|free)(?: to)? ?(?:start|begin|from|now|immediately|asap|in|on|at once|as of|straight away)?(?!\p{L}).*|(?:verfügbar |ich kann )?(?:ab|sofort|zum)(?!\p{L}).*|(?:je suis )?(?:dispo(?:nible)?|libre)(?!\p{L}).*|(?:estoy )?disponible(?!\p{L}).*|(?:incorporación|puedo empezar).*)$/iu;
/** What somebody did: 'ran their Instagram', 'leitete das Team'. */
const deed =
  /^(?:i |ich )?(?:ran|run|led|lead|managed|manage|built|build|worked|work|grew|won|sold|taught|teach|wrote|designed|organi[sz]ed|trained|handled|opened|closed|cooked|served|helped|created|launched|volunteered|studied|completed|founded|coordinated|developed|drive|drove|suche|arbeite|leite|arbeitete|leitete|betreute)(?!\p{L}) /iu;

interface Position {
  readonly role: string;
  readonly house: string;
  readonly recipient: string;
}

/** 'To Northwind Ltd for the position of …': the house comes first. */
const houseFirst = new RegExp(
  `^[\\s,:]*(?:to|an|à|a) ((?:the |die |das |la |le |el )?${capital}(?: (?:${capital}|&|and|of|de))*) (?=(?:for|as|um|als|für|pour|para)(?!\\p{L}))`,
  'u',
);

function positionOf(typed: string): Position {
  const first = houseFirst.exec(typed);
  const clause = first ? typed.slice(first[0].length) : typed;
  const bare = clause
    .replace(lead, '')
    .replace(/ (?:job|position|role|post)(?= at |$)/iu, '')
    .trim();
  const alone = /^(?:at|bei|chez|en) (?=\p{Lu})/u.exec(bare);
  if (alone) return { role: '', house: ` ${bare}`, recipient: bare.slice(alone[0].length) };
  const tie = houseTie.exec(bare);
  const role = (tie ? bare.slice(0, tie.index) : bare).trim();
  if (first?.[1]) return { role, house: '', recipient: first[1] };
  return {
    role,
    house: tie ? bare.slice(tie.index).trimEnd() : '',
    recipient: tie ? bare.slice(tie.index + tie[0].length).trim() : '',
  };
}

/** Reads who applies for what, where, and why they should be taken; every clause lands in exactly one place. */
export function readApplication(text: string, language: ReadingLanguage): Application {
  const whole = text.replace(/,(?: *,)+/g, ',').replace(/^[\s,:;.]+/, '');
  const self = selfNamed.exec(whole);
  const rest = self ? `${whole.slice(0, self.index)}, ${whole.slice(self.index + self[0].length)}` : whole;
  const clauses = sentencesIn(rest, language).flatMap(partsOf);
  const applied = clauses.findIndex((clause) => applying.test(clause));
  const at = Math.max(applied, 0);
  const position = positionOf((clauses[at] ?? '').replace(applying, ''));
  const experience: string[] = [];
  const languages: string[] = [];
  const deeds: string[] = [];
  const others: string[] = [];
  let name = self?.[1] ?? null;
  let start: string | null = null;
  let isSpeaking = false;
  for (const [index, clause] of clauses.entries()) {
    if (index === at) continue;
    const spoken = speaking.exec(clause);
    if (name === null && nameClause.test(clause)) name = clause;
    else if (years.test(clause))
      experience.push(clause.replace(/^(?:i )?(?:have|with|habe|mit|avec|con|tengo|j['’]ai) /iu, ''));
    else if (spoken) languages.push(clause.slice(spoken[0].length));
    else if (start === null && starting.test(clause)) start = clause;
    else if (deed.test(clause)) deeds.push(clause.replace(/^i(?:ch)? /i, ''));
    else if (isSpeaking && /^(?:and|und|et|y) /iu.test(clause)) languages.push(clause);
    else others.push(clause);
    isSpeaking = spoken !== null;
  }
  return { name, ...position, experience, languages, start, deeds, others };
}
