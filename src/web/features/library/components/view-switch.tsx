import { Link } from '@tanstack/react-router';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { paths } from '../../../paths.ts';

const views = [
  { to: paths.library, words: 'Grid', icon: LayoutGrid },
  { to: paths.libraryLegacy, words: 'Table', icon: Rows3 },
] as const;

/** Switches between all documents as a grid and as a table. Below 768 px, it shows only the other view. */
export function ViewSwitch({ current }: { readonly current: (typeof views)[number]['words'] }) {
  return (
    <nav className="view-switch" aria-label="View">
      {views.map(({ to, words, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-label={words}
          title={`Show as ${words.toLowerCase()}`}
          aria-current={words === current ? 'page' : undefined}
        >
          <Icon className="icon" aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
