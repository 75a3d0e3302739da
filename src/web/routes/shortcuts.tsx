import { usePageTitle } from '../components/shell/use-page-title.ts';
import { ShortcutList } from '../features/site/shortcut-list.tsx';
import { words } from '../lib/words.ts';

export function Shortcuts() {
  usePageTitle(words('shell').shortcuts);
  return (
    <main>
      <ShortcutList />
    </main>
  );
}
