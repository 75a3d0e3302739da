import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import type { KindName } from '../reading/kinds.ts';
import { withReadableTies } from '../reading/neighbouring-language.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Reading } from '../speech/say-page.ts';
import { writeInvoice } from '../writing/write-invoice.ts';

const dayFirst =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** An invoice or a quote from what a prompt says of its parties, lines and terms. */
export function readInvoice(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  reading.rest.text = withReadableTies(reading.rest.text, reading.language);
  const written = writeInvoice(
    reading.rest,
    kind,
    reading.wordLanguage,
    request.today,
    reading.language.split('-')[0] !== reading.wordLanguage,
  );
  const { isCurrencyAssumed } = written;
  const isTranslated = reading.writingLanguage !== reading.wordLanguage;
  const content = isTranslated
    ? { ...written.content, heading: kind.heading[reading.writingLanguage] }
    : written.content;
  const number = typeof content.number === 'string' ? ` ${content.number}` : '';
  const client = typeof content.to.name === 'string' ? `, ${content.to.name}` : '';
  const assumptions = isCurrencyAssumed
    ? [`No currency was named, so the amounts are in ${content.currency}.`]
    : [];
  const title = `${content.heading}${number}${client}`;
  const isElsewhere =
    reading.language === 'en' && (content.currency !== 'USD' || dayFirst.test(reading.prompt));
  // Where the money is not the dollar, or days were typed so, days come before months.
  const placed = isElsewhere ? { ...reading, language: 'en-GB' } : reading;
  return {
    brief: briefOf(placed, request, title, content),
    kindName: kind.heading.en.toLowerCase(),
    assumptions,
  };
}
