import type { Span } from './text/span.ts';
import { writeText } from './text/write-text.ts';

/** Who took a photo, and where it comes from. Addresses are null if the service doesn't tell them. */
export interface PhotoCredit {
  readonly name: string;
  readonly name_url: string | null;
  /** 'Unsplash', 'Openverse'. */
  readonly service: string;
  readonly service_url: string | null;
  /** 'CC BY 2.0'; null if the service has one license for all its photos. */
  readonly license: string | null;
  readonly license_url: string | null;
}

const linked = (text: string, href: string | null): Span => (href === null ? { text } : { text, href });

/**
 * Returns the credit of a picture as text of content: 'Photo: Ada Berg / Unsplash'.
 * @param label 'Photo' in the language of the document
 */
export function creditText(credit: PhotoCredit, label: string): string {
  const { name, name_url, service, service_url, license, license_url } = credit;
  return writeText([
    { text: `${label}: ` },
    linked(name, name_url),
    { text: ' / ' },
    linked(service, service_url),
    ...(license === null ? [] : [{ text: ' (' }, linked(license, license_url), { text: ')' }]),
  ]);
}
