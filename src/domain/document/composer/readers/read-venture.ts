import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { withoutAudience } from '../reading/audience.ts';
import { takeContact } from '../reading/contact.ts';
import { findDates } from '../reading/dates.ts';
import { findFigures } from '../reading/figures.ts';
import type { KindName } from '../reading/kinds.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { chartOf, takeSeries } from '../reading/series.ts';
import { readStatements } from '../reading/statements.ts';
import { readSubject } from '../reading/subject.ts';
import type { Reading } from '../speech/say-page.ts';
import { takeCommand } from '../writing/take-command.ts';
import { writeOnePager } from '../writing/write-one-pager.ts';
import { atEase } from './at-ease.ts';

/** A page about a subject: what is said of it, what it is called, and its figures. */
export function readVenture(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage, writingLanguage: language } = reading;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const series = takeSeries(rest);
  rest.text = withoutAudience(rest.text);
  const subject = readSubject(rest, qualifier);
  const figures = findFigures(rest.text, findDates(rest.text, wordLanguage, request.today));
  const runningTitle = kind.heading[language];
  const said = readStatements(subject, reading.language);
  const chart = series ? chartOf(series, language) : null;
  const source = { subject, said, figures, chart, contact, today: request.today, runningTitle };
  const content = writeOnePager({ ...source, language });
  const about = subject.name ?? (subject.sentence ? content.headline : subject.sentence);
  const title = about ? `${runningTitle}: ${about}` : runningTitle;
  return {
    brief: atEase(briefOf(reading, request, title, content)),
    kindName: runningTitle,
    assumptions: [],
  };
}
