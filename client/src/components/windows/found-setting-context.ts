import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { focusableIn } from '#ui/focus/focusable.ts';

/**
 * Provides the key of the setting that the search found, which is shown even if it is an expert
 * setting.
 */
export const FoundSettingContext = createContext<string | undefined>(undefined);

export function useFoundSetting(): string | undefined {
  return use(FoundSettingContext);
}

/**
 * Returns a ref for the container of the settings with these keys. If the search found one of them,
 * the first field in the container is focused on mount, or the first button if it has no field.
 */
export function useFoundSettingFocus(...keys: readonly string[]): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const found = useFoundSetting();
  const isFound = found !== undefined && keys.includes(found);
  useEffect(() => {
    if (!isFound) return;
    const controls = focusableIn(ref.current);
    (
      controls.find((control) => control.matches('input, select, textarea')) ?? controls[0]
    )?.focus();
  }, [isFound]);
  return ref;
}
