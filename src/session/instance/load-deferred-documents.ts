import type { Call } from '#contract/call.ts';
import { getStickerPacks, getTermsOfService } from '#contract/calls/static-documents.ts';
import type { Session } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';
import type { InstanceState } from './load-instance.ts';

/** Requests documents that are not urgent. Failures are logged and count as absent. */
export async function loadDeferredDocuments(session: Session): Promise<void> {
  const { call, ended: signal, instance } = session;
  const load = ({ path }: Call, request: () => Promise<Partial<InstanceState>>) =>
    runInBackground(session, 'instance document', async () => instance.setState(await request()), {
      path,
    });
  await Promise.all([
    load(getTermsOfService, async () => ({
      terms: (await call(getTermsOfService, { signal })).value,
    })),
    load(getStickerPacks, async () => ({
      stickerPacks: (await call(getStickerPacks, { signal })).value,
    })),
  ]);
}
