import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { useSession } from '#session/session-context.ts';
import { LazyPopover } from '#components/popover/lazy-popover.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { parseProfileLink } from './parse-profile-link.ts';
import { useHoveredLink } from './use-hovered-link.ts';

const PersonCard = lazyPart('PersonCard', () => import('./person-card.tsx'));

/** Shows a card for any profile link that is hovered, focused by keyboard or long-pressed. */
export function PersonCards() {
  const { t } = useLingui();
  const { origin } = useSession();
  const { pathname, key } = useDisplayedRoute().location;
  const [lastKey, setLastKey] = useState(key);
  const card = useRef<HTMLDivElement>(null);
  const [link, forget] = useHoveredLink(
    card,
    (candidate) =>
      candidate.origin === window.location.origin &&
      candidate.pathname !== pathname &&
      parseProfileLink(candidate.pathname + candidate.hash, origin) !== undefined,
  );
  /* Navigation changes the history key, and closes the card. */
  if (lastKey !== key) {
    setLastKey(key);
    forget();
  }
  const person = link?.isConnected ? parseProfileLink(link.pathname, origin) : undefined;
  if (!link || person === undefined) return null;
  return (
    <LazyBoundary key={link.href} around={() => null}>
      <LazyPopover anchor={link} label={t`About this person`} onClose={forget}>
        <div ref={card}>
          <LazyBoundary fallback={<Spinner isBlock label={t`Loading profile…`} />}>
            <PersonCard person={person} />
          </LazyBoundary>
        </div>
      </LazyPopover>
    </LazyBoundary>
  );
}
