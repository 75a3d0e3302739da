import { useEffect, useState } from 'react';

const settledAfterMs = 250;

/** What is typed into a search, and what is asked for once it has stood still. */
export function useSettledSearch() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search.trim()), settledAfterMs);
    return () => clearTimeout(timer);
  }, [search]);
  return { search, setSearch, asked };
}
