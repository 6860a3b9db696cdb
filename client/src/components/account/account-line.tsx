import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import textStyles from '#ui/text-styles.module.css';
import { AccountCard } from './account-card.tsx';
import { AccountLabel } from './account-label.tsx';
import styles from './account-line.module.css';
import type { AccountActionContext } from './actions/account-action.ts';
import { FollowButton } from './follow-button.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { shortBio } from '#store/rich-text/short-bio.ts';
import { useAccountActionContext } from './use-account-action-context.ts';
import { missingRelationships } from '#session/people/missing-relationships.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { useSession } from '#session/session-context.ts';

interface LineParts {
  /** Content shown instead of the follow button. */
  children?: ReactNode;
  /** Shown below the line, such as an error. */
  below?: ReactNode;
}

/** One line of an account list that expands into the account's card (R-PROF-035). */
export function AccountLine({ id, ...parts }: LineParts & { id: string }) {
  const session = useSession();
  const facts = useAccountActionContext(id);
  const hasFollowButton = parts.children === undefined;
  useEffect(() => {
    if (hasFollowButton) session.part(missingRelationships).need(id);
  }, [session, hasFollowButton, id]);
  return facts ? <KnownLine facts={facts} {...parts} /> : null;
}

function KnownLine({ facts, children, below }: LineParts & { facts: AccountActionContext }) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const [isOpen, setOpen] = useState(false);
  const { account } = facts;
  const name = displayAddress(account.acct ?? '');
  const bio = useDecodedText(shortBio, account.note);
  return (
    <li className={styles.line}>
      <div className={styles.short}>
        <AppLink href={profilePath(account)} className={styles.who}>
          <AccountLabel account={account} size={48} />
        </AppLink>
        <div className={styles.actions}>
          {children ?? <FollowButton facts={facts} actions={actions} size="small" />}
          <IconButton
            icon={ChevronDown}
            label={isOpen ? t`Collapse profile of ${name}` : t`Expand profile of ${name}`}
            aria-expanded={isOpen}
            size="small"
            onClick={() => setOpen(!isOpen)}
          />
        </div>
        {bio !== '' && children === undefined && !isOpen && (
          <p className={styles.bio}>
            <EmojiText text={bio} emojis={account.emojis} className={textStyles.cut} />
          </p>
        )}
      </div>
      {below !== undefined && below !== false && <div className={styles.below}>{below}</div>}
      {isOpen && <AccountCard facts={facts} />}
      {actions.dialog}
    </li>
  );
}
