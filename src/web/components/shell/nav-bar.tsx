import { Link } from '@tanstack/react-router';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import MenuIcon from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { toggleTheme, useThemePreference } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useStuckHeader } from './use-stuck-header.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((it) => ({ default: it.AccountMenu })));
// Not part of the first page load; pointerdown on the button starts the import.
const loadDrawer = () => import('./nav-drawer.tsx');
const NavDrawer = lazy(() => loadDrawer().then((it) => ({ default: it.NavDrawer })));

export interface NavVisitor {
  /** Null if no name is set. */
  readonly name: string | null;
  readonly email: string;
  /** Staff of the company that runs this server; shows the link to the staff page. */
  readonly isStaff: boolean;
  readonly managesModels: boolean;
}

export interface NavProps {
  /** Null for an anonymous visitor; undefined while loading. */
  readonly visitor: NavVisitor | null | undefined;
  readonly isAuthPage: boolean;
  /** Lazy parts load only after the first page has rendered. */
  readonly isPageThere: boolean;
  readonly onSignOut: () => void;
  /** Allowance meter; loaded only for signed-in users. */
  readonly allowance: ComponentType<{ readonly className?: string }>;
}

export function NavBar(props: NavProps) {
  const { visitor, isAuthPage, isPageThere, onSignOut, allowance: Allowance } = props;
  const theme = useThemePreference();
  const isStuck = useStuckHeader();
  const ThemeIcon = theme === 'light' ? Sun : Moon;
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isStuck && <div className="h-(--h-nav)" aria-hidden="true" />}
      <header className="nav" data-stuck={isStuck}>
        <Link to={paths.home} className="brand">
          <BrandMark />
          Octavo
          <Badge kind="outline">Beta</Badge>
        </Link>
        <nav aria-label="Main" className="hidden h-full md:flex">
          {visitor && (
            <>
              <Link to={paths.app} className="nav-link">
                Create
              </Link>
              <Link to={paths.library} className="nav-link">
                Library
              </Link>
            </>
          )}
          <Link to={paths.templates} className="nav-link">
            Templates
          </Link>
          <Link to={paths.about} className="nav-link">
            About
          </Link>
          {visitor?.isStaff && (
            <Link to={paths.staff} className="nav-link">
              Staff
            </Link>
          )}
        </nav>
        <span className="flex-1" />
        {visitor && isPageThere && (
          <Suspense fallback={null}>
            <Allowance className="hidden! lg:inline-flex!" />
          </Suspense>
        )}
        <IconButton
          label={`Theme: ${theme}`}
          title={`Theme: ${theme}. The Create page stays light.`}
          className="hidden! md:inline-grid!"
          onClick={toggleTheme}
        >
          <ThemeIcon className="icon" aria-hidden />
        </IconButton>
        {visitor && (
          <>
            <Link to={paths.profile} className="nav-link hidden! md:inline-flex!" title={visitor.email}>
              <CircleUserRound className="icon" aria-hidden />
              <span className="max-w-48 truncate">{visitor.name ?? 'Profile'}</span>
            </Link>
            <Suspense fallback={<span className="hidden w-9 md:block" />}>
              {isPageThere && <AccountMenu visitor={visitor} onSignOut={onSignOut} />}
            </Suspense>
          </>
        )}
        {visitor === null && !isAuthPage && (
          <Link to={paths.auth} className="nav-link hidden! md:inline-flex!">
            Sign In
          </Link>
        )}
        <IconButton
          ref={menuButton}
          label="Open menu"
          className="md:hidden!"
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          onPointerDown={() => void loadDrawer()}
          onClick={() => setDrawer('open')}
        >
          <MenuIcon className="icon" aria-hidden />
        </IconButton>
        {drawer !== 'unused' && (
          <Suspense fallback={null}>
            <NavDrawer
              {...props}
              opener={menuButton}
              isOpen={drawer === 'open'}
              onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
            />
          </Suspense>
        )}
      </header>
    </>
  );
}
