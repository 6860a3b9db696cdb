import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { listQuery } from '#domain/list/list-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/focus/keep-focus.ts';

/**
 * Asks for the title of a list while it is not known: at once, and again with each look at the list.
 * Nothing is seen of it unless that fails, and then a button.
 */
export function ListTitle({ listId, isLooking }: { listId: string; isLooking: boolean }) {
  const { i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [wasLooking, setWasLooking] = useState(isLooking);
  const [looks, setLooks] = useState(0);
  const [isPressed, setPressed] = useState(false);
  if (isLooking !== wasLooking) {
    setWasLooking(isLooking);
    if (isLooking) setLooks(looks + 1);
  }
  const { failure, retry, isAsking } = useCall(
    listQuery,
    { path: { id: listId } },
    { version: looks },
  );
  /* The button goes when the title is known: a neighbour in the heading takes the focus. */
  useLayoutEffect(
    () => () => {
      const { current } = button;
      const others = current?.closest('header')?.querySelectorAll('button') ?? [];
      if (current === document.activeElement) keepFocusNear(current, [...others]);
    },
    [],
  );

  if (failure === undefined && !isPressed) return null;
  return (
    <Button
      ref={button}
      variant="text"
      size="small"
      title={failure === undefined ? undefined : i18n._(failureWords(failure))}
      isBusy={isPressed && isAsking}
      onClick={() => {
        setPressed(true);
        retry();
      }}
    >
      <Trans>Fetch the title again</Trans>
    </Button>
  );
}
