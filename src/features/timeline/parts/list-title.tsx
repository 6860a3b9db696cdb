import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useDocument } from '#domain/status/use-document.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/keep-focus.ts';
import { fetchList } from '../fetch-list.ts';

/**
 * Asks for the title of a list while it is not known: at once, and again with each look at the list.
 * Nothing is seen of it unless that fails, and then a button.
 */
export function ListTitle({ listId, isLooking }: { listId: string; isLooking: boolean }) {
  const { i18n } = useLingui();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [wasLooking, setWasLooking] = useState(isLooking);
  const [looks, setLooks] = useState(0);
  const [isPressed, setPressed] = useState(false);
  if (isLooking !== wasLooking) {
    setWasLooking(isLooking);
    if (isLooking) setLooks(looks + 1);
  }
  const load = useCallback(
    async (signal: AbortSignal): Promise<true> => {
      const { current } = button;
      const others = current?.closest('header')?.querySelectorAll('button');
      await fetchList(session, listId, signal);
      keepFocusNear(current, [...(others ?? [])]);
      return true;
    },
    [session, listId],
  );
  const { failure, retry, isAwaited } = useDocument(load, String(looks));

  if (failure === undefined && !isPressed) return null;
  return (
    <Button
      ref={button}
      variant="text"
      size="small"
      title={failure === undefined ? undefined : i18n._(failureWords(failure))}
      isBusy={isAwaited}
      onClick={() => {
        setPressed(true);
        retry();
      }}
    >
      <Trans>Fetch the title again</Trans>
    </Button>
  );
}
