import type { z } from 'zod';
import type { Pricing } from '../../contract/payments.ts';
import type { siteView, TextPageName } from '../../contract/service.ts';
import type { TemplateView } from '../../contract/templates.ts';

export type SiteFacts = z.infer<typeof siteView>;

/** Data that the server embeds in every page, so that public pages render without an API call. */
interface PageFacts {
  readonly site: SiteFacts;
  /** False if the request had no session cookie, so the visitor is signed out. */
  readonly has_session: boolean;
  /** On pages that show prices. */
  readonly pricing?: Pricing | null;
  /** On the page of a template. */
  readonly template?: TemplateView;
}

/** Placeholders in prerendered pages; the server replaces them. */
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

/** Returns true at most once: if the page was requested without a session cookie. */
export function takeWordOfNoSession(): boolean {
  const isWord = !isWordTaken && facts?.has_session === false;
  isWordTaken = true;
  return isWord;
}

/** Embedded facts of this installation; null if they must be fetched, as in development. */
export const siteFacts: SiteFacts | null = import.meta.env.SSR ? marks : (facts?.site ?? null);

/** Embedded texts by page name. Read before the app replaces the markup. */
const texts: ReadonlyMap<string, string> = import.meta.env.SSR
  ? new Map()
  : new Map(
      [...document.querySelectorAll<HTMLElement>('[data-text-page]')].map((element) => [
        element.dataset.textPage ?? '',
        element.innerHTML,
      ]),
    );

/** Returns the embedded text of a page, if there is one. */
export function textOfPage(name: TextPageName): string | undefined {
  return import.meta.env.SSR ? textMark : texts.get(name);
}
