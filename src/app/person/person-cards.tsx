import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '#session/session-context.ts';
import { Popover } from '#ui/popover.tsx';
import { useShown } from '../router/router-context.ts';
import { PersonCard } from './person-card.tsx';
import { personOfLink } from './person-of-link.ts';
import { usePointedLink } from './use-pointed-link.ts';

/** Where a card would be in the way, or says nothing new. */
const elsewhere = 'nav, dialog, [popover], [data-surface="topBar"], [data-no-card]';

/**
 * Shows who somebody is over every name that leads to a profile, wherever it stands: while it is
 * pointed at, has the keyboard's focus or is held down.
 */
export function PersonCards() {
  const { t } = useLingui();
  const { origin } = useSession();
  const { pathname, key } = useShown().location;
  const [closedAt, setClosedAt] = useState(key);
  const [link, forget] = usePointedLink(
    (one) =>
      one.closest(elsewhere) === null &&
      one.pathname !== pathname &&
      personOfLink(one.pathname + one.hash, origin) !== undefined,
  );
  /* Going to another page closes the card. */
  if (closedAt !== key) {
    setClosedAt(key);
    forget();
  }
  const person = link?.isConnected ? personOfLink(link.pathname, origin) : undefined;
  if (!link || person === undefined) return null;
  return (
    <Popover key={link.href} anchor={link} label={t`About this person`} onClose={forget}>
      <div data-about-link="">
        <PersonCard person={person} />
      </div>
    </Popover>
  );
}
