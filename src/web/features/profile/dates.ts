/** '21 November 2026', in the reader's language and time zone. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));
}
