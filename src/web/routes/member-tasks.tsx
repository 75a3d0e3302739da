import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { showErrorToast } from '../components/ui/toast.tsx';
import { JobNotices } from '../features/jobs/components/job-notices.tsx';
import { onPlanRefusal } from '../lib/plan-refusal.ts';
import { usePromptKey } from '../lib/use-prompt-key.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/**
 * Renders nothing. Shows toasts to signed-in users for finished jobs and plan limits, and opens the prompt by its key.
 */
export function MemberTasks({ path }: { readonly path: string }) {
  const navigate = useNavigate();
  const openJobs = useCallback(() => void navigate({ to: paths.jobs }), [navigate]);
  useEffect(
    () =>
      onPlanRefusal((detail) =>
        showErrorToast({
          title: words('member').notInPlan,
          text: detail,
          action: { label: words('member').seePlans, onAct: () => void navigate({ to: paths.pricing }) },
        }),
      ),
    [navigate],
  );
  // On /app itself, the workspace handles the key.
  usePromptKey(path === paths.app ? null : () => void navigate({ to: paths.app }));
  return path === paths.jobs ? null : <JobNotices onOpen={openJobs} />;
}
