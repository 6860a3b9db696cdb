import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { AnchoredMenu } from '#ui/anchored-menu.tsx';
import { siblingArticles } from '#ui/focus/articles.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { statusMenuActions } from '../actions/status-menu-actions.ts';
import type { StatusContext } from '#components/card/status-action.ts';
import { createStatusMenuContext } from '../available-actions.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { useVisitorTranslation } from '../translations.ts';

export function StatusMenuLines({
  anchor,
  startsAtEnd,
  facts,
  actions,
  onClose,
}: {
  anchor: HTMLElement;
  startsAtEnd: boolean;
  facts: StatusContext;
  actions: StatusActionState;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const session = useSession();
  useVisitorTranslation();
  const all = createStatusMenuContext(session, facts);
  const items = statusMenuActions
    .filter((action) => action.isShown(all))
    .map((action) => {
      const description = action.description?.(all);
      const label = i18n._(action.label(all));
      return {
        id: action.id,
        label,
        icon: action.icon(all),
        description: description && i18n._(description),
        isDanger: action.isDanger ?? false,
        isDisabled: actions.isBusy(action.id),
        onSelect() {
          restoreFocusNearby(anchor, siblingArticles(anchor));
          actions.run(action, label, true);
        },
      };
    });
  return (
    <AnchoredMenu
      anchor={anchor}
      startsAtEnd={startsAtEnd}
      label={t`More about this post`}
      items={items}
      onClose={onClose}
    />
  );
}
