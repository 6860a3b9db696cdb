import { useLingui } from '@lingui/react/macro';
import Highlighter from 'lucide-react/icons/highlighter';
import Link from 'lucide-react/icons/link';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Share from 'lucide-react/icons/share-2';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { accountActionMenuItem } from '#components/account/account-menu-items.ts';
import { AccountActionsMenu } from '#components/account/account-actions-menu.tsx';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { hasShareSheet, copyProfileLink, shareProfile } from '#components/account/share-profile.ts';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { endorseAction } from './endorse-action.ts';
import { useAnnualReportItems } from './use-annual-report-items.ts';
import { HighlightDialog } from './highlight-dialog.tsx';
import { useProfilePath } from '#session/profile-path.ts';

/** The menu in the header of a profile. The viewer's own profile also has a share button. */
export function ProfileMenu({
  facts,
  onWriteNote,
}: {
  facts: AccountActionContext;
  onWriteNote: () => void;
}) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const session = useSession();
  const actions = useAccountActions(facts);
  const canEndorse = useCan('endorsements');
  const hasCollections = useCan('collections');
  const reportItems = useAnnualReportItems(facts.isOwn);
  const [isHighlighting, setIsHighlighting] = useState(false);
  const { account, relationship, isMember, isOwn } = facts;
  const columnItems = useColumnItems(profilePath(account));
  const notes = [
    {
      id: 'note',
      label: relationship.note === '' ? t`Add a private note` : t`Edit the private note`,
      icon: NotebookPen,
      onSelect: onWriteNote,
    },
    {
      id: 'highlight',
      label: t`Highlight posts…`,
      icon: Highlighter,
      onSelect: () => setIsHighlighting(true),
    },
  ];
  return (
    <>
      {isOwn && (
        <IconButton
          icon={hasShareSheet() ? Share : Link}
          label={hasShareSheet() ? t`Share profile` : t`Copy link to profile`}
          onClick={() => void (hasShareSheet() ? shareProfile : copyProfileLink)(session, account)}
        />
      )}
      <AccountActionsMenu
        facts={facts}
        actions={actions}
        notes={[
          ...(isMember && !isOwn ? notes : []),
          ...(canEndorse && endorseAction.isShown(facts)
            ? [accountActionMenuItem(endorseAction, facts, actions.run)]
            : []),
          ...(isOwn && hasCollections
            ? [
                {
                  id: 'collections',
                  label: t`Collections`,
                  icon: Users,
                  href: pathTo('collections'),
                },
              ]
            : []),
          ...reportItems,
          ...columnItems,
        ]}
      />
      {isHighlighting && (
        <HighlightDialog acct={account.acct ?? ''} onClose={() => setIsHighlighting(false)} />
      )}
      {actions.dialog}
    </>
  );
}
