import { Link } from '@tanstack/react-router';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';

const views = [
  { kind: 'grid', to: paths.library, icon: LayoutGrid },
  { kind: 'table', to: paths.libraryLegacy, icon: Rows3 },
] as const;

/** Switches between all documents as a grid and as a table. Below 768 px, it shows only the other view. */
export function ViewSwitch({ current }: { readonly current: (typeof views)[number]['kind'] }) {
  const t = words('library');
  return (
    <nav className="view-switch" aria-label={t.view}>
      {views.map(({ kind, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-label={kind === 'grid' ? t.grid : t.table}
          title={kind === 'grid' ? t.showAsGrid : t.showAsTable}
          aria-current={kind === current ? 'page' : undefined}
        >
          <Icon className="icon" aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
