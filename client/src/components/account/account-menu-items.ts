import { msg } from '@lingui/core/macro';
import AtSign from 'lucide-react/icons/at-sign';
import { i18n } from '#i18n/i18n.ts';
import { mentionPath } from '#lib/url/paths.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import type { AccountAction, AccountActionContext } from './actions/account-action.ts';

/** Menu item that opens the composer with a mention of an account. */
export function mentionMenuItem({ account }: AccountActionContext): MenuItem {
  return {
    id: 'mention',
    label: i18n._(
      msg({ message: 'Mention', comment: 'Verb: start a post that names this person' }),
    ),
    icon: AtSign,
    ...(account.isDeactivated === true
      ? { isDisabled: true }
      : { href: mentionPath(account.acct ?? '') }),
  };
}

/** Menu item of an action on an account. */
export function accountActionMenuItem(
  action: AccountAction,
  facts: AccountActionContext,
  run: (action: AccountAction) => void,
): MenuItem {
  return {
    id: action.id,
    label: i18n._(action.label(facts)),
    icon: action.icon,
    isDisabled: action.isEnabled?.(facts) === false,
    isDanger: action.isDanger === true && action.isOn?.(facts) !== true,
    onSelect: () => run(action),
  };
}
