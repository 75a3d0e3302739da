import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import type { KindName } from '../reading/kinds.ts';
import { type OccasionFacts, takeOccasionFacts } from '../reading/occasion-facts.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { readSubject } from '../reading/subject.ts';
import type { Reading } from '../speech/say-page.ts';
import { takeProgramme } from '../timetables/take-programme.ts';
import { takeCommand } from '../writing/take-command.ts';
import { noticeWords, writeFlyer } from '../writing/write-flyer.ts';
import { readMenu } from './read-menu.ts';

/** A flyer, a poster, an invitation: what happens, when and where. */
export function readOccasion(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, writingLanguage: language } = reading;
  const menu = kind.id === 'menu' || kind.id === 'price-list' ? readMenu(reading, kind, request) : null;
  if (menu) return menu;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const sold = rest.take(forSale);
  rest.text = rest.text
    .replace(reminding, 'please ')
    .replace(/^(please .{1,60}?) their(?!\p{L})/iu, '$1 your');
  // The day on which something was lost is no day to come.
  const isNotice = sold !== null || noticeWords.test(`${qualifier} ${rest.text.slice(0, 80)}`);
  const programme = isNotice ? [] : takeProgramme(rest, reading.language);
  const facts = isNotice ? noFacts : takeOccasionFacts(rest, reading, request.today);
  const subject = readSubject(rest, qualifier);
  const content = writeFlyer({
    subject,
    facts,
    programme,
    contact,
    kind,
    language,
    locale: reading.language,
    prompt: reading.prompt,
    today: request.today,
    ...(sold?.[1] ? { notice: sold[1].replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) } : {}),
  });
  return {
    brief: briefOf(reading, request, content.headline, content),
    kindName: kind.heading.en.toLowerCase(),
    assumptions: [],
  };
}
/** 'For sale: 2015 …': what is sold is the headline, and nobody has to come on a day. */
const forSale = /^[\s,]*(for sale|zu verkaufen|à vendre|se vende) *[:,–-] */iu;
/** 'Reminding people to wash their hands' says 'Please wash your hands'. */
const reminding =
  /^[\s,]*(?:reminding|telling|asking|to remind|to tell) (?:people|everyone|everybody|guests|visitors|customers|staff|colleagues|kids|students|residents|neighbou?rs) to /iu;

const noFacts: OccasionFacts = { dates: [], times: [], place: null, price: null, reduction: null };
