import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { maxPictureCacheBytes, pictureCacheName } from '#lib/worker/worker-config.ts';
import { openWindow } from '#components/windows/open-windows.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import type { AsyncStorageArea } from '#lib/storage/storage-area.ts';
import settings from './settings.module.css';
import styles from './storage-usage.module.css';

/** Number of entries and their size. */
interface StorageAmount {
  readonly count: number;
  readonly bytes: number;
}

const noStorage: StorageAmount = { count: 0, bytes: 0 };

/** What a browser cache contains: the app's own files or viewed images. */
type CacheKind = 'files' | 'pictures';

/**
 * Returns true if the cache belongs to this kind. Other caches of this origin must not be measured
 * or cleared.
 */
function isOfKind(kind: CacheKind, name: string): boolean {
  return kind === 'pictures'
    ? name === pictureCacheName
    : name.startsWith('rookery-') && name !== pictureCacheName;
}

function sizeOf(value: unknown): number {
  return new Blob([JSON.stringify(value) ?? '']).size;
}

/** Measures the cached timelines of one owner. Rejects with the errors of the storage. */
async function measurePageCache(area: AsyncStorageArea, owner: string): Promise<StorageAmount> {
  const names = (await area.names()).filter((name) => name.startsWith(`${owner}/`));
  const values = await Promise.all(names.map((name) => area.get(name)));
  return { count: names.length, bytes: values.reduce<number>((sum, one) => sum + sizeOf(one), 0) };
}

async function clearPageCache(area: AsyncStorageArea, owner: string): Promise<void> {
  for (const name of await area.names()) if (name.startsWith(`${owner}/`)) await area.remove(name);
}

/** Measures the caches for offline use; zero if the browser has no caches. */
async function measureCaches(
  caches: CacheStorage | undefined,
  kind: CacheKind,
): Promise<StorageAmount> {
  if (!caches) return noStorage;
  let count = 0;
  let bytes = 0;
  for (const name of (await caches.keys()).filter((one) => isOfKind(kind, one))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      count += 1;
      bytes += response ? (await response.blob()).size : 0;
    }
  }
  return { count, bytes };
}

/**
 * Deletes the caches. Recreates the one for images, because only an existing cache receives them.
 */
async function clearCaches(caches: CacheStorage | undefined, kind: CacheKind): Promise<void> {
  for (const name of (await caches?.keys()) ?? [])
    if (isOfKind(kind, name)) await caches?.delete(name);
  if (kind === 'pictures') await caches?.open(pictureCacheName);
}

/** Returns the browser's estimate of the total usage in bytes; undefined if unavailable. */
async function measureTotalUsage(storage: StorageManager | undefined): Promise<number | undefined> {
  return (await storage?.estimate())?.usage;
}

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
  /** Title of the confirmation dialog. */
  readonly title: string;
  readonly question: string;
}

/**
 * Shows what Rookery stores on this device, by kind and size. Data that can be fetched again can be
 * cleared; drafts are deleted individually in the list of drafts.
 */
export function StorageUsage() {
  const { i18n, t } = useLingui();
  const { environment } = useCurrentSession();
  const session = useSession();
  const { viewerId, log } = session;
  const drafts = useDrafts();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const written = drafts.list().length + drafts.posts.list().length;
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
  const size = (bytes: number): string => formatFileSize(bytes, i18n.locale);
  const known = typeof stored === 'object' ? stored : undefined;
  const lines: readonly StorageLine[] = known
    ? [
        {
          kind: 'pages',
          label: t`What you last read`,
          amount: known.pages,
          title: t`Empty: what you last read`,
          question: t`Without a network, these timelines can then not be read.`,
        },
        {
          kind: 'pictures',
          label: t`Pictures that you have seen, up to ${size(maxPictureCacheBytes)}`,
          amount: known.pictures,
          title: t`Empty: pictures`,
          question: t`Without a network, posts are then shown without these pictures.`,
        },
        {
          kind: 'files',
          label: t`Rookery itself, to start without a network`,
          amount: known.files,
          title: t`Empty: Rookery itself`,
          question: t`It is fetched again when you next open Rookery with a network.`,
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
          <Trans>This browser does not tell what it stores.</Trans>
        </p>
      )}
      <ul>
        <li className={styles.line}>
          <span>
            <Trans>What you have begun to write</Trans>
          </span>
          <span className={textStyles.dim}>
            <Plural value={written} one="# draft" other="# drafts" />
          </span>
          <Button
            size="small"
            disabled={written === 0}
            onClick={() => openWindow(session, 'composer', { kind: 'new', list: 'drafts' })}
          >
            <Trans>Open the drafts</Trans>
          </Button>
        </li>
        {lines.map((line) => (
          <li key={line.kind} className={styles.line}>
            <span>{line.label}</span>
            <span className={textStyles.dim}>{size(line.amount.bytes)}</span>
            <ConfirmButton
              size="small"
              aria-label={line.title}
              label={t`Empty`}
              title={line.title}
              question={line.question}
              disabled={line.amount.count === 0}
              onAccept={() => void clear(line.kind)}
            />
          </li>
        ))}
      </ul>
      {known?.all !== undefined && (
        <p className={textStyles.dim}>
          <Trans>In all, by the browser’s count: {size(known.all)}</Trans>
        </p>
      )}
    </section>
  );
}
