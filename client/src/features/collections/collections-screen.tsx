import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { CollectionList } from '#components/account/collection-list.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import {
  accountCollectionsQuery,
  collectionOwnerIds,
  collectionOwnersQuery,
  containingCollectionsQuery,
} from '#session/people/collection-queries.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { CollectionForm } from './collection-form.tsx';
import { NoCollectionsNote } from './no-collections-note.tsx';
import styles from './collections.module.css';

/** The viewer's collections with a form for a new one, and the collections that the viewer is in. */
export function CollectionsScreen() {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const isOffered = useCan('collections');
  const values = { path: { id: session.viewerId ?? '' } };
  const state = useCall(accountCollectionsQuery, values, { isDisabled: !isOffered });
  const others = useCall(containingCollectionsQuery, values, { isDisabled: !isOffered });
  const owners = collectionOwnerIds(others.value ?? []);
  useCall(collectionOwnersQuery, { query: { id: owners } }, { isDisabled: owners.length === 0 });
  const [isCreating, setIsCreating] = useState(false);
  const title = t`Collections`;
  if (!isOffered)
    return (
      <Screen title={title}>
        <NoCollectionsNote />
      </Screen>
    );
  return (
    <Screen
      title={title}
      actions={
        <Button
          size="small"
          icon={Plus}
          aria-expanded={isCreating}
          onClick={() => setIsCreating(!isCreating)}
        >
          <Trans>New collection</Trans>
        </Button>
      }
    >
      {isCreating && (
        <CollectionForm
          label={t`New collection`}
          saveLabel={t`Create`}
          onCancel={() => setIsCreating(false)}
          onSaved={({ id }) => {
            void invalidateQuery(session, accountCollectionsQuery);
            router.navigate({ href: pathTo('collection', { id }) });
          }}
        />
      )}
      <RequestView
        state={state}
        label={t`Loading collections…`}
        empty={
          <EmptyNote>
            <Trans>You have no collections yet. A collection recommends people to others.</Trans>
          </EmptyNote>
        }
      >
        {(collections) => <CollectionList collections={collections} label={t`Your collections`} />}
      </RequestView>
      {others.value !== undefined && others.value.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Trans>Collections you are in</Trans>
          </h2>
          <CollectionList
            collections={others.value}
            label={t`Collections you are in`}
            showsOwners
          />
        </section>
      )}
    </Screen>
  );
}
