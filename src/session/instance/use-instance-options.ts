import { useStore } from 'zustand';
import { readInstanceOptions, type InstanceOptions } from '../preferences/instance-options.ts';
import { useSession } from '../session-context.ts';

/** What the instance's configuration says and nobody can choose differently. */
export function useInstanceOptions(): InstanceOptions {
  const settings = useStore(useSession().instance, (state) => state.settings);
  return readInstanceOptions(...settings);
}
