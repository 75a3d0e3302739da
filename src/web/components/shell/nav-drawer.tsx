import { Link } from '@tanstack/react-router';
import Bot from 'lucide-react/icons/bot';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileInput from 'lucide-react/icons/file-input';
import Gem from 'lucide-react/icons/gem';
import Info from 'lucide-react/icons/info';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import LibraryIcon from 'lucide-react/icons/library';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Link2 from 'lucide-react/icons/link-2';
import ListChecks from 'lucide-react/icons/list-checks';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SquarePen from 'lucide-react/icons/square-pen';
import Sun from 'lucide-react/icons/sun';
import { type RefObject, Suspense } from 'react';
import { toggleTheme, useThemePreference } from '../../lib/theme.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { Drawer } from '../ui/drawer.tsx';
import type { NavProps } from './nav-bar.tsx';

/** The menu below 768 px. */
export function NavDrawer({
  visitor,
  isAuthPage,
  onSignOut,
  isOpen,
  onOpenChange,
  opener,
  allowance: Allowance,
}: NavProps & {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
}) {
  const t = words('shell');
  const theme = useThemePreference();
  const ThemeIcon = theme === 'light' ? Sun : Moon;
  const close = () => onOpenChange(false);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
      label={t.menu}
      head={
        visitor ? (
          <>
            <b className="block truncate font-display text-18 font-medium tracking-head">
              {visitor.name ?? visitor.email}
            </b>
            {visitor.name && <span className="block truncate text-13 text-ink-3">{visitor.email}</span>}
          </>
        ) : (
          <b className="block pt-2 font-display text-18 font-medium tracking-head">Octavo</b>
        )
      }
    >
      {visitor && (
        <Link to={paths.app} className="drawer-row" onClick={close}>
          <SquarePen className="icon" aria-hidden />
          {t.create}
        </Link>
      )}
      {visitor && (
        <Link to={paths.create} className="drawer-row" onClick={close}>
          <FileInput className="icon" aria-hidden />
          {t.createFromContent}
        </Link>
      )}
      <Link to={paths.templates} className="drawer-row" onClick={close}>
        <LayoutTemplate className="icon" aria-hidden />
        {t.templates}
      </Link>
      {visitor && (
        <Link to={paths.library} className="drawer-row" onClick={close}>
          <LibraryIcon className="icon" aria-hidden />
          {t.library}
        </Link>
      )}
      {visitor && (
        <Link to={paths.assets} className="drawer-row" onClick={close}>
          <Palette className="icon" aria-hidden />
          {t.assets}
        </Link>
      )}
      {visitor && (
        <Link to={paths.jobs} className="drawer-row" onClick={close}>
          <ListChecks className="icon" aria-hidden />
          {t.jobs}
        </Link>
      )}
      {visitor && (
        <Link to={paths.shares} className="drawer-row" onClick={close}>
          <Link2 className="icon" aria-hidden />
          {t.sharedLinks}
        </Link>
      )}
      <Link to={paths.about} className="drawer-row" onClick={close}>
        <Info className="icon" aria-hidden />
        {t.about}
      </Link>
      {visitor && (
        <Link to={paths.profile} className="drawer-row" onClick={close}>
          <CircleUserRound className="icon" aria-hidden />
          {t.profile}
        </Link>
      )}
      {visitor && (
        <Link to={paths.membership} className="drawer-row" onClick={close}>
          <Gem className="icon" aria-hidden />
          {t.membership}
        </Link>
      )}
      {visitor?.managesModels && (
        <Link to={paths.models} className="drawer-row" onClick={close}>
          <Bot className="icon" aria-hidden />
          {t.models}
        </Link>
      )}
      {visitor?.isStaff && (
        <Link to={paths.staff} className="drawer-row" onClick={close}>
          <ShieldCheck className="icon" aria-hidden />
          {t.staff}
        </Link>
      )}
      <a href="/help" className="drawer-row">
        <LifeBuoy className="icon" aria-hidden />
        {t.help}
      </a>
      {visitor === null && !isAuthPage && (
        <Link to={paths.auth} className="drawer-row" onClick={close}>
          <LogIn className="icon" aria-hidden />
          {t.signIn}
        </Link>
      )}
      <button type="button" className="drawer-row" onClick={toggleTheme}>
        <ThemeIcon className="icon" aria-hidden />
        {theme === 'light' ? t.themeLight : t.themeDark}
      </button>
      {visitor && (
        <Suspense fallback={null}>
          <Allowance className="px-5!" />
        </Suspense>
      )}
      {visitor && (
        <button
          type="button"
          className="drawer-row mt-auto border-t border-b-0"
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          <LogOut className="icon" aria-hidden />
          {t.signOut}
        </button>
      )}
    </Drawer>
  );
}
