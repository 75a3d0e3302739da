const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const dayWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '10:42 Fri 20 Nov', with the year if it isn't the current one. */
export function sessionMoment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const date =
    at.getFullYear() === now.getFullYear() ? day.format(at).replace(',', '') : dayWithYear.format(at);
  return `${clock.format(at)} ${date}`;
}

/** '20 Nov 2026, 10:48'. */
export function documentMoment(iso: string): string {
  const at = new Date(iso);
  return `${dayWithYear.format(at)}, ${clock.format(at)}`;
}

/** '1 document', '8 documents'. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
}
