import { remoteInteractionPage } from '#contract/calls/remote-interaction.ts';

/** The page on which a visitor says from which server they want to act on a status. */
export function remoteInteractionHref(origin: string, statusId: string): string {
  const page = new URL(remoteInteractionPage.path, origin);
  page.searchParams.set('status_id', statusId);
  return page.href;
}
