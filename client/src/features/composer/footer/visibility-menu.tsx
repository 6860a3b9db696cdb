import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { quotePolicyLabels } from '#components/status/quote-policy-labels.ts';
import { visibilityIcons } from '#components/status/visibility-icons.ts';
import { useSession } from '#session/session-context.ts';
import type { QuotePolicy, Visibility } from '#store/rows/status-row.ts';
import { AnchoredMenu } from '#ui/menus/anchored-menu.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useMenuButton } from '#ui/menus/use-menu-button.ts';
import { type DraftFields, quotePolicies } from '#session/drafts/draft.ts';
import { offeredVisibilities } from '#session/drafts/offered-visibilities.ts';
import styles from './visibility-menu.module.css';

const meanings: Readonly<Record<Visibility, MessageDescriptor>> = {
  public: msg`Anyone, and in public timelines`,
  unlisted: msg`Anyone, but not in public timelines`,
  local: msg`People on this server`,
  private: msg`People who follow you`,
  direct: msg`Only people you mention`,
};

/** All visibilities in display order. */
const order: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];

/**
 * Button that shows the visibility of a post and opens a menu of the allowed ones. The menu always
 * contains the current visibility, even if it is no longer allowed. Where the server has the choice,
 * the menu also contains who may quote the post.
 */
export function VisibilityMenu({
  value,
  parentVisibility,
  quotePolicy,
  isDisabled,
  onChange,
}: {
  value: Visibility;
  parentVisibility: Visibility | undefined;
  quotePolicy: QuotePolicy | undefined;
  isDisabled: boolean;
  onChange: (change: Partial<Pick<DraftFields, 'quotePolicy' | 'visibility'>>) => void;
}) {
  const { i18n, t } = useLingui();
  const { open, close, buttonProps } = useMenuButton();
  const serverInfo = useStore(useSession().instance, ({ info }) => info.serverInfo);
  const allowed = offeredVisibilities(parentVisibility, can('localVisibility', serverInfo));
  /* Only public and unlisted posts can be quoted by others, so only they have a quote policy. */
  const hasQuotePolicy =
    can('quotePolicies', serverInfo) && (value === 'public' || value === 'unlisted');
  const { icon, label } = visibilityIcons[value];
  const shownLabel = i18n._(label);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label={t`Visibility: ${{ visibility: shownLabel }}`}
        disabled={isDisabled}
        className={classNames(styles.button, value === 'direct' && styles.direct)}
      >
        <Icon of={icon} />
        <span>{shownLabel}</span>
        <Icon of={ChevronDown} className={styles.arrow} />
      </button>
      {open && (
        <AnchoredMenu
          {...open}
          label={t`Visibility`}
          isAtStart
          items={[
            {
              id: 'visibility',
              label: t`Visibility`,
              group: order
                .filter((choice) => choice === value || allowed.includes(choice))
                .map((choice) => ({
                  id: choice,
                  icon: visibilityIcons[choice].icon,
                  label: i18n._(visibilityIcons[choice].label),
                  description: i18n._(meanings[choice]),
                  isChecked: choice === value,
                  onSelect: () => onChange({ visibility: choice }),
                })),
            },
            ...(hasQuotePolicy
              ? [
                  {
                    id: 'quote-policy',
                    label: t`Who can quote this post`,
                    hasHeading: true,
                    startsGroup: true,
                    group: quotePolicies.map((choice) => ({
                      id: `quote-${choice}`,
                      label: i18n._(quotePolicyLabels[choice]),
                      isChecked: choice === quotePolicy,
                      onSelect: () => onChange({ quotePolicy: choice }),
                    })),
                  },
                ]
              : []),
          ]}
          onClose={close}
        />
      )}
    </>
  );
}
