import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { formatApproximateSize } from '#i18n/format/approximate-size.ts';
import { maxPictureCacheBytes } from '#lib/worker/worker-config.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import {
  clearCaches,
  clearPageCache,
  measureCaches,
  measurePageCache,
  measureTotalUsage,
  type StorageAmount,
} from '#lib/storage/measure-storage.ts';
import settings from './settings.module.css';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from './storage-usage.module.css';

interface MeasuredStorage {
  readonly pages: StorageAmount;
  readonly files: StorageAmount;
  readonly pictures: StorageAmount;
  readonly all: number | undefined;
}

type ClearableKind = 'pages' | 'files' | 'pictures';

interface StorageLine {
  readonly kind: ClearableKind;
  readonly label: string;
  readonly amount: StorageAmount;
  /** Accessible name of the button. */
  readonly action: string;
  /** Title of the confirmation dialog. */
  readonly title: string;
  readonly question: string;
}

/**
 * Shows what the client stores on this device, by kind and size. Data that can be fetched again can be
 * cleared here; drafts can only be deleted one by one in the list of drafts.
 */
export function StorageUsage() {
  const { i18n, t } = useLingui();
  const { environment } = useCurrentSession();
  const session = useSession();
  const { viewerId, log } = session;
  const drafts = useDrafts();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const written = drafts.list().length + session.part(outboxStorage).list().length;
  const owner = viewerId ?? 'visitor';
  const [stored, setStored] = useState<MeasuredStorage | 'unknown'>();
  const { pageArea } = environment;

  const measure = useCallback(async (): Promise<MeasuredStorage | 'unknown'> => {
    try {
      return {
        pages: await measurePageCache(pageArea, owner),
        files: await measureCaches(globalThis.caches, 'files'),
        pictures: await measureCaches(globalThis.caches, 'pictures'),
        all: await measureTotalUsage(navigator.storage),
      };
    } catch (error) {
      log('what is stored could not be measured', { error });
      return 'unknown';
    }
  }, [pageArea, owner, log]);
  useEffect(() => void measure().then(setStored), [measure]);

  const clear = async (kind: ClearableKind): Promise<void> => {
    try {
      await (kind === 'pages'
        ? clearPageCache(pageArea, owner)
        : clearCaches(globalThis.caches, kind));
    } catch (error) {
      log('what is stored could not be emptied', { error });
    }
    setStored(await measure());
  };
  const size = (bytes: number): string => formatApproximateSize(bytes, i18n.locale);
  const known = typeof stored === 'object' ? stored : undefined;
  const lines: readonly StorageLine[] = known
    ? [
        {
          kind: 'pages',
          label: t`Offline timelines`,
          amount: known.pages,
          action: t`Clear offline timelines`,
          title: t`Clear offline timelines?`,
          question: t`You won’t be able to read these timelines offline.`,
        },
        {
          kind: 'pictures',
          label: t`Viewed images (up to ${{ size: size(maxPictureCacheBytes) }})`,
          amount: known.pictures,
          action: t`Clear viewed images`,
          title: t`Clear viewed images?`,
          question: t`You won’t see these images in posts when you’re offline.`,
        },
        {
          kind: 'files',
          label: t`App files (for starting offline)`,
          amount: known.files,
          action: t`Clear app files`,
          title: t`Clear app files?`,
          question: t`They’ll be downloaded again the next time you open Rookery online.`,
        },
      ]
    : [];
  return (
    <section aria-label={t`Stored on this device`} className={settings.group}>
      <h4>
        <Trans>Stored on this device</Trans>
      </h4>
      {stored === 'unknown' && (
        <p>
          <Trans>This browser doesn’t report how much it stores.</Trans>
        </p>
      )}
      <ul>
        <li className={classNames(layout.line, styles.line)}>
          <span>
            <Trans>Drafts</Trans>
          </span>
          <span className={textStyles.dim}>
            <Plural value={{ count: written }} one="# draft" other="# drafts" />
          </span>
          <Button
            size="small"
            disabled={written === 0}
            onClick={() => openWindow(session, 'composer', { kind: 'new', list: 'drafts' })}
          >
            <Trans comment="Button: opens the list of drafts">Open drafts</Trans>
          </Button>
        </li>
        {lines.map((line) => (
          <li key={line.kind} className={classNames(layout.line, styles.line)}>
            <span>{line.label}</span>
            <bdi className={textStyles.dim}>{size(line.amount.bytes)}</bdi>
            <ConfirmButton
              size="small"
              aria-label={line.action}
              label={t({
                message: 'Clear',
                context: 'storage',
                comment: 'Verb: deletes these files from this device',
              })}
              title={line.title}
              question={line.question}
              disabled={line.amount.count === 0}
              onAccept={() => void clear(line.kind)}
            />
          </li>
        ))}
      </ul>
      {known?.all !== undefined && (
        <p className={textStyles.dim}>{t`Total used: ${{ size: size(known.all) }}`}</p>
      )}
    </section>
  );
}
