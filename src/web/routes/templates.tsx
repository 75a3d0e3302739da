import { usePageTitle } from '../components/shell/use-page-title.ts';
import { TemplateGallery } from '../features/templates/components/template-gallery.tsx';

/** Documents to begin with, for anybody. */
export function Templates() {
  usePageTitle('Templates');
  return (
    <main className="templates">
      <div className="templates-head">
        <h1>Templates</h1>
        <p>Finished documents to make your own. Choose one and replace what is tinted.</p>
      </div>
      <TemplateGallery />
    </main>
  );
}
