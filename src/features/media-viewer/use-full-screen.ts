import { useEffect, useState, type RefObject } from 'react';

/** Whether an element fills the screen, and how to change that; undefined where it cannot. */
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
    /* A browser that refuses has shown why. */
    void change?.catch(() => undefined);
  };
  return { isOn, toggle };
}
