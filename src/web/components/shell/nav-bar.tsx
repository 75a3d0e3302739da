import { Link } from '@tanstack/react-router';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import MenuIcon from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { toggleTheme, useThemePreference } from '../../lib/theme.ts';
import { words } from '../../lib/words.ts';
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
  const t = words('shell');
  const theme = useThemePreference();
  const isStuck = useStuckHeader();
  const ThemeIcon = theme === 'light' ? Sun : Moon;
  const themeName = theme === 'light' ? t.themeLight : t.themeDark;
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isStuck && <div className="h-(--h-nav)" aria-hidden="true" />}
      <header className="nav" data-stuck={isStuck}>
        <Link to={paths.home} className="brand">
          <BrandMark />
          Octavo
          <Badge kind="outline">{t.beta}</Badge>
        </Link>
        <nav aria-label={t.mainNavigation} className="hidden h-full md:flex">
          {visitor && (
            <>
              <Link to={paths.app} className="nav-link">
                {t.create}
              </Link>
              <Link to={paths.library} className="nav-link">
                {t.library}
              </Link>
            </>
          )}
          <Link to={paths.templates} className="nav-link">
            {t.templates}
          </Link>
          <Link to={paths.about} className="nav-link">
            {t.about}
          </Link>
          {visitor?.isStaff && (
            <Link to={paths.staff} className="nav-link">
              {t.staff}
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
          label={themeName}
          title={`${themeName}. ${t.themeNote}`}
          className="hidden! md:inline-grid!"
          onClick={toggleTheme}
        >
          <ThemeIcon className="icon" aria-hidden />
        </IconButton>
        {visitor && (
          <>
            <Link to={paths.profile} className="nav-link hidden! md:inline-flex!" title={visitor.email}>
              <CircleUserRound className="icon" aria-hidden />
              <span className="max-w-48 truncate">{visitor.name ?? t.profile}</span>
            </Link>
            <Suspense fallback={<span className="hidden w-9 md:block" />}>
              {isPageThere && <AccountMenu visitor={visitor} onSignOut={onSignOut} />}
            </Suspense>
          </>
        )}
        {visitor === null && !isAuthPage && (
          <Link to={paths.auth} className="nav-link hidden! md:inline-flex!">
            {t.signIn}
          </Link>
        )}
        <IconButton
          ref={menuButton}
          label={t.menuOpen}
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
