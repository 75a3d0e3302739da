import type { DocumentContent } from '../../content/document-content.ts';
import { findSubjects } from '../../document/layout/ornament/picture/finding/find-subjects.ts';
import { fittingSubject } from '../../document/layout/ornament/picture/finding/fitting-subject.ts';
import type { Facts } from '../facts/facts.ts';
import { familyOf, type KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';

/** Kinds of business papers, which show no picture unless the user wishes for one. */
const papers: ReadonlySet<KindId> = new Set<KindId>(['minutes', 'report', 'cv', 'form', 'release', 'agenda']);
/** The same kinds of templates. */
const templatePapers: ReadonlySet<string> = new Set([
  'annual-report',
  'budget',
  'business-plan',
  'cancellation',
  'company-policy',
  'complaint',
  'contract',
  'cover-letter',
  'cv',
  'form',
  'invoice',
  'letter',
  'meeting-notes',
  'memo',
  'minutes',
  'procedure',
  'proposal',
  'quote',
  'receipt',
  'report',
]);

const isPaper = ({ kind }: Facts, { kind: own }: DocumentContent): boolean =>
  (kind !== null && (papers.has(kind) || familyOf(kind) === 'bill' || familyOf(kind) === 'letter')) ||
  (own !== undefined && templatePapers.has(own));

/** Returns the modifier of a kind: 'wedding' of 'wedding program'. */
export function occasionOf({ kind, kindText, language }: Facts): string {
  if (!kind || !kindText) return '';
  const names = pageWordsOf(language).kinds[kind].split(/[\s,]+/);
  return kindText
    .split(/\s+/)
    .filter(
      (word) => !names.includes(word.toLowerCase()) && !names.includes(word.toLowerCase().replace(/s$/, '')),
    )
    .join(' ');
}

/** The words that say what a page is about. */
export const aboutOf = ({ title, headline, subjects }: Facts): string =>
  (title ?? (headline?.range ? headline : subjects[0]))?.text ?? '';

/**
 * Returns the words that name what the picture of a page shows: the thing it is about, the thing of its occasion, or the
 * cutlery of a menu. Empty if none is certain.
 */
export function ownSubject(facts: Facts): string {
  const { kind, kindText, language } = facts;
  for (const words of [aboutOf(facts), facts.subjects[0]?.text ?? '', occasionOf(facts)]) {
    const fitting = words === '' ? null : fittingSubject(words, language);
    if (fitting) return fitting.words;
  }
  const [menu = ''] = pageWordsOf(language).kinds.menu.split(',');
  return kind === 'menu' && kindText?.toLowerCase().includes(menu) ? 'cutlery' : '';
}

/** Returns whether a prompt names a thing that the picture of a template shows. */
function isNamed(subject: string, facts: Facts): boolean {
  const { language, kindText } = facts;
  const about = [aboutOf(facts), facts.subjects[0]?.text ?? '', kindText ?? ''];
  const named = about.flatMap((words) => {
    const { names, by } = findSubjects(words, 1, language);
    return by === 'words' || by === 'forms' ? names : [];
  });
  return findSubjects(subject, 1, language).names.some((name) => named.includes(name));
}

/** Sets what the pictures of a page show; an empty subject is a page without one. */
export function withFittingSubject(content: DocumentContent, facts: Facts, own: string): DocumentContent {
  const before = content.look.subject ?? '';
  const kept = before !== '' && isNamed(before, facts) ? before : '';
  const subject = isPaper(facts, content) ? '' : own || kept;
  return { ...content, look: { ...content.look, subject } };
}
