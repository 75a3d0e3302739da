import { describe, expect, it } from 'vitest';
import { canSend, promptFault } from './prompt-rules.ts';

describe('prompt rules', () => {
  it('says by how much a prompt is too long', () => {
    expect(promptFault('x'.repeat(101_234))).toMatch(/^Too long by 1,234 characters\./);
    expect(promptFault('x'.repeat(100_001))).toMatch(/^Too long by 1 character\./);
    expect(promptFault('x'.repeat(100_000))).toBeNull();
  });

  it('rejects an empty prompt', () => {
    expect(canSend(' \n\t')).toBe(false);
    expect(canSend('<script>alert(1)</script>')).toBe(true);
  });
});
