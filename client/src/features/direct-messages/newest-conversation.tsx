import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import { NoConversations } from './list/conversation-list.tsx';
import { useConversations } from './list/use-conversations.ts';

/**
 * Opens the newest conversation in place of the screen, which the list is beside. Back leads to the
 * page before.
 */
export function NewestConversation({ username }: { username: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const { items, isFetching, failure, retry } = useConversations();
  /* A list from the cache may begin with an older conversation. */
  const id = isFetching ? undefined : items?.[0]?.lastStatusId;
  useEffect(() => {
    if (id !== undefined)
      router.navigate({ href: pathTo('direct-conversation', { username, id }), replace: true });
  }, [router, username, id]);
  if (!isFetching && items?.length === 0) return <NoConversations />;
  if (!isFetching && items === undefined && failure !== undefined)
    return <CallFailure error={failure} onRetry={retry} />;
  return <Spinner isBlock label={t`Loading…`} />;
}
