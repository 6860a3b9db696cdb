import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  deleteCollection,
  revokeCollectionItem,
} from '@rookery/contract/calls/mastodon/collections.ts';
import { AccountName } from '#components/account/account-name.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import {
  accountCollectionsQuery,
  type Collection,
  collectionQuery,
  containingCollectionsQuery,
} from '#session/people/collection-queries.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { CollectionForm } from './collection-form.tsx';
import { CollectionPeople } from './collection-people.tsx';
import { NoCollectionsNote } from './no-collections-note.tsx';
import styles from './collections.module.css';

type Item = NonNullable<Collection['items']>[number];

/** Buttons that edit or delete an own collection. */
function OwnerButtons({ collection, onEdit }: { collection: Collection; onEdit: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const { attempt, isPending, failure } = useAttempt(async () => {
    await session.call(deleteCollection, { path: { id: collection.id } });
    await invalidateQuery(session, accountCollectionsQuery);
    /* Replaced, since Back would request the deleted collection. */
    router.navigate({ href: pathTo('collections'), replace: true });
  });
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <ConfirmButton
          size="small"
          variant="danger"
          label={t`Delete`}
          title={t`Delete this collection?`}
          question={<Trans>“{collection.name}” will be permanently deleted.</Trans>}
          isDanger
          isBusy={isPending}
          onAccept={() => void attempt()}
        />
      </div>
      <CallFailure error={failure} onRetry={() => void attempt()} />
    </>
  );
}

/** Button that removes the viewer from the collection of somebody else. */
function LeaveButton({ collection, item }: { collection: Collection; item: Item }) {
  const { t } = useLingui();
  const session = useSession();
  const { send, isSending, failure } = useSendRequest(revokeCollectionItem, async () => {
    await Promise.all([
      invalidateQuery(session, collectionQuery),
      invalidateQuery(session, containingCollectionsQuery),
    ]);
  });
  return (
    <>
      <div>
        <ConfirmButton
          size="small"
          label={t`Remove me`}
          title={t`Remove yourself from this collection?`}
          question={<Trans>“{collection.name}” will no longer show your profile.</Trans>}
          isBusy={isSending}
          onAccept={() => void send({ path: { id: collection.id, item: item.id } })}
        />
      </div>
      <CallFailure error={failure} />
    </>
  );
}

function CollectionHead({ collection }: { collection: Collection }) {
  const session = useSession();
  const profilePath = useProfilePath();
  const [isEditing, setIsEditing] = useState(false);
  const { t } = useLingui();
  const owner = useRow(session.tables.accounts, collection.account_id);
  const isOwn = collection.account_id === session.viewerId;
  const mine = collection.items?.find((item) => item.account_id === session.viewerId);
  if (isEditing)
    return (
      <CollectionForm
        label={t`Edit collection`}
        saveLabel={t`Save`}
        collection={collection}
        onCancel={() => setIsEditing(false)}
        onSaved={() => {
          setIsEditing(false);
          void invalidateQuery(session, collectionQuery);
          void invalidateQuery(session, accountCollectionsQuery);
        }}
      />
    );
  return (
    <div className={styles.about}>
      {owner && (
        <p>
          <Trans comment="Who made this collection">
            By{' '}
            <AppLink href={profilePath(owner)}>
              <AccountName account={owner} />
            </AppLink>
          </Trans>
        </p>
      )}
      {collection.description !== undefined && collection.description !== '' && (
        <RichText html={collection.description} />
      )}
      {collection.tag && (
        <p>
          <AppLink href={pathTo('tag-timeline', { tag: collection.tag.name })}>
            #{collection.tag.name}
          </AppLink>
        </p>
      )}
      {isOwn && <OwnerButtons collection={collection} onEdit={() => setIsEditing(true)} />}
      {!isOwn && mine && <LeaveButton collection={collection} item={mine} />}
    </div>
  );
}

/** A collection with its people. Its owner can change it, and who is in it can leave it. */
export function CollectionScreen({ params: { id } }: ScreenProps<'collection'>) {
  const { t } = useLingui();
  const isOffered = useCan('collections');
  const state = useCall(collectionQuery, { path: { id } }, { isDisabled: !isOffered });
  return (
    <Screen title={state.value?.name ?? t`Collection`}>
      {!isOffered && <NoCollectionsNote />}
      <RequestView state={state} label={t`Loading collection…`}>
        {(collection) => (
          <>
            <CollectionHead collection={collection} />
            <CollectionPeople collection={collection} />
          </>
        )}
      </RequestView>
    </Screen>
  );
}
