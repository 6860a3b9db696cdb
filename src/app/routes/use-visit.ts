import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { visitOf } from './visit-of.ts';

/**
 * The entry of the history by which one came to this screen, or came anew. While another screen is
 * being fetched this one still stands, though one is already elsewhere: then it stays what it was.
 */
export function useVisit(): string {
  const { pathname, state } = useLocation();
  const [here] = useState(pathname);
  const visit = visitOf(state);
  const [last, setLast] = useState(visit);
  if (pathname !== here || last === visit) return last;
  setLast(visit);
  return visit;
}
