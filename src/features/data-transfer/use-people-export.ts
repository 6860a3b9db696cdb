import { useEffect, useRef, useState } from 'react';
import type { PageCursor } from '#session/queries/page-cursors.ts';
import { useSession } from '#session/session-context.ts';
import { saveFile } from '#ui/save-file.ts';
import { formatHandles } from './parse-handles.ts';
import type { PeopleList } from './people-lists.ts';

interface Progress {
  readonly accts: readonly string[];
  readonly next: PageCursor | undefined;
  readonly state: 'running' | 'stopped' | 'failed' | 'done';
  readonly failure?: unknown;
}

/**
 * Exports a list page by page. `run` starts, or resumes after a stop or failure; `save` saves what
 * has loaded so far.
 */
export function usePeopleExport(list: PeopleList) {
  const session = useSession();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = (accts: readonly string[]): void =>
    saveFile(list.file, formatHandles(accts, new URL(session.origin).host), 'text/csv');

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const isResuming = progress !== undefined && progress.state !== 'done';
    let accts = isResuming ? progress.accts : [];
    let next = isResuming ? progress.next : undefined;
    const report = (state: Progress['state'], failure?: unknown): void =>
      setProgress({ accts, next, state, failure });
    try {
      do {
        report('running');
        const page = await list.readPage(session, next, controller.signal);
        accts = [...accts, ...page.accts];
        next = page.next;
      } while (next !== undefined);
      report('done');
      save(accts);
    } catch (error) {
      if (controller.signal.aborted) report('stopped');
      else report('failed', error);
    }
  };
  return {
    progress,
    run: () => void run(),
    stop: () => running.current?.abort(),
    save: () => save(progress?.accts ?? []),
  };
}
