import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { FoldedWall } from '../components/shell/folded-wall.tsx';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { FindTheLink } from '../features/identity/components/find-the-link.tsx';
import { OwnerSignIn } from '../features/identity/components/owner-sign-in.tsx';
import { ownPath, paths } from '../paths.ts';

const route = getRouteApi(paths.auth);

export function Auth() {
  const { owner, from } = route.useSearch();
  const navigate = useNavigate();
  usePageTitle('Sign In');
  return (
    <main className="grid flex-1 lg:grid-cols-[minmax(520px,1fr)_1.12fr]">
      <section className="flex flex-col items-center px-4 pt-7 pb-8 md:justify-center md:px-16 md:pt-14 md:pb-12">
        <div className="w-full max-w-100">
          <h1 className="h1 mb-6">Sign in to Octavo</h1>
          {owner ? (
            <OwnerSignIn
              token={owner}
              // The token leaves the address bar and the history with this step.
              onSignedIn={() => navigate({ href: ownPath(from) ?? paths.app, replace: true })}
            />
          ) : (
            <FindTheLink />
          )}
          <Link
            to={paths.home}
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-[550] text-ink-2 hover:text-ink"
          >
            <ArrowLeft className="icon" aria-hidden />
            Back to home
          </Link>
        </div>
      </section>
      <FoldedWall />
    </main>
  );
}
