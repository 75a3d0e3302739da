import { expect, it } from 'vitest';
import type { Label } from '../../reader/labels.ts';
import { marked } from './marked.test-data.ts';
import { settleRoles } from './settle-roles.ts';

const settled = (line: string, kind: 'letter' | 'flyer' | null = 'letter'): [Label, string][] => {
  const { text, spans } = marked(line);
  return settleRoles(text, spans, { language: 'en', values: [] }, kind).map((span) => [
    span.label,
    span.text,
  ]);
};

it('joins a couple to one name', () => {
  expect(settled('{kind|poster} with {name|Ida} and {name|Tom}', 'flyer')).toEqual([
    ['kind', 'poster'],
    ['name', 'Ida and Tom'],
  ]);
});

it('strips the label before a name', () => {
  expect(settled('{kind|poster}, {name|Name: Jo Park}', 'flyer')).toContainEqual(['name', 'Jo Park']);
});

it('removes the request from the subject of a letter', () => {
  expect(settled('{kind|letter} to {subject|cancel my phone plan}')).toEqual([
    ['kind', 'letter'],
    ['cmd', 'cancel'],
    ['subject', 'my phone plan'],
  ]);
});

it('addresses the company in the subject', () => {
  expect(settled('{kind|letter} about {subject|my plan with Blue Phone}')).toContainEqual([
    'to',
    'Blue Phone',
  ]);
});

it('addresses a person without the relation to the writer', () => {
  expect(settled('{kind|letter} to {to|my landlord Mr. Hughes}')).toContainEqual(['to', 'Mr. Hughes']);
});

it('leaves spans of other pages unchanged', () => {
  expect(settled('{kind|poster} to {subject|cancel my phone plan}', 'flyer')).toContainEqual([
    'subject',
    'cancel my phone plan',
  ]);
});
