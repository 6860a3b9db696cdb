import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, apiErrorKinds } from '#api/api-error.ts';
import { parseDraftKey } from '#session/drafts/draft-context.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { type OutboxPost, outboxStorage } from '#session/outbox/outbox-storage.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { formatLocales } from '#i18n/format/format-locales.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { mainElement } from '#ui/focus/screen-focus.ts';
import layout from '#ui/page/layout.module.css';
import { Spinner } from '#ui/notes/spinner.tsx';
import textStyles from '#ui/text-styles.module.css';
import { announceSent } from '../notices/announce-sent.ts';
import { draftSummary } from './draft-summary.ts';
import styles from './post-lists.module.css';
import { viewerOutbox } from '#session/outbox/outbox.ts';

function PostStateText({ post: { state, failure, due } }: { post: OutboxPost }) {
  const { i18n } = useLingui();
  const kind = apiErrorKinds.find((one) => one === failure?.kind);
  // oxlint-disable-next-line rookery/error-texts -- the stored text is a sentence of the server, not of the client
  const error = kind && new ApiError(kind, { message: failure?.message ?? '' });
  const reason = error && i18n._(errorMessage(error));
  const time = new Date(due).toLocaleTimeString(formatLocales(i18n.locale));
  if (state === 'sending') {
    return (
      <>
        <Spinner /> <Trans>Sending…</Trans>
      </>
    );
  }
  if (state === 'held')
    return (
      <Trans comment="{time} is a time of day, such as 14:05:30">Will be sent at {time}</Trans>
    );
  if (state === 'failed')
    return reason ? <Trans>Not posted: {reason}</Trans> : <Trans>Not posted</Trans>;
  return reason ? (
    <Trans>Couldn’t send yet: {reason}</Trans>
  ) : (
    <Trans>Will be sent when you’re back online</Trans>
  );
}

function OutboxItem({ post }: { post: OutboxPost }) {
  const session = useSession();
  const drafts = useDrafts();
  const outbox = session.part(viewerOutbox);
  const { draft, place, state } = post;
  const key = draft.idempotencyKey;
  const returnToDraft = (): void => {
    outbox.withdraw(key);
    const context = parseDraftKey(place) ?? { kind: 'new' };
    const hasOtherDraft = drafts.get(context) !== undefined;
    const target = hasOtherDraft ? { kind: 'kept' as const, id: key } : context;
    drafts.save(target, draft);
    openWindow(session, 'composer', target);
  };
  const isDelayed = state === 'held';
  return (
    <li className={styles.post}>
      <p className={styles.text} dir="auto">
        {draftSummary(draft)}
      </p>
      <output className={textStyles.faint}>
        <PostStateText post={post} />
      </output>
      {state !== 'sending' && (
        <p className={layout.row}>
          <Button size="small" onClick={returnToDraft}>
            {isDelayed ? <Trans>Undo</Trans> : <Trans>Edit</Trans>}
          </Button>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              restoreFocusNearby(currentTarget, [mainElement()]);
              outbox.retryNow(key);
            }}
          >
            {isDelayed ? <Trans>Post now</Trans> : <Trans>Try again</Trans>}
          </Button>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              restoreFocusNearby(currentTarget, [mainElement()]);
              drafts.saveCopy(draft);
              outbox.withdraw(key);
            }}
          >
            <Trans>Move to drafts</Trans>
          </Button>
        </p>
      )}
    </li>
  );
}

/** Lists the posts that are delayed, being sent or failed, above the timeline. */
export function OutboxList() {
  const { t } = useLingui();
  const session = useSession();
  const storage = session.part(outboxStorage);
  const posts = useSyncExternalStore(storage.subscribe, storage.list);
  /* Requested here, because creating the outbox resumes the posts that the previous page load
     left. */
  const outbox = session.part(viewerOutbox);
  useEffect(() => {
    const wake = (): void => outbox.retryNow();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [outbox]);
  useEffect(() => {
    const showSent = ({ draft: { editing } }: OutboxPost): void =>
      announceSent(session, editing === undefined ? 'posted' : 'saved');
    outbox.onSent.add(showSent);
    return () => void outbox.onSent.delete(showSent);
  }, [outbox, session]);
  if (posts.length === 0) return null;
  return (
    <section
      aria-label={t`Posts being sent`}
      className={classNames(
        styles.list,
        posts.some(({ state }) => state === 'held') && styles.delayed,
      )}
    >
      <ul>
        {posts.map((post) => (
          <OutboxItem key={post.draft.idempotencyKey} post={post} />
        ))}
      </ul>
    </section>
  );
}
