import { useLingui } from '@lingui/react/macro';
import { AccountName } from '#domain/account/account-name.tsx';
import { useAccountSearch } from '#domain/account/account-search.ts';
import { useSettled } from '#session/queries/use-settled.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './completion-list.module.css';
import { askDelay, CompletionList, type CompletionProps } from './completion-list.tsx';
import { replaceText } from './replace-text.ts';
import { suggestPeople } from './suggest-people.ts';
import { wordNow } from './word-at-caret.ts';

/** People whom the client knows, and whom the server finds meanwhile; of a whole address nobody asks. */
export function PeopleCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const { tables } = useSession();
  const [settled] = useSettled(word.words, askDelay, '');
  useAccountSearch(settled.includes('@') ? '' : settled, { isFollowedOnly: false });
  const known = [...tables.accounts.keys()].map((id) => tables.accounts.get(id));
  const suggestions = suggestPeople(word.words, known).map((account) => ({
    key: account.id,
    face: (
      <>
        <Avatar src={account.avatar} size={32} />
        <AccountName account={account} className={textStyles.cut ?? ''} />
        <bdi className={styles.more}>@{account.acct}</bdi>
      </>
    ),
    pick() {
      replaceText(field, { ...wordNow(field, word), text: `@${account.acct} ` });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`People`} suggestions={suggestions} />;
}
