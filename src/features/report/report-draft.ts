import { useState } from 'react';
import { useSession } from '#session/session-context.ts';
import type { SessionPart } from '#session/session.ts';

/** Unsent report about an account. */
export interface ReportDraft {
  readonly comment: string;
  /** Ids of the reported statuses. */
  readonly statusIds: readonly string[];
  /** Whether to send the report to the account's own server too. */
  readonly isForwarded: boolean;
}

const reportDrafts: SessionPart<Map<string, ReportDraft>> = {
  name: 'report drafts',
  create: () => new Map(),
};

/**
 * Returns the report draft of an account, which survives closing the dialog, and a setter;
 * `undefined` discards it.
 */
export function useReportDraft(
  accountId: string,
  preselected: readonly string[],
): readonly [ReportDraft, (draft: ReportDraft | undefined) => void] {
  const drafts = useSession().part(reportDrafts);
  const [draft, setDraft] = useState<ReportDraft>(() => {
    const known = drafts.get(accountId) ?? { comment: '', statusIds: [], isForwarded: false };
    return { ...known, statusIds: [...new Set([...preselected, ...known.statusIds])] };
  });
  const save = (next: ReportDraft | undefined): void => {
    if (next === undefined) drafts.delete(accountId);
    else {
      drafts.set(accountId, next);
      setDraft(next);
    }
  };
  return [draft, save];
}
