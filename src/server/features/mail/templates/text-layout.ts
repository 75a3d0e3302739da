import { greeting } from './greeting.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { hostOf } from './mail-site.ts';

const lineWidth = 72;

/** Wraps text at spaces; a longer word, such as a link, gets its own line. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Returns the email as plain text. */
export function textLayout(content: MailContent, site: MailSite): string {
  const parts = [
    content.heading,
    greeting(content.displayName, site.t),
    ...content.paragraphs.map(wrap),
    ...(content.action ? [`${content.action.label}:\n${content.action.href}`] : []),
    ...content.notes.map(wrap),
    [
      '-- ',
      wrap(content.reason),
      ...(site.supportEmail ? [site.t.questions(site.supportEmail)] : []),
      `Octavo, ${hostOf(site)}${site.postalAddress ? `, ${site.postalAddress}` : ''}`,
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
