import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { errorMessage } from '#components/failure/error-message.ts';
import { listQuery } from '#session/lists/list-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';

/**
 * Loads the title of a list while it is unknown, and again whenever the timeline of the list loads.
 * Renders only a retry button after a failure. If the timeline failed to load as well, renders
 * nothing, since the timeline shows an error with a retry itself.
 */
export function ListTitleLoader({
  listId,
  isLooking,
  isListLoaded,
}: {
  listId: string;
  isLooking: boolean;
  isListLoaded: boolean;
}) {
  const { i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [wasLoading, setWasLoading] = useState(isLooking);
  const [loads, setLoads] = useState(0);
  const [isRequested, setRequested] = useState(false);
  if (isLooking !== wasLoading) {
    setWasLoading(isLooking);
    if (isLooking) setLoads(loads + 1);
  }
  const { failure, retry, isFetching } = useCall(
    listQuery,
    { path: { id: listId } },
    { version: loads },
  );
  /* The button unmounts once the title loads, and the focus moves to another element of the
     header. */
  useLayoutEffect(
    () => () => {
      const { current } = button;
      if (current !== null && current === document.activeElement)
        restoreFocusNearby(current, focusableNeighbours(current).slice(0, 1));
    },
    [],
  );

  if (!isListLoaded || (failure === undefined && !isRequested)) return null;
  return (
    <Button
      ref={button}
      variant="text"
      size="small"
      title={failure === undefined ? undefined : i18n._(errorMessage(failure))}
      isBusy={isRequested && isFetching}
      onClick={() => {
        setRequested(true);
        retry();
      }}
    >
      <Trans>Couldn’t load the title. Try again</Trans>
    </Button>
  );
}
