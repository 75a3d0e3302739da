import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { displayNameOf, useSession } from '../features/identity/api/session.ts';
import { paths } from '../paths.ts';

/** First cut: the sheet with its folds, the headline over it, the inked leaf with what to do next. */
export function Landing() {
  const { data: profile, isPending } = useSession();
  usePageTitle('Octavo');
  const name = profile ? displayNameOf(profile) : null;
  return (
    <main className="flex flex-1 flex-col p-4 md:p-8">
      <section className="sheet relative grid flex-1 content-between overflow-hidden md:grid-rows-[1fr_auto]">
        <span className="crease-v left-1/4 hidden md:block" aria-hidden="true" />
        <span className="crease-v left-1/2 hidden md:block" aria-hidden="true" />
        <span className="crease-v left-3/4 hidden md:block" aria-hidden="true" />
        <h1 className="relative max-w-[11em] px-5 pt-10 pb-12 font-display text-hero leading-tight font-medium tracking-[-0.04em] md:px-10 md:pt-16">
          Create Stunning Documents at the Speed of Thought
        </h1>
        <div className="on-flood relative grid gap-6 bg-flood px-5 py-8 text-on-flood md:ml-[50%] md:px-10 md:py-12">
          {profile && (
            <p className="font-display text-22 font-medium tracking-head">
              Welcome back{name ? `, ${name}` : ''}
            </p>
          )}
          <p className="text-18 leading-read">
            Turn a one-line prompt into a production-ready, on-brand document.
          </p>
          <p>
            {profile ? (
              <Link to={paths.app} className={buttonClass({ kind: 'paper', size: 'l' })}>
                Go to App
              </Link>
            ) : (
              <Link
                to={paths.auth}
                className={buttonClass({ kind: 'paper', size: 'l' })}
                // Keeps its place until it is known who is there, so that the label never changes under a finger.
                style={{ visibility: isPending ? 'hidden' : 'visible' }}
              >
                Get Started
              </Link>
            )}
          </p>
        </div>
      </section>
    </main>
  );
}
