import { Link, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { paths } from '../paths.ts';

export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <main className="grid flex-1 place-items-center px-4 py-16">
      <div className="sheet relative grid w-full max-w-110 gap-4 overflow-hidden p-8">
        <span className="crease-v left-1/2" aria-hidden="true" />
        <h1 className="h2 relative">Page not found</h1>
        <p className="relative text-16 text-ink-2">
          There is nothing at <span className="break-all">{pathname}</span>. Check the address, or go back
          home.
        </p>
        <p className="relative">
          <Link to={paths.home} className={buttonClass({ kind: 'primary' })}>
            Back to home
          </Link>
        </p>
      </div>
    </main>
  );
}
