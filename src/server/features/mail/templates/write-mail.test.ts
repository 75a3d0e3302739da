import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../../words/languages.ts';
import type { MailToSend } from '../mail-to-send.ts';
import { mailWords } from '../mail-words.ts';
import { greeting } from './greeting.ts';
import type { MailSite } from './mail-content.ts';
import { writeMail } from './write-mail.ts';

const site: MailSite = {
  publicUrl: 'https://octavo.example.org',
  supportEmail: 'help@example.org',
  postalAddress: '1 Main Street, Springfield',
  language: 'en',
  t: mailWords.en,
};
const to = 'ada@example.com';
const link = 'https://octavo.example.org/auth?mode=a&token="<Zk3p>\'';
const safeLink = 'https://octavo.example.org/auth?mode=a&token=Zk3p';

const data = { link: safeLink, validMinutes: 30, displayName: 'Ada Lovelace' };
const letters: MailToSend[] = [
  { kind: 'verify_email', to, data },
  { kind: 'magic_link', to, data },
  { kind: 'reset_password', to, data },
  { kind: 'account_exists', to, data: { displayName: 'Ada Lovelace' } },
  { kind: 'email_changed_notice', to, data },
  { kind: 'change_email', to, data },
  { kind: 'confirmation_code', to, data: { ...data, code: '012345' } },
  { kind: 'second_factor_added', to, data },
  { kind: 'second_factor_removed', to, data },
  {
    kind: 'password_changed',
    to,
    data: { ...data, apiKeys: [{ name: 'CI', prefix: 'oct_abc', lastUsedAt: null }], areKeysRevoked: false },
  },
  {
    kind: 'payment_failed',
    to,
    data: { ...data, plan: 'Pro', staysUntil: new Date('2026-11-28T09:00:00Z'), isOver: false },
  },
  { kind: 'account_deleted', to, data },
];
const named = letters.map((letter) => [letter.kind, letter] as const);

/** Returns all links of the email. */
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each(named)('the email %s', (_kind, letter) => {
  const mail = writeMail(letter, site);

  it('states its recipient, its reason and the support contact, in HTML and in text', () => {
    for (const body of [mail.html.replaceAll('&#39;', "'"), mail.text]) {
      expect(body).toContain('Hello Ada Lovelace,');
      expect(body).toContain("You're getting this email because");
      expect(body).toContain('help@example.org');
      expect(body).toContain('1 Main Street, Springfield');
    }
    expect(mail.subject).toMatch(/^[A-Z][\x20-\x7e]{15,60}$/);
  });

  it('has one link, to this server, which is in the text too', () => {
    const pages = new Set(hrefs(mail.html).filter((href) => !href.startsWith('mailto:')));
    expect(pages.size).toBeLessThanOrEqual(1);
    expect(mail.text.match(/https?:\/\/\S+/g) ?? []).toEqual([...pages]);
    for (const page of pages) expect(new URL(page).origin).toBe(site.publicUrl);
  });

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form|object|svg)\b|url\(|@import|src=/i);
  });
});

describe.each(languageCodes)('in the language %s', (language) => {
  it('every email is complete, and loads and links nothing more than in English', () => {
    for (const letter of letters) {
      const mail = writeMail(letter, { ...site, language, t: mailWords[language] });
      const english = writeMail(letter, site);
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(hrefs(mail.html)).toEqual(hrefs(english.html));
      expect(`${mail.subject}${mail.text}`).not.toMatch(/\bundefined\b|\bnull\b|\[object|\$\{/);
      expect(mail.text).toContain('Ada Lovelace');
      expect(mail.text).toContain('help@example.org');
      if (language !== 'en') expect(mail.subject).not.toBe(english.subject);
    }
  });
});

describe('external input', () => {
  it('is escaped in HTML', () => {
    const { html } = writeMail(
      { kind: 'verify_email', to, data: { link, displayName: "O'Hara & Söhne" } },
      site,
    );
    expect(html).toContain('Hello O&#39;Hara &amp; Söhne,');
    expect(html).not.toContain('"<Zk3p>');
    expect(html).toContain('token=&quot;&lt;Zk3p&gt;&#39;"');
  });

  it.each([
    'https://evil.example/auth?token=1',
    'http://octavo.example.org/auth',
    'https://octavo.example.org.evil.example/',
    'https://octavo.example.org@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'https://octavo.example.org/auth\r\nhttps://evil.example',
    '',
  ])('with a link to another site is rejected: %j', (foreign) => {
    const write = () => writeMail({ kind: 'reset_password', to, data: { link: foreign } }, site);
    expect(write).toThrow('does not lead to OCTAVO_PUBLIC_URL');
  });
});

describe('a name', () => {
  it.each([
    ['Ada', 'Hello Ada,'],
    ['  Ada \n Lovelace ', 'Hello Ada Lovelace,'],
    ['J.R.R. Tolkien', 'Hello J.R.R. Tolkien,'],
    ['Dr. No', 'Hello Dr. No,'],
    ['Елена', 'Hello Елена,'],
    ['山田 太郎', 'Hello 山田 太郎,'],
  ])('%j is used in the greeting', (name, expected) => {
    expect(greeting(name, mailWords.en)).toBe(expected);
  });

  it.each([
    'http://evil.example',
    'evil.example',
    'www.evil',
    'Ada evil．example',
    'evil。example',
    'Ada <b>you won</b>',
    'eve@evil.example',
    'evil\\path',
    'Call +49 170 123',
    'You have won a prize, sign in now to collect it before tonight',
    '\u202e\u200b',
    '',
  ])('%j is invalid or a lure, and left out', (name) => {
    expect(greeting(name, mailWords.en)).toBe('Hello,');
  });

  it("can't add a line or a link to an email", () => {
    const displayName = 'Ada\r\n\r\nhttps://evil.example/';
    const { text, html, subject } = writeMail(
      { kind: 'magic_link', to, data: { link: safeLink, displayName } },
      site,
    );
    expect(`${text}${html}${subject}`).not.toContain('evil');
  });
});
