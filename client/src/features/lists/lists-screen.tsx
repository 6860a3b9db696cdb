import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { listsQuery } from '#session/lists/list-queries.ts';
import { FollowedTags } from '#components/timeline/followed-tags.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useRow } from '#store/use-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { IconLink } from '#ui/buttons/icon-link.tsx';
import { PanelHead } from '#ui/page/panel.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { persistedListDrafts } from '#session/lists/list-draft.ts';
import styles from './lists.module.css';
import { ListForm } from './list-form.tsx';
import { ListPeople } from './list-people.tsx';

/** Milliseconds between two requests of the lists (R-CONST-009). */
const pollIntervalMs = 240_000;

/** The number of lists whose members are requested: each takes a request. */
const maxPreviews = 20;

function ListLine({ id, hasPreview }: { id: string; hasPreview: boolean }) {
  const { t } = useLingui();
  const title = useRow(useSession().tables.lists, id)?.title ?? id;
  return (
    <li className={styles.line}>
      <AppLink href={pathTo('list-timeline', { id })} className={styles.title}>
        <bdi>{title}</bdi>
      </AppLink>
      {hasPreview && <ListPeople id={id} />}
      <IconLink href={pathTo('list-edit', { id })} icon={Pencil} label={t`Edit ${title}`} />
    </li>
  );
}

/** The viewer's lists, newest first, with a form for a new one, and the followed hashtags. */
export function ListsScreen() {
  const { t } = useLingui();
  const { part, viewerId } = useSession();
  const [isCreating, setCreating] = useState(
    () => part(persistedListDrafts).get('new') !== undefined,
  );
  const isVisitor = viewerId === null;
  const state = useCall(listsQuery, {}, { refetchInterval: pollIntervalMs, isDisabled: isVisitor });
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setCreating(false);
    button.current?.focus();
  };
  const title = t`Lists and hashtags`;
  if (isVisitor) {
    return (
      <Screen title={title}>
        <EmptyNote>
          <Trans>
            <AppLink href={pathTo('login')}>Log in</AppLink> to see your lists.
          </Trans>
        </EmptyNote>
      </Screen>
    );
  }
  return (
    <Screen
      title={title}
      actions={
        <Button
          ref={button}
          size="small"
          icon={Plus}
          aria-expanded={isCreating}
          onClick={() => setCreating(!isCreating)}
        >
          <Trans>New list</Trans>
        </Button>
      }
    >
      {isCreating && (
        <ListForm label={t`New list`} saveLabel={t`Create`} onCancel={close} onSaved={close} />
      )}
      <RequestView
        state={state}
        label={t`Loading lists…`}
        empty={
          <EmptyNote
            action={
              !isCreating && (
                <Button onClick={() => setCreating(true)}>
                  <Trans>Create list</Trans>
                </Button>
              )
            }
          >
            <Trans>You have no lists yet. A list shows posts from the people you add to it.</Trans>
          </EmptyNote>
        }
      >
        {(ids) => (
          <ul aria-label={t`Lists`}>
            {ids
              .toSorted((a, b) => compareIds(b, a))
              .map((id, index) => (
                <ItemBoundary key={id}>
                  <ListLine id={id} hasPreview={index < maxPreviews} />
                </ItemBoundary>
              ))}
          </ul>
        )}
      </RequestView>
      <PanelHead title={t`Followed hashtags`} isSticky={false} />
      <FollowedTags />
    </Screen>
  );
}
