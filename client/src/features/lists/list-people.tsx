import { Plural, useLingui } from '@lingui/react/macro';
import { listPreviewQuery, previewedMembers } from '#session/lists/list-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import styles from './lists.module.css';

/** Milliseconds for which the loaded members are not requested again. */
const staleTime = 240_000;
const maxFaces = 3;

function MemberAvatar({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  return <Avatar src={account?.avatar} size={28} />;
}

/** Avatars of the first members of a list, and their number. Renders nothing until they have loaded. */
export function ListPeople({ id }: { id: string }) {
  const { t } = useLingui();
  const { value } = useCall(
    listPreviewQuery,
    { path: { id }, query: { limit: previewedMembers } },
    { staleTime },
  );
  if (!value) return null;
  return (
    <span className={styles.preview}>
      <span aria-hidden className={styles.faces}>
        {value.slice(0, maxFaces).map((member) => (
          <MemberAvatar key={member} id={member} />
        ))}
      </span>
      {value.length < previewedMembers ? (
        <Plural value={value.length} _0="No one" one="# person" other="# people" />
      ) : (
        t`${{ count: previewedMembers }}+ people`
      )}
    </span>
  );
}
