import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CardLocationContext } from '#components/composer/use-card-instance-id.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { removeColumn, moveColumnBy } from '#components/columns/column-actions.ts';
import { columnSource } from '#components/columns/column-source.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { PanelHead } from '#ui/page/panel.tsx';
import { type ScrollPort, ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import { ColumnBody } from './column-body.tsx';
import { createColumnScrollPort } from './column-scroll-port.ts';
import styles from './columns.module.css';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/page/panel.module.css';
import { useColumnTitle } from './use-column-title.ts';

/** Menu that moves and closes a column. */
function ColumnMenu({ path, index, count }: { path: string; index: number; count: number }) {
  const { t } = useLingui();
  const session = useSession();
  /* In right-to-left languages the style sheet mirrors the icons. */
  const isMirrored = document.documentElement.dir === 'rtl';
  const back = {
    id: 'back',
    icon: ArrowLeft,
    label: isMirrored ? t`Move right` : t`Move left`,
    isDisabled: index === 0,
    onSelect: () => moveColumnBy(session, path, -1),
  };
  const forward = {
    id: 'forward',
    icon: ArrowRight,
    label: isMirrored ? t`Move left` : t`Move right`,
    isDisabled: index === count - 1,
    onSelect: () => moveColumnBy(session, path, 1),
  };
  const items: readonly MenuItem[] = [
    ...(isMirrored ? [forward, back] : [back, forward]),
    {
      id: 'close',
      icon: X,
      label: t`Close column`,
      startsGroup: true,
      onSelect: () => removeColumn(session, path),
    },
  ];
  const number = index + 1;
  return <Menu label={t`Column ${number}`} icon={Ellipsis} size="small" items={items} />;
}

/**
 * Restores the scroll position when the column moves, since browsers reset that of moved elements.
 */
function useScrollAfterMove(port: ScrollPort | null, index: number): void {
  const top = useRef(0);
  const shownAt = useRef(index);
  useLayoutEffect(() => {
    if (!port) return undefined;
    const handleScroll = (): void => {
      top.current = port.scrollY;
    };
    port.addEventListener('scroll', handleScroll, { passive: true });
    return () => port.removeEventListener('scroll', handleScroll);
  }, [port]);
  useLayoutEffect(() => {
    if (shownAt.current === index) return;
    shownAt.current = index;
    port?.scrollTo({ top: top.current });
  }, [port, index]);
}

/** A column with a header and its own scroll bar. */
export function Column({
  path,
  index,
  count,
  after,
}: {
  path: string;
  index: number;
  /** Number of visible columns. */
  count: number;
  /** Content at the end of the header. */
  after: ReactNode;
}) {
  const { t } = useLingui();
  const source = useMemo(() => columnSource(path), [path]);
  const title = useColumnTitle(source);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const port = useMemo(() => scroller && createColumnScrollPort(scroller), [scroller]);
  useScrollAfterMove(port, index);
  const number = index + 1;
  /* The number distinguishes the column from a panel with the same title. */
  const label = t`Column ${number}: ${title}`;
  return (
    <section
      aria-label={label}
      data-column={path}
      className={classNames(panel.panel, styles.column)}
    >
      <PanelHead
        isSticky={false}
        title={<AppLink href={path}>{title}</AppLink>}
        actions={
          <>
            <span ref={setActions} />
            <ColumnMenu path={path} index={index} count={count} />
            {after}
          </>
        }
      />
      <div ref={setScroller} data-scroller className={styles.scroller}>
        <div>
          {!source && (
            <ErrorNote>
              <Trans>This page can’t be shown in a column.</Trans>
            </ErrorNote>
          )}
          {source && port && actions && scroller && (
            <ScrollPortContext value={port}>
              <CardLocationContext value={path}>
                <ItemBoundary>
                  <ColumnBody source={source} column={{ path, label, scroller, actions }} />
                </ItemBoundary>
              </CardLocationContext>
            </ScrollPortContext>
          )}
        </div>
      </div>
    </section>
  );
}
