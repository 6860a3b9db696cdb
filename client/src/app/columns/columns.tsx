import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { columnStore } from '#session/columns/columns.ts';
import { useFittingColumnCount } from '#components/columns/use-fitting-column-count.ts';
import { useSession } from '#session/session-context.ts';
import { AddColumnMenu } from './add-column-menu.tsx';
import { Column } from './column.tsx';
import styles from './columns.module.css';

/**
 * The viewer's columns beside the main one, as many as the window has space for, and after them the
 * content of the third column, if there is space for it.
 */
export function Columns({ children }: { children?: ReactNode }) {
  const columns = useStore(useSession().part(columnStore));
  const room = useFittingColumnCount();
  const shown = columns.slice(0, room);
  return (
    <div className={styles.columns} data-columns={shown.length + (children ? 1 : 0)}>
      {shown.map((path, index) => (
        <Column
          key={path}
          path={path}
          index={index}
          count={shown.length}
          after={index === shown.length - 1 && <AddColumnMenu hidden={columns.slice(room)} />}
        />
      ))}
      {children && (
        <div data-column="" className={styles.last}>
          <LazyBoundary>{children}</LazyBoundary>
        </div>
      )}
    </div>
  );
}
