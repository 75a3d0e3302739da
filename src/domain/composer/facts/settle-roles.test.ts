import { expect, it } from 'vitest';
import type { Label } from '../../reader/labels.ts';
import { marked } from './marked.test-data.ts';
import { settleRoles } from './settle-roles.ts';

const settled = (line: string, kind: 'letter' | 'flyer' | null = 'letter'): [Label, string][] => {
  const { text, spans } = marked(line);
  return settleRoles(text, spans, { language: 'en' }, kind).map((span) => [span.label, span.text]);
};

it('joins a couple to one name', () => {
  expect(settled('{kind|poster} with {name|Ida} and {name|Tom}', 'flyer')).toEqual([
    ['kind', 'poster'],
    ['name', 'Ida and Tom'],
  ]);
});

it('leaves spans of other pages unchanged', () => {
  expect(settled('{kind|poster} to {subject|cancel my phone plan}', 'flyer')).toContainEqual([
    'subject',
    'cancel my phone plan',
  ]);
});
