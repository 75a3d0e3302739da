import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function directives(provider: string | null) {
  const policy = securityHeaders(true, provider).contentSecurityPolicy;
  if (typeof policy !== 'object') throw new Error('There is no page policy.');
  return policy.directives ?? {};
}

describe('the page policy', () => {
  test('allows no other origin without a captcha', () => {
    expect(JSON.stringify(directives(null))).not.toContain('https:');
    expect(securityHeaders(true).contentSecurityPolicy).toEqual(
      securityHeaders(true, null).contentSecurityPolicy,
    );
  });

  test.each([
    ['cloudflare-turnstile', 'https://challenges.cloudflare.com'],
    ['hcaptcha', 'https://*.hcaptcha.com'],
    ['google-recaptcha', 'https://www.google.com/recaptcha/'],
  ])('allows only the addresses of %s, for scripts, frames and calls', (provider, address) => {
    const { scriptSrc, frameSrc, connectSrc, ...others } = directives(provider);
    for (const sources of [scriptSrc, frameSrc, connectSrc]) expect(sources).toContain(address);
    expect(JSON.stringify(others)).not.toContain('https:');
  });

  test('allows nothing for an unknown provider', () => {
    expect(directives('constructor-of-evil')).toEqual(directives(null));
  });
});
