import { useStore } from 'zustand';
import type { InstanceOptions } from '../preferences/instance-options.ts';
import { useSession } from '../session-context.ts';

/** What the instance's configuration says and nobody can choose differently. */
export function useInstanceOptions(): InstanceOptions {
  return useStore(useSession().instance, ({ options }) => options);
}
