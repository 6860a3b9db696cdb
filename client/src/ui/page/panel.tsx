import { createContext, type ReactNode, useContext } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import styles from './panel.module.css';
import { classNames } from '../class-names.ts';

/** Content at the start of the screen's header, such as a button to go back. */
export const PanelHeadStartContext = createContext<ReactNode>(null);

/**
 * Header of a panel with its title at the start and actions at the end. Level 1 is for the main
 * column, once per page. The header sticks below the top bar unless `isSticky` is false.
 */
export function PanelHead({
  title,
  level = 2,
  beside,
  actions,
  isSticky = true,
}: {
  title: ReactNode;
  level?: 1 | 2;
  /** Content right after the title, such as links to similar pages. */
  beside?: ReactNode;
  actions?: ReactNode;
  isSticky?: boolean;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const start = useContext(PanelHeadStartContext);
  return (
    <header
      data-surface="panel"
      data-screen-head={(level === 1 && isSticky) || undefined}
      className={classNames(styles.head, isSticky && styles.sticky)}
    >
      {level === 1 && start}
      <Heading
        className={styles.title}
        title={typeof title === 'string' ? withoutDirectionControls(title) : undefined}
      >
        {title}
      </Heading>
      {beside}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** Surface for content. With a `label` it is a region landmark. On mobile it has the full width. */
export function Panel({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.panel}>
      {children}
    </section>
  );
}
