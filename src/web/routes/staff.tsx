import { usePageTitle } from '../components/shell/use-page-title.ts';
import { StaffOnly } from '../features/identity/components/staff-only.tsx';
import { StaffPage } from '../features/staff/components/staff-page.tsx';

/** For internal staff: how the installation does, who uses it, what failed. */
export function Staff() {
  usePageTitle('Staff');
  return (
    <StaffOnly>
      <StaffPage />
    </StaffOnly>
  );
}
