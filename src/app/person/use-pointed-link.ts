import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds: passing over opens nothing, a slip closes nothing, and a tap is no holding down. */
const delays = { open: 450, close: 300, hold: 500 } as const;

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * The link that is pointed at for a moment, has the keyboard's focus, or is held down with a finger, of
 * those that `isMeant`. It stays so while the pointer or the focus is in what is shown about it
 * (`[data-about-link]`). Gives the way to forget it.
 */
export function usePointedLink(
  isMeant: (link: HTMLAnchorElement) => boolean,
): readonly [link: HTMLAnchorElement | undefined, forget: () => void] {
  const [link, setLink] = useState<HTMLAnchorElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const meant = useEffectEvent((target: EventTarget | null) => {
    const found = linkOf(target);
    return found && isMeant(found) ? found : undefined;
  });
  const change = useEffectEvent((next: HTMLAnchorElement | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLink(next), ms);
  });
  const isInside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-about-link]') !== null,
  );

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const point = (target: EventTarget | null, opens: boolean): void => {
      const found = meant(target);
      if (isInside(target)) clearTimeout(timer.current);
      else if (found && opens) change(found, delays.open);
      else if (!found) change(undefined, delays.close);
    };
    document.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        if (pointerType === 'mouse') point(target, true);
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        point(target, target instanceof Element && target.matches(':focus-visible'));
      },
      { signal },
    );
    document.addEventListener(
      'contextmenu',
      (event) => {
        const found = meant(event.target);
        if (!found || !matchMedia('(pointer: coarse)').matches) return;
        event.preventDefault();
        change(found, 0);
      },
      { signal },
    );
    /* Some phones tell of a finger that rests by nothing but a late click. */
    let held: { link: HTMLAnchorElement; since: number } | undefined;
    document.addEventListener(
      'pointerdown',
      ({ target, pointerType, timeStamp }) => {
        const found = pointerType === 'touch' ? meant(target) : undefined;
        held = found && { link: found, since: timeStamp };
        found?.style.setProperty('-webkit-touch-callout', 'none');
      },
      { signal },
    );
    document.addEventListener(
      'click',
      (event) => {
        const found = meant(event.target);
        if (!found) return;
        const wasHeld = held?.link === found && event.timeStamp - held.since >= delays.hold;
        change(wasHeld ? found : undefined, 0);
        if (!wasHeld) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => {
      clearTimeout(timer.current);
      listening.abort();
    };
  }, []);
  return [link, () => setLink(undefined)];
}
