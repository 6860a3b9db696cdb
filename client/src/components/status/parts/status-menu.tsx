import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useMenuButton } from '#ui/menus/use-menu-button.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { StatusMenuLines } from './lazy-status-parts.ts';
import styles from './status-actions.module.css';

function preload(): void {
  void StatusMenuLines.preload();
}

/** The button of the menu with all other actions. The menu's code is loaded on hover or focus. */
export function StatusMenu({
  facts,
  actions,
}: {
  facts: StatusContext;
  actions: StatusActionState;
}) {
  const { t } = useLingui();
  const { open, close, buttonProps } = useMenuButton();
  return (
    <>
      <button
        type="button"
        title={t({ message: 'More', context: 'menu', comment: 'Button that opens a menu' })}
        {...buttonProps}
        data-action="more"
        className={styles.action}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon of={Ellipsis} />
      </button>
      {open && (
        <LazyBoundary>
          <StatusMenuLines {...open} facts={facts} actions={actions} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
