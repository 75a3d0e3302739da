import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { displayNameOf, useSession } from '../features/identity/api/session.ts';
import { Examples } from '../features/landing/examples.tsx';
import { FoldingSheet } from '../features/landing/folding-sheet.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Prices } from '../features/landing/prices.tsx';
import { Steps } from '../features/landing/steps.tsx';
import { useSite } from '../features/site/use-site.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

const paper = buttonClass({ kind: 'paper', size: 'l' });
const outlined = buttonClass({ kind: 'line-flood', size: 'l' });

/** Call to action: visitors get started or book a demo, signed-in users continue. */
function WayIn() {
  const t = words('landing');
  const { data: profile } = useSession();
  const site = useSite();
  if (profile)
    return (
      <Link to={paths.app} className={paper}>
        {t.goToApp}
      </Link>
    );
  return (
    <>
      <Link to={paths.auth} className={paper}>
        {t.getStarted}
      </Link>
      <a href={site?.booking_url ?? '#'} className={outlined} rel="noopener">
        {t.bookDemo}
      </a>
    </>
  );
}

function Welcome() {
  const t = words('landing');
  const { data: profile } = useSession();
  if (!profile) return null;
  const name = displayNameOf(profile);
  return <p className="hero-welcome">{name ? t.welcomeBackName(name) : t.welcomeBack}</p>;
}

export function Landing() {
  const t = words('landing');
  const { data: profile } = useSession();
  usePageTitle('Octavo');
  return (
    <main className="landing">
      <Hero>
        <Welcome />
        <p className="hero-sub">{t.heroText}</p>
        <div className="hero-actions">
          <WayIn />
        </div>
        {!profile && <p className="hero-note">{t.heroNote}</p>}
      </Hero>
      <Steps />
      <Examples
        link={(prompt, className, children) => (
          <Link to={paths.app} search={{ prompt }} className={className}>
            {children}
          </Link>
        )}
      />
      <Prices
        more={
          <Link to={paths.pricing} className={buttonClass({ size: 'l' })}>
            {t.comparePlans}
          </Link>
        }
      />
      <FoldingSheet>
        <WayIn />
      </FoldingSheet>
    </main>
  );
}
