import { useJobNotices } from '../hooks/use-job-notices.ts';

/** Nothing to see: toasts for jobs that end. For every screen but the list of jobs, which shows it. */
export function JobNotices({ onOpen }: { readonly onOpen: () => void }) {
  useJobNotices(onOpen);
  return null;
}
