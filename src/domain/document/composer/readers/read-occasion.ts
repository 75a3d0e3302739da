import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import type { KindName } from '../reading/kinds.ts';
import { type OccasionFacts, takeOccasionFacts } from '../reading/occasion-facts.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { readSubject } from '../reading/subject.ts';
import type { Reading } from '../speech/say-page.ts';
import { takeCommand } from '../writing/take-command.ts';
import { noticeWords, writeFlyer } from '../writing/write-flyer.ts';
import { readMenu } from './read-menu.ts';

/** A flyer, a poster, an invitation: what happens, when and where. */
export function readOccasion(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage: language } = reading;
  const menu = kind.id === 'menu' ? readMenu(reading, kind, request) : null;
  if (menu) return menu;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  // The day on which something was lost is no day to come.
  const isNotice = noticeWords.test(`${qualifier} ${rest.text.slice(0, 80)}`);
  const facts = isNotice ? noFacts : takeOccasionFacts(rest, language, request.today);
  const subject = readSubject(rest, qualifier);
  const content = writeFlyer({
    subject,
    facts,
    contact,
    kind,
    language,
    prompt: reading.prompt,
    today: request.today,
  });
  return {
    brief: briefOf(reading, request, content.headline, content),
    kindName: kind.heading.en.toLowerCase(),
    assumptions: [],
  };
}
const noFacts: OccasionFacts = { dates: [], times: [], place: null, price: null, reduction: null };
