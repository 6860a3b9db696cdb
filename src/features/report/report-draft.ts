import { useState } from 'react';
import { useSession } from '#session/session-context.ts';
import type { SessionPart } from '#session/session.ts';

/** What is written and ticked about one person, until it is sent. */
export interface ReportDraft {
  readonly comment: string;
  /** Ids of the statuses that are told along. */
  readonly statusIds: readonly string[];
  /** Tells the person's own server as well. */
  readonly isForwarded: boolean;
}

const reportDrafts: SessionPart<Map<string, ReportDraft>> = {
  name: 'report drafts',
  create: () => new Map(),
};

/** A report about somebody: closing its dialog loses nothing of it. `undefined` gives it up. */
export function useReportDraft(
  accountId: string,
  tickedFirst: readonly string[],
): readonly [ReportDraft, (draft: ReportDraft | undefined) => void] {
  const drafts = useSession().part(reportDrafts);
  const [draft, setDraft] = useState<ReportDraft>(() => {
    const known = drafts.get(accountId) ?? { comment: '', statusIds: [], isForwarded: false };
    return { ...known, statusIds: [...new Set([...tickedFirst, ...known.statusIds])] };
  });
  const keep = (next: ReportDraft | undefined): void => {
    if (next === undefined) drafts.delete(accountId);
    else {
      drafts.set(accountId, next);
      setDraft(next);
    }
  };
  return [draft, keep];
}
