import { useStore } from 'zustand';
import type { InstanceOptions } from '../preferences/instance-options.ts';
import { useSession } from '#session/session-context.ts';

/** Returns instance options that users cannot change. */
export function useInstanceOptions(): InstanceOptions {
  return useStore(useSession().instance, ({ options }) => options);
}
