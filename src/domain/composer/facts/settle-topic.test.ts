import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { marked } from './marked.test-data.ts';
import { settleTopic } from './settle-topic.ts';

/** Spans as 'label:text' after settling; `confidence` is the reader's for all of them. */
function settled(line: string, language: ReaderLanguage = 'en', confidence = 1): string[] {
  const { text, spans } = marked(line);
  const { values } = readPrompt(text);
  const given = spans.map((span) => ({ ...span, confidence }));
  const result = settleTopic(text, given, { values, language });
  for (const { start, end, text: words } of result) expect(text.slice(start, end)).toBe(words);
  return result.map((span) => `${span.label}:${span.text}`);
}

describe('the topic of a prompt', () => {
  it('stands apart from its readers', () => {
    expect(settled('{kind|leaflet} {audience|for first-time sailors about tides}')).toEqual([
      'kind:leaflet',
      'audience:for first-time sailors',
      'subject:tides',
    ]);
    expect(settled('{kind|Merkblatt} {audience|für Eltern über Zecken}', 'de')).toContain('subject:Zecken');
    expect(settled('{kind|flyer} {to|for everybody}')).toEqual(['kind:flyer', 'to:for everybody']);
  });

  it('follows the command; what writers say of themselves is the sender', () => {
    expect(
      settled('We run {subject|a toy library} and {cmd|need} 5 slides on {subject|fair sharing}'),
    ).toEqual(['cmd:We run', 'from:a toy library', 'cmd:need', 'subject:fair sharing']);
    // Somebody else is what the page is about.
    expect(
      settled('{subject|Our toy library moves}, {cmd|make} a note on {subject|the new address}'),
    ).toContain('subject:Our toy library moves');
  });

  it('does not contain the date before it', () => {
    expect(settled('{subject|Sunday 3 May boat race} on the canal')).toEqual([
      'date:Sunday 3 May',
      'subject:boat race',
    ]);
    expect(settled('{subject|The race of 3 May 1921}')).toEqual(['subject:The race of 3 May 1921']);
  });

  it('is what happens beside a date if nothing else says it', () => {
    expect(settled('{date|Friday 9 October} lantern walk along the river')).toContain(
      'title:lantern walk along the river',
    );
    expect(settled('Rowing club {date|open evening Friday 9 October}', 'en', 0.3)).toContain(
      'title:Rowing club open evening',
    );
    expect(settled('{date|Friday 9 October}, {kind|invitation} to {subject|the lantern walk}')).not.toContain(
      'title:invitation',
    );
  });

  it('includes a word that only looks like a kind', () => {
    expect(settled("{kind|Yarn} workshop 'Loops' – {item|first scarf} £60", 'en', 0.5)).toEqual([
      "title:Yarn workshop 'Loops'",
      'item:first scarf',
    ]);
    expect(settled('{kind|poster} {subject|summer concert}', 'en', 0.5)).toContain('kind:poster');
  });
});
