import { lazy, Suspense } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { useSession } from '../features/identity/api/session.ts';
import { TemplateGallery } from '../features/templates/components/template-gallery.tsx';
import { words } from '../lib/words.ts';

// Only signed-in users need it.
const OwnTemplates = lazy(() =>
  import('../features/templates/components/own-templates.tsx').then((module) => ({
    default: module.OwnTemplates,
  })),
);

/** Public list of templates. */
export function Templates() {
  usePageTitle(words('shell').templates);
  const session = useSession();
  return (
    <main className="templates">
      <div className="templates-head">
        <h1>{words('shell').templates}</h1>
        <p>{words('templates').intro}</p>
      </div>
      {session.data && (
        <Suspense fallback={null}>
          <OwnTemplates />
        </Suspense>
      )}
      <TemplateGallery />
    </main>
  );
}
