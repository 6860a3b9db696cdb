import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { LazyPopover } from '#components/popover/lazy-popover.ts';
import styles from './gallery/tiles.module.css';

export function AltBadge({ description }: { description: string }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className={styles.alt}
        aria-label={t`ALT: show the description`}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans comment="Badge on an image: alternative text. Keep the letters if people know them">
          ALT
        </Trans>
      </button>
      {anchor && (
        <LazyBoundary>
          <LazyPopover
            anchor={anchor}
            label={t`Description`}
            tabIndex={0}
            onClose={() => setAnchor(undefined)}
          >
            <p className={styles.description} dir="auto">
              {description}
            </p>
          </LazyPopover>
        </LazyBoundary>
      )}
    </>
  );
}
