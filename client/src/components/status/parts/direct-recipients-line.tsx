import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import statusCardStyles from '../status-card.module.css';
import { MentionLinks } from './mention-links.tsx';

/** Says who can read a direct status. */
export function DirectRecipientsLine({ status }: { status: StatusRow }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const author = useRow(tables.accounts, status.accountId);
  const others = [author, ...(status.mentions ?? [])].filter(
    (person, index, all) =>
      person !== undefined &&
      person.id !== viewerId &&
      all.findIndex((other) => other?.id === person.id) === index,
  );
  const named = others.map((person) => ({
    id: person?.id ?? '',
    acct: person?.acct ?? '',
    username: person?.username ?? '',
  }));
  const you = t({ message: 'you', comment: 'Last in the list of “Direct, only @jun and you”' });
  const last = viewerId === null ? undefined : you;
  const people = <MentionLinks statusId={status.id} people={named} last={last} />;
  return (
    <>
      <Icon of={Mail} className={statusCardStyles.private} />
      <span className={statusCardStyles.names}>
        <Trans>Direct, only {people}</Trans>
      </span>
    </>
  );
}
