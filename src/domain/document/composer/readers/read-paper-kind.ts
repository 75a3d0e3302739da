import { formatDate } from '../../layout/format-date.ts';
import type { ArticleContent, OnePagerContent } from '../brief.ts';
import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { paperPlans } from '../papers/paper-plans.ts';
import { storyOfPaper } from '../papers/story-of-paper.ts';
import { isApplication, writeApplication } from '../papers/write-application.ts';
import { writeCertificate } from '../papers/write-certificate.ts';
import { type LetterSource, writeLetter } from '../papers/write-letter.ts';
import { writePaper } from '../papers/write-paper.ts';
import { calledWhole, yearlyName, yearlyPlan } from '../papers/yearly-report.ts';
import { withoutAudience } from '../reading/audience.ts';
import { takeContact } from '../reading/contact.ts';
import { findKind, type KindName } from '../reading/kinds.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { chartOf, type Series, takeSeries } from '../reading/series.ts';
import type { Reading } from '../speech/say-page.ts';
import { takeCommand } from '../writing/take-command.ts';
import { atEase } from './at-ease.ts';

/** What the paper calls itself, in the prompt's own words: 'Monthly report', 'Sitzungsprotokoll'. */
function calledAs(reading: PromptReading, kind: KindName, qualifier: string): string {
  const mention = findKind(reading.prompt);
  const typed = mention?.kind.id === kind.id ? reading.prompt.slice(mention.start, mention.end) : '';
  const word = typed.replace(/ (?:to|for|from|of|an)$/i, '');
  const name = word === '' || /^cv$/i.test(word) ? kind.heading[reading.wordLanguage] : word;
  const called = qualifier ? `${qualifier} ${name.replace(/^\p{Lu}(?=\p{Ll})/u, lower)}` : name;
  return called.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
const lower = (letter: string): string => letter.toLowerCase();

/** Papers that make a case by their figures. */
const storyKinds = new Set(['report', 'case-study', 'proposal', 'product-sheet']);

function asStory(
  paper: ArticleContent,
  kind: KindName,
  series: Series | null,
  language: ReadingLanguage,
  today: string,
): ArticleContent | OnePagerContent {
  if (!storyKinds.has(kind.id)) return paper;
  return storyOfPaper(paper, series ? chartOf(series, language) : null, today) ?? paper;
}

/** 'Letter from' is named with its preposition, which says who follows. */
function prepositionOf(prompt: string): string {
  const mention = findKind(prompt);
  const word = mention ? / (\p{L}+)$/u.exec(prompt.slice(mention.start, mention.end))?.[1] : undefined;
  return word && /^(?:to|for|from|an|a|para)$/i.test(word) ? `${word} ` : '';
}

/** 'For a barista job, Tess Novak, …': the name is the title of a CV, wherever it stands. */
const jobFirst =
  /^[\s,]*(?:for|as|für|als|pour|para|como) (?:an? |the |une? |una? |eine? )?([^,:;.\n]{2,40}?)(?: (?:job|position|role))?, *(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){1,3})(?=[,.;\n]|$)/u;
/** 'Meeting notes from today: …' is dated, not titled. */
const sameDay = /^[\s,]*(?:(?:from|of|for|von|vom|de) )?(?:today|heute|aujourd['’]hui|hoy)(?= *[:,.\n])/iu;

function withTitleFirst(text: string, kindId: string, day: string): string {
  if (kindId === 'cv') return text.replace(jobFirst, '$2, $1');
  return kindId === 'minutes' ? text.replace(sameDay, day.replace(/,/g, '')) : text;
}

const writeLetterOrApplication = (source: LetterSource): ArticleContent =>
  isApplication(source.runningTitle, source.text) ? writeApplication(source) : writeLetter(source);

/** 'Informe trimestral de ventas', 'rapport trimestriel des ventes': what follows the noun is no title without it. */
const adjectiveBehind =
  /^ (?!(?:de|del|des|du|d|para|pour|por|par|sobre|sur|con|avec|sans|sin|en|a|à|au|aux|el|la|le|les|los|las|y|et|que|qui|un|une|una)(?!\p{L}))\p{Ll}{4,}/u;

/** A paper with an order of its own: minutes, a report, a CV, a letter. */
export function readPaperKind(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage: language } = reading;
  const contact = takeContact(rest);
  const before = takeCommand(rest, kind.id);
  if (storyKinds.has(kind.id)) rest.text = withoutAudience(rest.text);
  const series = storyKinds.has(kind.id) ? takeSeries(rest) : null;
  // 'Project Falcon status report: …' names its subject before the kind; in German the nouns keep their capitals.
  const isSubject = before !== '' && /^[\s,]*(?:[:.\n]|$)/.test(rest.text);
  const qualifier = isSubject ? '' : before;
  const typed = isSubject ? `${before}${/^[\s,]*:/.test(rest.text) ? '' : '.'}${rest.text}` : rest.text;
  const preposition = kind.id === 'letter' ? prepositionOf(reading.prompt) : '';
  const text = withTitleFirst(typed, kind.id, formatDate(request.today, reading.language));
  const runningTitle = calledAs(reading, kind, qualifier);
  const isWhole = (language === 'es' || language === 'fr') && !qualifier && adjectiveBehind.test(text);
  const source = {
    text: `${isWhole ? runningTitle : ''}${preposition}${text}`,
    runningTitle,
    contact,
    language,
    today: request.today,
  };
  const isYearly = kind.id === 'report' && yearlyName.test(source.runningTitle);
  const plan = isYearly ? yearlyPlan : paperPlans[kind.id];
  const content =
    kind.id === 'certificate'
      ? writeCertificate(source)
      : kind.id === 'letter' || !plan
        ? writeLetterOrApplication(source)
        : asStory(
            writePaper({ ...(isYearly ? calledWhole(source) : source), plan }),
            kind,
            series,
            language,
            request.today,
          );
  const about = content.kind === 'article' ? content.title : content.headline;
  const title = about.startsWith(source.runningTitle) ? about : `${source.runningTitle}: ${about}`;
  const orientation = kind.id === 'certificate' ? 'landscape' : 'portrait';
  const brief = atEase(briefOf(reading, request, title, content, orientation));
  return { brief, kindName: source.runningTitle, assumptions: [] };
}
