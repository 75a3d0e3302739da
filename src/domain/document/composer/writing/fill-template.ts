import type { Subject } from '../reading/subject.ts';

export type Fill = (template: string) => string;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

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
