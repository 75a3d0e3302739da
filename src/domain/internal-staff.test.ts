import { expect, test } from 'vitest';
import { isInternalStaff } from './internal-staff.ts';

const domains = ['example.com', 'Example.org'];
const at = (email: string, emailVerified = true) => isInternalStaff({ email, emailVerified }, domains);

test.each(['ada@example.com', 'ADA@EXAMPLE.COM', 'ada@example.org', '"a@b"@example.org'])(
  '%s is staff once it is verified',
  (email) => {
    expect(at(email)).toBe(true);
    expect(at(email, false)).toBe(false);
  },
);

test.each([
  'ada@sub.example.com',
  'ada@notexample.com',
  'ada@example.com.evil.org',
  'example.com',
  'ada@example.com@evil.org',
  '',
])('%j is not', (email) => {
  expect(at(email)).toBe(false);
});

test('rejects every account if no domain is configured', () => {
  expect(isInternalStaff({ email: 'ada@example.com', emailVerified: true }, [])).toBe(false);
});
