import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import { readDishes } from '../reading/dishes.ts';
import type { KindName } from '../reading/kinds.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { leadingArticle } from '../reading/subject.ts';
import { upperFirst } from '../reading/upper-first.ts';
import type { Reading } from '../speech/say-page.ts';
import { flyerWords } from '../writing/flyer-words.ts';
import { takeCommand } from '../writing/take-command.ts';
import { writeMenu } from '../writing/write-menu.ts';
import { atEase } from './at-ease.ts';

/** 'Menu for Trattoria Roma: …'. */
const menuOf =
  /^[\s,]*(?:for|from|at|of|für|von|pour|de|para)\s+([^:\n]{2,60}?)(?:[\s,]*(?::|\n)|[\s,]*\.\s+(?=\p{L}[^:\n.]{2,30}:))/iu;
/** '… café 2 – Chez Odette': the house signs its menu. */
const signedBy = / [-–—] (\p{Lu}[^,;:\n\d]{2,40})$/u;
const properName = /^\p{Lu}[\p{L}’'&-]+(?: (?:\p{Lu}[\p{L}’'&-]+|&)){1,3}$/u;

/** A menu or a price list with its dishes; null where the prompt names none. */
export function readMenu(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading | null {
  const { rest, wordLanguage: language } = reading;
  const heading = kind.heading[language];
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const signature = rest.take(signedBy)?.[1];
  const named = rest.take(menuOf)?.[1]?.replace(/^[\s,]+|[\s,]+$/g, '') ?? qualifier;
  const { dishes, leftovers } = readDishes(rest.text.replace(/^[\s,:]+/, ''), language);
  if (dishes.length === 0) return null;
  const owner = signature ?? (named ? undefined : leftovers.find((text) => properName.test(text)));
  const house = owner ?? named;
  const others = leftovers.filter((text) => text !== owner);
  // 'A small Italian restaurant' is what it is; 'Trattoria Roma' is its name.
  const bare = house.replace(leadingArticle, '').replace(/^(?:den|dem|our|my) /i, '');
  const isShort = house !== '' && house.length <= 32 && bare === house;
  const isNamed =
    (language === 'en' ? /^(?:The )?\p{Lu}/u.test(house) : /^\p{Lu}/u.test(bare)) ||
    (isShort && language === 'en');
  const name = isNamed ? upperFirst(language === 'en' ? house : bare) : null;
  const organisation = name ?? {
    placeholder: flyerWords[language][kind.id === 'menu' ? 'house' : 'host'],
  };
  const description = name || !house ? '' : upperFirst(house);
  const title = name ?? heading;
  const content = writeMenu(
    dishes,
    { organisation, runningTitle: heading, title, ...(description ? { lead: [{ text: description }] } : {}) },
    [...others, ...contact],
    language,
    kind.id === 'menu' ? 'dish' : 'service',
  );
  return { brief: atEase(briefOf(reading, request, title, content)), kindName: heading, assumptions: [] };
}
