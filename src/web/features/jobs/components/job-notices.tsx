import { useJobNotices } from '../hooks/use-job-notices.ts';

/** Nothing to see: toasts for jobs that end. */
export function JobNotices({
  isWanted,
  onOpen,
}: {
  readonly isWanted: boolean;
  readonly onOpen: () => void;
}) {
  useJobNotices({ isWanted, onOpen });
  return null;
}
