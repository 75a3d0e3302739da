import type { BriefContent } from '../../brief.ts';
import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import { readDishes } from '../reading/dishes.ts';
import type { KindName } from '../reading/kinds.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { leadingArticle } from '../reading/subject.ts';
import type { Reading } from '../speech/say-page.ts';
import { flyerWords } from '../writing/flyer-words.ts';
import { takeCommand } from '../writing/take-command.ts';
import { writeMenu } from '../writing/write-menu.ts';
import { atEase } from './at-ease.ts';

/** 'Menu for Trattoria Roma: …'. */
const menuOf =
  /^[\s,]*(?:for|from|at|of|für|von|pour|de|para)\s+([^:\n]{2,60}?)(?:[\s,]*(?::|\n)|[\s,]*\.\s+(?=\p{L}[^:\n.]{2,30}:))/iu;
/** More than a poster carries at a size to be read from a table. */
const mostDishes = 9;

/** A menu with its dishes; null where the prompt names none. */
export function readMenu(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading | null {
  const { rest, wordLanguage: language } = reading;
  const heading = kind.heading[language];
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const house = rest.take(menuOf)?.[1]?.replace(/^[\s,]+|[\s,]+$/g, '') ?? qualifier;
  const { dishes, leftovers } = readDishes(rest.text.replace(/^[\s,:]+/, ''), language);
  if (dishes.length === 0) return null;
  // 'A small Italian restaurant' is what it is; 'Trattoria Roma' is its name.
  const bare = house.replace(leadingArticle, '').replace(/^(?:den|dem|our|my) /i, '');
  const isNamed = language === 'en' ? /^(?:The )?\p{Lu}/u.test(house) : /^\p{Lu}/u.test(bare);
  const name = isNamed ? (language === 'en' ? house : bare) : null;
  const organisation = name ?? { placeholder: flyerWords[language].house };
  const description = name || !house ? '' : house.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const title = name ?? heading;
  const hasCourses = dishes.some(({ course }) => course !== null);
  const content: BriefContent =
    hasCourses || dishes.length > mostDishes
      ? writeMenu(
          dishes,
          {
            organisation,
            runningTitle: heading,
            title,
            ...(description ? { lead: [{ text: description }] } : {}),
          },
          [...leftovers, ...contact],
          language,
        )
      : {
          kind: 'flyer',
          organisation,
          runningTitle: heading,
          headline: title,
          tagline: [description, ...leftovers].filter(Boolean).join('. '),
          hero: title,
          facts: [],
          points: dishes.map((dish) => ({ title: dish.name, text: dish.price })),
          callToAction: '',
          contact,
          motif: 'food',
        };
  return { brief: atEase(briefOf(reading, request, title, content)), kindName: heading, assumptions: [] };
}
