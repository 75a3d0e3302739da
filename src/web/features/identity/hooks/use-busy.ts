import { useRef, useState } from 'react';

/** Runs one task at a time: calls during a running task are ignored. */
export function useBusy() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
