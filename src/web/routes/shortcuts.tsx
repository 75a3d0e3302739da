import { usePageTitle } from '../components/shell/use-page-title.ts';
import { ShortcutList } from '../features/site/shortcut-list.tsx';
import { pageHeads } from '../page-heads.ts';
import { paths } from '../paths.ts';

export function Shortcuts() {
  usePageTitle(pageHeads[paths.shortcuts].title);
  return (
    <main>
      <ShortcutList />
    </main>
  );
}
