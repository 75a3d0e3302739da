import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { canSend, promptFault } from './prompt-rules.ts';

beforeAll(() => loadWords('chat'));

describe('prompt rules', () => {
  it('reports by how much a prompt is too long', () => {
    expect(promptFault('x'.repeat(101_234))).toMatch(/^Too long by 1,234 characters\./);
    expect(promptFault('x'.repeat(100_001))).toMatch(/^Too long by 1 character\./);
    expect(promptFault('x'.repeat(100_000))).toBeNull();
  });

  it('sends no empty prompt', () => {
    expect(canSend(' \n\t')).toBe(false);
    expect(canSend('<script>alert(1)</script>')).toBe(true);
  });
});
