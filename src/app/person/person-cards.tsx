import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '#session/session-context.ts';
import { Popover } from '#ui/popover.tsx';
import { useDisplayedRoute } from '../router/router-context.ts';
import { PersonCard } from './person-card.tsx';
import { parseProfileLink } from './parse-profile-link.ts';
import { useHoveredLink } from './use-hovered-link.ts';

/** Places without cards: they would cover controls or repeat what is visible. */
const excluded = 'nav, dialog, [popover], [data-surface="topBar"], [data-no-card]';

/** Shows a card for any profile link that is hovered, focused by keyboard or long-pressed. */
export function PersonCards() {
  const { t } = useLingui();
  const { origin } = useSession();
  const { pathname, key } = useDisplayedRoute().location;
  const [closedAt, setClosedAt] = useState(key);
  const [link, forget] = useHoveredLink(
    (candidate) =>
      candidate.closest(excluded) === null &&
      candidate.pathname !== pathname &&
      parseProfileLink(candidate.pathname + candidate.hash, origin) !== undefined,
  );
  /* Navigation closes the card. */
  if (closedAt !== key) {
    setClosedAt(key);
    forget();
  }
  const person = link?.isConnected ? parseProfileLink(link.pathname, origin) : undefined;
  if (!link || person === undefined) return null;
  return (
    <Popover key={link.href} anchor={link} label={t`About this person`} onClose={forget}>
      <div data-about-link="">
        <PersonCard person={person} />
      </div>
    </Popover>
  );
}
