import type { I18n } from '@lingui/core';
import { useEffect } from 'react';
import type { Session } from '#session/session.ts';

/**
 * Gives the card that has the focus a name for screen readers (R-STATUS-046). Its code loads with the
 * first focus on a card; until then and after a failure, the card is named by its author.
 */
export function useFocusedCardName(session: Session, i18n: I18n): void {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('[data-status]'))
        import('#components/status/name-focused-card.ts')
          .then(({ nameFocusedCard }) => nameFocusedCard(target, session, i18n))
          .catch((error: unknown) => session.log('name-focused-card', { error }));
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [session, i18n]);
}
