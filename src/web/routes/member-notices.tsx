import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { showErrorToast } from '../components/ui/toast.tsx';
import { JobNotices } from '../features/jobs/components/job-notices.tsx';
import { onPlanRefusal } from '../lib/plan-refusal.ts';
import { paths } from '../paths.ts';

/** Nothing to see: toasts for whoever is signed in, of jobs that end and of what a plan does not have. */
export function MemberNotices({ isOnJobs }: { readonly isOnJobs: boolean }) {
  const navigate = useNavigate();
  const openJobs = useCallback(() => void navigate({ to: paths.jobs }), [navigate]);
  useEffect(
    () =>
      onPlanRefusal((detail) =>
        showErrorToast({
          title: 'Not included in your plan',
          text: detail,
          action: { label: 'See plans', onAct: () => void navigate({ to: paths.pricing }) },
        }),
      ),
    [navigate],
  );
  return isOnJobs ? null : <JobNotices onOpen={openJobs} />;
}
