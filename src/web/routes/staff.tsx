import { usePageTitle } from '../components/shell/use-page-title.ts';
import { StaffOnly } from '../features/identity/components/staff-only.tsx';
import { StaffPage } from '../features/staff/components/staff-page.tsx';
import { words } from '../lib/words.ts';

/** Staff page: system status, users, failures. */
export function Staff() {
  usePageTitle(words('staff').title);
  return (
    <StaffOnly>
      <StaffPage />
    </StaffOnly>
  );
}
