import type { Session } from './session.ts';

/** Dismisses the notice with this `replaceKey`. Does nothing if none is shown. */
export function dismissNotice({ notices }: Pick<Session, 'notices'>, replaceKey: string): void {
  const notice = notices.store.getState().find((one) => one.replaceKey === replaceKey);
  if (notice) notices.dismiss(notice.id);
}
