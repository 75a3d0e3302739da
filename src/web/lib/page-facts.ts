import type { z } from 'zod';
import type { Pricing } from '../../contract/payments.ts';
import type { siteView, TextPageName } from '../../contract/service.ts';
import type { TemplateView } from '../../contract/templates.ts';

export type SiteFacts = z.infer<typeof siteView>;

/** What the server writes into every page of the web app, so that public pages need no call before they stand. */
interface PageFacts {
  readonly site: SiteFacts;
  /** False where the browser sent no session cookie: then nobody is signed in. */
  readonly has_session: boolean;
  /** On pages that show prices. */
  readonly pricing?: Pricing | null;
  /** On the page of a template. */
  readonly template?: TemplateView;
}

/** In pages that are drawn at build time the server fills these in. */
const marks: SiteFacts = {
  booking_url: '%booking_url%',
  support_email: '%support_email%',
  postal_address: '%postal_address%',
  version: '%version%',
};
const textMark = '%text%';

function readFacts(): PageFacts | null {
  if (import.meta.env.SSR) return null;
  const text = document.getElementById('page-facts')?.textContent;
  try {
    return text ? (JSON.parse(text) as PageFacts) : null;
  } catch {
    return null;
  }
}

export const facts = readFacts();
let isWordTaken = false;

/** True once at most: the page came to a browser without a session. */
export function takeWordOfNoSession(): boolean {
  const isWord = !isWordTaken && facts?.has_session === false;
  isWordTaken = true;
  return isWord;
}

/** What the page already knows of this installation; null where it has to be asked for, as in development. */
export const siteFacts: SiteFacts | null = import.meta.env.SSR ? marks : (facts?.site ?? null);

/** The texts that came with the page, by the name of their page. Read before the app draws over them. */
const texts: ReadonlyMap<string, string> = import.meta.env.SSR
  ? new Map()
  : new Map(
      [...document.querySelectorAll<HTMLElement>('[data-text-page]')].map((element) => [
        element.dataset.textPage ?? '',
        element.innerHTML,
      ]),
    );

/** The words of a page of text, where they came with it. */
export function textOfPage(name: TextPageName): string | undefined {
  return import.meta.env.SSR ? textMark : texts.get(name);
}
