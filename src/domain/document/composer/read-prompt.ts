import type { ComposerRequest } from './composer-step.ts';
import { kindById, readInstruction } from './reading/prompt-reading.ts';
import type { Reading } from './speech/say-page.ts';
import { chooseLook } from './writing/choose-look.ts';
import { writeInvoice } from './writing/write-invoice.ts';

/** A prompt as a brief, with what had to be assumed. */
export function readPrompt(request: ComposerRequest): Reading {
  const reading = readInstruction(request.prompt);
  const kind = reading.kind ?? kindById('invoice');
  const { content, isCurrencyAssumed } = writeInvoice(
    reading.rest,
    kind,
    reading.wordLanguage,
    request.today,
  );
  const number = typeof content.number === 'string' ? ` ${content.number}` : '';
  const client = typeof content.to.name === 'string' ? `, ${content.to.name}` : '';
  return {
    brief: {
      title: `${content.heading}${number}${client}`,
      language: reading.language,
      look: chooseLook('invoice', reading.wishes, request),
      content,
    },
    kindName: kind.heading.en,
    assumptions: isCurrencyAssumed
      ? [`No currency was named, so the amounts are in ${content.currency}.`]
      : [],
  };
}
