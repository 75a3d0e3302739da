import { useNavigate } from '@tanstack/react-router';
import Bot from 'lucide-react/icons/bot';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileInput from 'lucide-react/icons/file-input';
import Gem from 'lucide-react/icons/gem';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Link2 from 'lucide-react/icons/link-2';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import Tags from 'lucide-react/icons/tags';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine, MenuNote } from '../ui/menu.tsx';
import type { NavVisitor } from './nav-bar.tsx';

/** Account menu. Loaded only for signed-in visitors. */
export function AccountMenu({
  visitor,
  onSignOut,
}: {
  readonly visitor: NavVisitor;
  readonly onSignOut: () => void;
}) {
  const t = words('shell');
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={t.accountOf(visitor.name ?? visitor.email)} className="hidden! md:inline-grid!">
          <ChevronDown className="icon" aria-hidden />
        </IconButton>
      }
    >
      <MenuNote>{visitor.email}</MenuNote>
      <MenuLine />
      <MenuItem onSelect={() => void navigate({ to: paths.create })}>
        <FileInput className="icon" aria-hidden />
        {t.createFromContent}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.assets })}>
        <Palette className="icon" aria-hidden />
        {t.assets}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.jobs })}>
        <ListChecks className="icon" aria-hidden />
        {t.jobs}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.shares })}>
        <Link2 className="icon" aria-hidden />
        {t.sharedLinks}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.membership })}>
        <Gem className="icon" aria-hidden />
        {t.membership}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.pricing })}>
        <Tags className="icon" aria-hidden />
        {t.pricing}
      </MenuItem>
      {visitor.managesModels && (
        <MenuItem onSelect={() => void navigate({ to: paths.models })}>
          <Bot className="icon" aria-hidden />
          {t.models}
        </MenuItem>
      )}
      <MenuItem onSelect={() => location.assign('/help')}>
        <LifeBuoy className="icon" aria-hidden />
        {t.help}
      </MenuItem>
      <MenuItem onSelect={onSignOut}>
        <LogOut className="icon" aria-hidden />
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}
