import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { toggleTheme, useThemePreference } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine, MenuNote } from '../ui/menu.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { useStuckHeader } from './use-stuck-header.ts';

/** What the bar shows of the visitor. */
export interface NavVisitor {
  /** Null when nobody gave a name. */
  readonly name: string | null;
  readonly email: string;
}

export interface NavProps {
  /** Null for an anonymous visitor; undefined while nobody knows yet. */
  readonly visitor: NavVisitor | null | undefined;
  readonly isAuthPage: boolean;
  readonly onSignOut: () => void;
}

/** The head of every page. Library and About join it when their pages exist: no link leads nowhere. */
export function NavBar(props: NavProps) {
  const { visitor, isAuthPage, onSignOut } = props;
  const theme = useThemePreference();
  const isStuck = useStuckHeader();
  const ThemeIcon = theme === 'light' ? Sun : Moon;
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
            <Link to={paths.app} className="nav-link">
              Create
            </Link>
          )}
        </nav>
        <span className="flex-1" />
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
            <Menu
              trigger={
                <IconButton
                  label={`Account of ${visitor.name ?? visitor.email}`}
                  className="hidden! md:inline-grid!"
                >
                  <ChevronDown className="icon" aria-hidden />
                </IconButton>
              }
            >
              <MenuNote>{visitor.email}</MenuNote>
              <MenuLine />
              <MenuItem onSelect={onSignOut}>
                <LogOut className="icon" aria-hidden />
                Sign Out
              </MenuItem>
            </Menu>
          </>
        )}
        {visitor === null && !isAuthPage && (
          <Link to={paths.auth} className="nav-link hidden! md:inline-flex!">
            Sign In
          </Link>
        )}
        <NavDrawer {...props} />
      </header>
    </>
  );
}
