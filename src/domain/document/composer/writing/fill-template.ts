import type { Subject } from '../reading/subject.ts';
import { upperFirst } from '../reading/upper-first.ts';

export type Fill = (template: string) => string;

/** Puts subject and place into the sentences of a topic. */
export function fillerFor(subject: Subject): Fill {
  const inPlace = subject.place ? ` in ${subject.place}` : '';
  const here = subject.place ?? 'the city';
  const phrase = subject.phrase || 'your subject';
  return (template) =>
    upperFirst(
      template
        .replaceAll('{in}', inPlace)
        .replaceAll('{here}', here)
        .replaceAll('{subject}', phrase)
        .replaceAll('{Subject}', upperFirst(phrase)),
    );
}
