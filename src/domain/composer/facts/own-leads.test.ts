import { expect, it } from 'vitest';
import type { Phrase } from './facts.ts';
import { amountWithLead, nameWithLead } from './own-leads.ts';

const amount = (text: string, length: number): Phrase => ({
  label: 'money',
  text,
  start: 10,
  end: 10 + text.length,
  confidence: 0.9,
  value: {
    kind: 'money',
    amount: 50,
    start: 10,
    end: 10 + length,
    text: text.slice(0, length),
    isCertain: true,
  },
});

it('uses words after an amount as its description', () => {
  expect(amountWithLead(amount('£50 reward', 3), 'en')).toMatchObject({
    text: '£50',
    end: 13,
    lead: 'reward',
  });
  for (const text of ['£50 per person', '£50 on the door', '£50', '£50 (cash)'])
    expect(amountWithLead(amount(text, 3), 'en').lead).toBeUndefined();
});

it('uses small words before a name as its role', () => {
  const name: Phrase = {
    label: 'name',
    text: 'apologies Lucy',
    start: 5,
    end: 19,
    confidence: 0.5,
    value: undefined,
  };
  expect(nameWithLead(name)).toMatchObject({ text: 'Lucy', start: 15, lead: 'apologies' });
  expect(nameWithLead({ ...name, text: 'Lucy Apple' }).lead).toBeUndefined();
});
