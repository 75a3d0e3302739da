import { lazy, Suspense } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { useSession } from '../features/identity/api/session.ts';
import { TemplateGallery } from '../features/templates/components/template-gallery.tsx';

// Only signed-in users need it.
const OwnTemplates = lazy(() =>
  import('../features/templates/components/own-templates.tsx').then((module) => ({
    default: module.OwnTemplates,
  })),
);

/** Public list of templates. */
export function Templates() {
  usePageTitle('Templates');
  const session = useSession();
  return (
    <main className="templates">
      <div className="templates-head">
        <h1>Templates</h1>
        <p>Finished documents to make your own. Choose one and replace the highlighted text.</p>
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
