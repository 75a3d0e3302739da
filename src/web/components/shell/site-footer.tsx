import { Link } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';

/** Footer of the public pages: operator, contact and legal links. */
export function SiteFooter({
  postalAddress,
  supportEmail,
}: {
  readonly postalAddress: string;
  readonly supportEmail: string;
}) {
  return (
    <footer className="site-footer">
      <div>
        <p className="brand">
          <BrandMark />
          Octavo
          <Badge kind="outline">Beta</Badge>
        </p>
        <address className="whitespace-pre-line not-italic">{postalAddress}</address>
      </div>
      <p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <nav aria-label="Footer">
        <Link to={paths.templates}>Templates</Link>
        <Link to={paths.about}>About</Link>
        <Link to={paths.pricing}>Pricing</Link>
        <Link to={paths.shortcuts}>Keyboard shortcuts</Link>
        <Link to={paths.privacy}>Privacy Policy</Link>
        <Link to={paths.terms}>Terms and Conditions</Link>
      </nav>
    </footer>
  );
}
