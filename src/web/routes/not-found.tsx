import { Link, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

export function NotFound() {
  const t = words('site');
  const { pathname } = useLocation();
  usePageTitle(t.notFoundTitle);
  return (
    <main className="grid flex-1 place-items-center px-4 py-16">
      <div className="sheet relative grid w-full max-w-110 gap-4 overflow-hidden p-8">
        <span className="crease-v left-1/2" aria-hidden="true" />
        <h1 className="h2 relative">{t.notFoundTitle}</h1>
        <p className="relative text-16 wrap-anywhere text-ink-2">{t.notFoundText(pathname)}</p>
        <p className="relative">
          <Link to={paths.home} className={buttonClass({ kind: 'primary' })}>
            {words('shell').backHome}
          </Link>
        </p>
      </div>
    </main>
  );
}
