import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { type Language, languageParameter } from '../../../words/languages.ts';
import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { buttonClass } from '../ui/button.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';

/** Footer of the public pages: operator, contact and legal links. */
export function SiteFooter({
  postalAddress,
  supportEmail,
  onLanguage,
}: {
  readonly postalAddress: string;
  readonly supportEmail: string;
  readonly onLanguage: (language: Language) => void;
}) {
  const t = words('shell');
  const languageId = useId();
  return (
    <footer className="site-footer">
      <div>
        <p className="brand">
          <BrandMark />
          Octavo
          <Badge kind="outline">{t.beta}</Badge>
        </p>
        <address dir="auto" className="text-start whitespace-pre-line not-italic">
          {postalAddress}
        </address>
      </div>
      <p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <nav aria-label={t.footer}>
        <Link to={paths.templates}>{t.templates}</Link>
        <Link to={paths.about}>{t.about}</Link>
        <Link to={paths.pricing}>{t.pricing}</Link>
        <a href="/help">{t.help}</a>
        <Link to={paths.shortcuts}>{t.shortcuts}</Link>
        <Link to={paths.privacy}>{t.privacy}</Link>
        <Link to={paths.terms}>{t.terms}</Link>
      </nav>
      {/* Before the app is loaded, the server changes the language; see public/start.js. */}
      <form method="get" className="language-form">
        <label htmlFor={languageId}>{t.language}</label>
        <LanguageChoice id={languageId} name={languageParameter} value={language()} onChange={onLanguage} />
        <noscript>
          <button type="submit" className={buttonClass()}>
            {t.languageChange}
          </button>
        </noscript>
      </form>
    </footer>
  );
}
