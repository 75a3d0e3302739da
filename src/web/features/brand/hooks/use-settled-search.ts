import { useEffect, useState } from 'react';

const settledAfterMs = 250;

/** Search text, and its debounced value for requests. */
export function useSettledSearch() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search.trim()), settledAfterMs);
    return () => clearTimeout(timer);
  }, [search]);
  return { search, setSearch, asked };
}
