import type { Instance } from '#context.ts';
import { instanceUsage } from './instance-usage.ts';

/** The name and version by which clients for Akkoma and Pleroma recognise the software. */
export const nodeinfoSoftware = { name: 'akkoma', version: '3.13.2-0-g3ff0f46-rookery' };

/** The source repository of Akkoma, which nodeinfo 2.1 includes. */
export const softwareRepository = 'https://akkoma.dev/AkkomaGang/akkoma';

/** Returns the fields that nodeinfo has in its own document and in each local account. */
export function nodeinfoParts(instance: Instance) {
  const { localPosts, activeHalfyear, activeMonth, users } = instanceUsage(instance);
  return {
    openRegistrations: instance.config.registration.open,
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    usage: { localPosts, users: { activeHalfyear, activeMonth, total: users } },
  };
}
