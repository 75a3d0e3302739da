import type { EditQueue } from '../../features/page/edits/edit-queue.ts';

/** Queues of this page that may still have something to send. */
const queues = new Set<EditQueue>();

/** Keeps what a queue couldn't send for the next page when this one is closed. */
export function keepAtLeave(queue: EditQueue): void {
  if (queues.size === 0) {
    window.addEventListener('pagehide', () => {
      for (const each of queues) each.leave(true);
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) for (const each of queues) each.leave(false);
    });
  }
  for (const each of queues) if (each.isIdle()) queues.delete(each);
  queues.add(queue);
}
