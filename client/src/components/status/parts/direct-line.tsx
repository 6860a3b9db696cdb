import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { formatList } from '#i18n/format/list.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { Icon } from '#ui/icon.tsx';
import statusCardStyles from '../status-card.module.css';

/** Says who can read a direct status. */
export function DirectLine({ status }: { status: StatusRow }) {
  const { t, i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const author = useRow(tables.accounts, status.accountId);
  const others = [author, ...(status.mentions ?? [])].filter(
    (person, index, all) =>
      person !== undefined &&
      person.id !== viewerId &&
      all.findIndex((other) => other?.id === person.id) === index,
  );
  const names = others.map((person) => `@${person?.username ?? ''}`);
  const you = t({ message: 'you', comment: 'Last in the list of “Direct, only @jun and you”' });
  const people = formatList(viewerId === null ? names : [...names, you], i18n.locale);
  return (
    <>
      <Icon of={Mail} className={statusCardStyles.private} />
      <Trans>Direct, only {people}</Trans>
    </>
  );
}
