import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { openComposerDialog, useComposerStore } from '#domain/composer/open-composer.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import styles from '../settings.module.css';
import {
  emptyFiles,
  emptyPages,
  measureAll,
  measureFiles,
  measurePages,
  type Amount,
} from './measure-stored.ts';
import lines from './stored-here.module.css';

interface Stored {
  readonly pages: Amount;
  readonly files: Amount;
  readonly all: number | undefined;
}

type Emptied = 'pages' | 'files';

/**
 * What this device keeps of Rookery, by kind and size. What can be fetched again can be emptied; what
 * somebody has written is deleted one by one, in the list of drafts.
 */
export function StoredHere() {
  const { i18n, t } = useLingui();
  const { world } = useCurrentSession();
  const { viewerId, log } = useSession();
  const composer = useComposerStore();
  const drafts = useDrafts();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const written = drafts.list().length + drafts.posts.list().length;
  const owner = viewerId ?? 'visitor';
  const [stored, setStored] = useState<Stored | 'unknown'>();
  const [asked, setAsked] = useState<Emptied>();
  const { pageArea } = world;

  const look = useCallback(async (): Promise<Stored | 'unknown'> => {
    try {
      return {
        pages: await measurePages(pageArea, owner),
        files: await measureFiles(globalThis.caches),
        all: await measureAll(navigator.storage),
      };
    } catch (error) {
      log('what is stored could not be measured', { error });
      return 'unknown';
    }
  }, [pageArea, owner, log]);
  useEffect(() => void look().then(setStored), [look]);

  const empty = async (kind: Emptied): Promise<void> => {
    setAsked(undefined);
    try {
      await (kind === 'pages' ? emptyPages(pageArea, owner) : emptyFiles(globalThis.caches));
    } catch (error) {
      log('what is stored could not be emptied', { error });
    }
    setStored(await look());
  };
  const size = (bytes: number): string => formatFileSize(bytes, i18n.locale);
  const known = typeof stored === 'object' ? stored : undefined;
  return (
    <section aria-label={t`Stored on this device`} className={styles.group}>
      <h4>
        <Trans>Stored on this device</Trans>
      </h4>
      {stored === 'unknown' && (
        <p>
          <Trans>This browser does not tell what it stores.</Trans>
        </p>
      )}
      <ul className={lines.list}>
        <li className={lines.line}>
          <span>
            <Trans>What you have begun to write</Trans>
          </span>
          <span className={lines.size}>
            <Plural value={written} one="# draft" other="# drafts" />
          </span>
          <Button
            size="small"
            disabled={written === 0}
            onClick={() => openComposerDialog(composer, { kind: 'new', list: 'drafts' })}
          >
            <Trans>Open the drafts</Trans>
          </Button>
        </li>
        {known && (
          <>
            <li className={lines.line}>
              <span>
                <Trans>What you last read</Trans>
              </span>
              <span className={lines.size}>{size(known.pages.bytes)}</span>
              <Button
                size="small"
                aria-label={t`Empty: what you last read`}
                disabled={known.pages.count === 0}
                onClick={() => setAsked('pages')}
              >
                <Trans>Empty</Trans>
              </Button>
            </li>
            <li className={lines.line}>
              <span>
                <Trans>Rookery itself, to start without a network</Trans>
              </span>
              <span className={lines.size}>{size(known.files.bytes)}</span>
              <Button
                size="small"
                aria-label={t`Empty: Rookery itself`}
                disabled={known.files.count === 0}
                onClick={() => setAsked('files')}
              >
                <Trans>Empty</Trans>
              </Button>
            </li>
          </>
        )}
      </ul>
      {known?.all !== undefined && (
        <p className={lines.size}>
          <Trans>In all, by the browser’s count: {size(known.all)}</Trans>
        </p>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'files' ? t`Empty: Rookery itself` : t`Empty: what you last read`}
        acceptLabel={t`Empty`}
        onAccept={() => void (asked && empty(asked))}
        onCancel={() => setAsked(undefined)}
      >
        {asked === 'files' ? (
          <Trans>It is fetched again when you next open Rookery with a network.</Trans>
        ) : (
          <Trans>Without a network, these timelines can then not be read.</Trans>
        )}
      </ConfirmDialog>
    </section>
  );
}
