import type { Card, CardEntry } from './card.ts';

/** `{{duties}}`, `{{day.title}}`, `{{duties 4-6}}`, `{{letter+}}`; slots of templates have a colon. */
const mark = /\{\{([a-z]{1,12})(?:\.(title|text)|(\+))?(?: (\d)-(\d))?\}\}/g;

const usualAccent = '#1f4e8c';

const said = ({ title, text }: CardEntry, field: string | undefined): string => {
  if (field === 'title') return title;
  return field === 'text' || title === '' ? text : `**${title}** ${text}`;
};

/**
 * Fills the lines of a frame with a card. A line with a mark is repeated for each entry of its part; `\n` in such a line
 * is a line break. With `+`, the entries stand in one line. Lines with a part that the card lacks are left out.
 */
export function fillFrame(frame: string, card: Card): string {
  const own: Readonly<Record<string, string>> = {
    card: card.title,
    one: card.one,
    accent: card.accent ?? usualAccent,
    picture: card.picture ?? card.title,
  };
  return frame
    .split('\n')
    .flatMap((line) => {
      const named = line.replace(mark, (whole, name: string) => own[name] ?? whole);
      const [first] = named.matchAll(mark);
      if (!first) return named;
      const [, part = '', , joined, from = '1', to = '9'] = first;
      const entries = card.parts.get(part)?.slice(Number(from) - 1, Number(to)) ?? [];
      if (joined) return named.replace(mark, () => entries.map(({ text }) => text).join(' '));
      return entries.map((entry) =>
        named.replaceAll('\\n', '\n').replace(mark, (_, __, field?: string) => said(entry, field)),
      );
    })
    .join('\n');
}
