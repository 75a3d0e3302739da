import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import { findDates } from '../reading/dates.ts';
import { findFigures } from '../reading/figures.ts';
import type { KindName } from '../reading/kinds.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { takeSeries } from '../reading/series.ts';
import { readStatements } from '../reading/statements.ts';
import { readSubject } from '../reading/subject.ts';
import type { Reading } from '../speech/say-page.ts';
import { findTopic } from '../topics/find-topic.ts';
import { takeCommand } from '../writing/take-command.ts';
import { writeDeck } from '../writing/write-deck.ts';
import { findDeckPlan } from './find-deck-plan.ts';
import { pitchPlan } from './pitch-plan.ts';
import { writeStory } from './write-story.ts';

/** As many as one talk carries. */
const usualMost = 12;

/** 'for the board: …' says who listens, not what it is about. */
const audience =
  /^[\s,]*((?:for|to|für|pour|para|ante) (?:the |our |my |a |den |die |das |unsere?n? |le |la |les |l['’]|notre |nos |el |los |las |nuestr[oa]s? )?(?:\p{L}+ )?(?:board|management|investors?|investisseurs|inversores|investoren|executives?|leadership|directors?|team|staff|clients?|customers?|parents|students|class|colleagues|council|vorstand|geschäftsführung|geschäftsleitung|aufsichtsrat|team|kunden|eltern|kollegen|kolleginnen|gemeinderat|direction|équipe|conseil|comité|élèves|dirección|junta|equipo|consejo|clientes|alumnos))(?= *[:,–-] *\S)[\s:,–-]*/iu;

/** A prompt for slides as a brief: the story of its kind, in the language of the prompt. */
export function readDeck(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage, writingLanguage: language } = reading;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const listeners = audience.exec(rest.text);
  if (listeners) rest.text = rest.text.slice(listeners[0].length);
  const series = takeSeries(rest);
  const subject = readSubject(rest, qualifier);
  const figures = findFigures(rest.text, findDates(rest.text, wordLanguage, request.today));
  const said = readStatements(subject, reading.language);
  const topic = language === 'en' ? findTopic(subject.phrase) : null;
  const plan = findDeckPlan(kind.id, reading.prompt);
  const runningTitle = kind.heading[language];
  const source = { subject, said, figures, series, contact, language, today: request.today, runningTitle };
  const asked = request.asks?.pages ?? reading.wishes.slides;
  const most = Math.max(3, asked ?? usualMost);
  const content =
    topic && request.asks?.pages === undefined && (plan === pitchPlan || kind.id === 'pitch-deck')
      ? writeDeck({ ...source, topic })
      : writeStory(source, plan, most);
  const forWhom = listeners?.[1] ?? '';
  const [opening, ...rest_] = content.slides;
  const slides =
    opening?.layout === 'title' && forWhom
      ? [{ ...opening, subtitle: `${opening.subtitle.replace(/\.$/, '')} – ${forWhom}` }, ...rest_]
      : content.slides;
  const about = subject.name ?? subject.sentence;
  const title = about ? `${runningTitle}: ${about}` : runningTitle;
  return {
    brief: briefOf(reading, request, title, { ...content, slides: slides.slice(0, 30) }),
    kindName: runningTitle,
    assumptions: [],
  };
}
