import { useStore } from 'zustand';
import { can, type Capability } from '#api/capabilities.ts';
import { useSession } from '#session/session-context.ts';

/** Returns whether the viewer's server supports a capability, as far as is known now. */
export function useCan(capability: Capability): boolean {
  return useStore(useSession().instance, ({ info }) => can(capability, info.serverInfo));
}
