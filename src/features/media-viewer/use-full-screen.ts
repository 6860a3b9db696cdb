import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is in full screen and a toggle; undefined if unsupported. */
export function useFullScreen(
  ref: RefObject<HTMLElement | null>,
): { readonly isOn: boolean; readonly toggle: () => void } | undefined {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const listen = (): void => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', listen);
    return () => {
      document.removeEventListener('fullscreenchange', listen);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  if (!document.fullscreenEnabled) return undefined;
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : ref.current?.requestFullscreen();
    /* The browser shows the reason itself when it refuses. */
    void change?.catch(() => undefined);
  };
  return { isOn, toggle };
}
