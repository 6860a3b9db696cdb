import { useEffect, useRef, useState } from 'react';
import type { PageMark } from '#session/queries/page-marks.ts';
import { useSession } from '#session/session-context.ts';
import { saveFile } from '#ui/save-file.ts';
import { writeHandles } from './handles.ts';
import type { PeopleList } from './people-lists.ts';

interface Progress {
  readonly accts: readonly string[];
  readonly next: PageMark | undefined;
  readonly state: 'running' | 'stopped' | 'failed' | 'done';
  readonly failure?: unknown;
}

/**
 * An export of a whole list, page after page: `run` begins anew or goes on where it was stopped or failed,
 * `save` gives a file of what has come so far.
 */
export function usePeopleExport(list: PeopleList) {
  const session = useSession();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = (accts: readonly string[]): void =>
    saveFile(list.file, writeHandles(accts, new URL(session.origin).host), 'text/csv');

  const run = async (): Promise<void> => {
    const stopping = new AbortController();
    running.current = stopping;
    const isGoingOn = progress !== undefined && progress.state !== 'done';
    let accts = isGoingOn ? progress.accts : [];
    let next = isGoingOn ? progress.next : undefined;
    const tell = (state: Progress['state'], failure?: unknown): void =>
      setProgress({ accts, next, state, failure });
    try {
      do {
        tell('running');
        const page = await list.readPage(session, next, stopping.signal);
        accts = [...accts, ...page.accts];
        next = page.next;
      } while (next !== undefined);
      tell('done');
      save(accts);
    } catch (error) {
      if (stopping.signal.aborted) tell('stopped');
      else tell('failed', error);
    }
  };
  return {
    progress,
    run: () => void run(),
    stop: () => running.current?.abort(),
    save: () => save(progress?.accts ?? []),
  };
}
