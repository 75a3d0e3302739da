import { upperFirst } from '../reading/upper-first.ts';
import type { LetterPurpose } from './letter-words.ts';

interface Turn {
  readonly pattern: RegExp;
  /** What stands in the place of the match. */
  readonly instead: string;
  readonly purpose: LetterPurpose;
  /** What the letter is about, before the rest of the clause: 'Thank you for …'. */
  readonly subject?: string;
}

const turn = (pattern: RegExp, instead: string, purpose: LetterPurpose, subject?: string): Turn => ({
  pattern,
  instead,
  purpose,
  ...(subject === undefined ? {} : { subject }),
});

/** What somebody is to be told, said to them: 'thanking him for the tour' is 'Thank you for the tour'. */
const turns: readonly Turn[] = [
  turn(
    /^(?:to )?thank(?:ing)? (?:him|her|them|you)?(?: )?for /i,
    'Thank you for ',
    'thanks',
    'Thank you for ',
  ),
  turn(
    /^(?:for|in thanks for) (?=(?:the|your|their|his|her) )/i,
    'Thank you for ',
    'thanks',
    'Thank you for ',
  ),
  turn(/^(?:to )?ask(?:ing)? (?:him|her|them|you)? ?for /i, 'I would like to ask you for ', 'request', ''),
  turn(
    /^(?:to )?ask(?:ing)? (?:(?:him|her|them|you) )?(?:if|whether) /i,
    'I would like to ask whether ',
    'request',
    '',
  ),
  turn(/^(?:to )?ask(?:ing)? (?:(?:him|her|them|you) )?to /i, 'I would like to ask you to ', 'request', ''),
  turn(/^(?:to )?request(?:ing)? /i, 'I would like to request ', 'request', ''),
  turn(
    /^(?:to )?invit(?:e|ing) (?:him|her|them|you) to /i,
    'I would like to invite you to ',
    'invitation',
    'Invitation to ',
  ),
  turn(
    /^(?:to )?apologi[sz](?:e|ing) (?:to (?:him|her|them) )?for /i,
    'I apologise for ',
    'other',
    'Apology for ',
  ),
  turn(/^(?:to )?confirm(?:ing)? /i, 'I would like to confirm ', 'other', 'Confirmation of '),
  turn(
    /^(?:to )?complain(?:ing)? about /i,
    'I am writing to complain about ',
    'complaint',
    'Complaint about ',
  ),
  turn(/^(?:to )?cancel(?:l?ing)? /i, 'I would like to cancel ', 'notice', 'Cancellation of '),
  turn(/^(?:to )?resign(?:ing)? /i, 'I am writing to resign ', 'notice', 'Resignation '),
  turn(/^(?:to )?apply(?:ing)? for /i, 'I would like to apply for ', 'application', 'Application for '),
  turn(
    /^(?:for )?(?=(?:an? |the )?(?:position|job|post|role|internship|apprenticeship)(?!\p{L}))/iu,
    'I would like to apply for ',
    'application',
    'Application for ',
  ),
  turn(
    /^(?:saying|telling (?:him|her|them)|to say|to tell (?:him|her|them)|informing (?:him|her|them)) that /i,
    '',
    'other',
  ),
  turn(/^(?:about|regarding|concerning) /i, 'I am writing about ', 'other', ''),
  turn(/^(?:wegen|betreffend|zu[rm]?) /i, 'ich schreibe Ihnen wegen ', 'other', ''),
  turn(/^bitte um /i, 'ich bitte Sie um ', 'request', 'Bitte um '),
  turn(/^(?:dank(?:e)?|vielen dank) für /i, 'vielen Dank für ', 'thanks', 'Dank für '),
  turn(/^(?:pour )?(?:demander|solliciter) /i, 'je souhaite vous demander ', 'request', 'Demande : '),
  turn(/^(?:pour )?(?:remercier|merci) (?:pour |de )?/i, 'merci pour ', 'thanks', 'Remerciements : '),
  turn(
    /^(?:para )?(?:pedir|solicitar|pidiendo|solicitando) /i,
    'le escribo para pedirle ',
    'request',
    'Solicitud: ',
  ),
  turn(
    /^(?:para )?(?:agradecer|agradeciendo|dar las gracias por) /i,
    'le agradezco ',
    'thanks',
    'Agradecimiento: ',
  ),
];

export interface TurnedClause {
  readonly text: string;
  readonly purpose: LetterPurpose;
  /** What a letter that opens so is about; '' where the clause does not tell. */
  readonly subject: string;
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
/** A subject line ends where the reasons begin. */
const reasons = /,| (?:because|which|that|who|since|as|so that|weil|da|denn|parce que|car|porque)(?!\p{L})/iu;
/** The longest subject that stands as a title. */
const longestSubject = 70;

/** A clause of the prompt as a sentence of the letter. */
export function turnClause(clause: string): TurnedClause {
  const found = turns.find(({ pattern }) => pattern.test(clause));
  if (!found) return { text: asSentence(upperFirst(clause)), purpose: 'other', subject: '' };
  const rest = clause.replace(found.pattern, '');
  const about =
    rest
      .split(reasons)[0]
      ?.trim()
      .replace(/[.!?]$/, '') ?? '';
  const subject =
    found.subject === undefined ? '' : upperFirst(`${found.subject}${about}`.replace(/^(?:an?|the) /i, ''));
  return {
    text: asSentence(upperFirst(`${found.instead}${rest}`)),
    purpose: found.purpose,
    subject: subject.length <= longestSubject ? subject : '',
  };
}
