import { useJobNotices } from '../hooks/use-job-notices.ts';

/** Renders nothing. Shows toasts for finished jobs on every screen but the jobs page. */
export function JobNotices({ onOpen }: { readonly onOpen: () => void }) {
  useJobNotices(onOpen);
  return null;
}
