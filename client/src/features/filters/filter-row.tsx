import { Trans, useLingui } from '@lingui/react/macro';
import Cloud from 'lucide-react/icons/cloud';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { cleanText } from '#lib/clean-text.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Icon, type IconGlyph } from '#ui/pictures/icon.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './filters.module.css';
import { focusNextRowOnRemoval } from './use-filter-focus.ts';

/**
 * One filter: what it matches, where and until when it applies, its action, and a menu to change
 * it.
 */
export function FilterRow({
  id,
  icon,
  name: written,
  details,
  action,
  isOnServer = false,
  isBusy = false,
  onEdit,
  onDelete,
}: {
  /** Value of `data-filter`, by which other code finds and focuses the list item. */
  id: string;
  icon: IconGlyph;
  /** What the filter matches. */
  name: string;
  /** Kind, contexts and expiry of the filter. */
  details: readonly string[];
  action: ReactNode;
  /** Whether the filter is on the server, so that it also applies in other apps. */
  isOnServer?: boolean;
  /** Whether the filter is being deleted. */
  isBusy?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const name = cleanText(written);
  const [isAsking, setAsking] = useState(false);
  return (
    <li
      ref={focusNextRowOnRemoval}
      data-filter={id}
      aria-busy={isBusy || undefined}
      className={styles.line}
    >
      <Icon of={icon} />
      <span className={styles.names}>
        <bdi>{name}</bdi>
        <span className={styles.acct}>
          {details.join(' · ')}
          {isOnServer && (
            <>
              {' '}
              <Icon of={Cloud} />
              <VisuallyHidden>
                · <Trans>Works in all your apps</Trans>
              </VisuallyHidden>
            </>
          )}
        </span>
      </span>
      <span className={textStyles.soft}>{action}</span>
      <Menu
        label={t`Actions for this filter: ${name}`}
        icon={Ellipsis}
        size="small"
        items={[
          { id: 'edit', label: t`Edit`, icon: Pencil, onSelect: onEdit },
          {
            id: 'delete',
            label: t`Delete…`,
            icon: Trash2,
            isDanger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Delete this filter?`}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => {
          setAsking(false);
          onDelete();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans comment="name: what the filter finds, such as “No repeats · Only posts by bots”">
          Posts will no longer be filtered by this: <bdi>{name}</bdi>
        </Trans>
      </ConfirmDialog>
    </li>
  );
}
