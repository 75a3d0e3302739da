import { useEffect, useState } from 'react';

/** A value that follows once it has stood still for `ms`: what is typed letter by letter is asked for once. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
