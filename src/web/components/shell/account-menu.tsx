import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine, MenuNote } from '../ui/menu.tsx';
import type { NavVisitor } from './nav-bar.tsx';

/** What a signed-in visitor can do with the account from anywhere. Loaded for them alone. */
export function AccountMenu({
  visitor,
  onSignOut,
}: {
  readonly visitor: NavVisitor;
  readonly onSignOut: () => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton label={`Account of ${visitor.name ?? visitor.email}`} className="hidden! md:inline-grid!">
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
  );
}
