import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Milliseconds before a card opens and closes and until a touch is a long press: a brief hover does not
 * open the card, a brief leave does not close it, and a tap is not a long press.
 */
const delays = { open: 450, close: 300, hold: 500 } as const;

/** Elements in which links have no card: it would cover controls or repeat what is visible. */
const excluded = 'nav, dialog, [popover], [data-surface="topBar"], [data-no-card]';

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement && !link.closest(excluded) ? link : undefined;
}

/**
 * Returns the link that is hovered, focused by keyboard or long-pressed, if `isMeant` accepts it, and a
 * function that clears it. The link stays while the pointer or the focus is inside its card.
 */
export function useHoveredLink(
  card: RefObject<HTMLElement | null>,
  isMeant: (link: HTMLAnchorElement) => boolean,
): readonly [link: HTMLAnchorElement | undefined, forget: () => void] {
  const [link, setLink] = useState<HTMLAnchorElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const acceptedLink = useEffectEvent((target: EventTarget | null) => {
    const found = linkOf(target);
    return found && isMeant(found) ? found : undefined;
  });
  const change = useEffectEvent((next: HTMLAnchorElement | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLink(next), ms);
  });
  const isInside = useEffectEvent(
    (target: EventTarget | null) => target instanceof Node && card.current?.contains(target),
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handleTarget = (target: EventTarget | null, canOpen: boolean): void => {
      const found = acceptedLink(target);
      if (isInside(target)) clearTimeout(timer.current);
      else if (found && canOpen) change(found, delays.open);
      else if (!found) change(undefined, delays.close);
    };
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
      options?: AddEventListenerOptions,
    ): void => document.addEventListener(type, listener, { signal, ...options });
    /* A card opens only after a `pointermove`. Browsers fire `pointerover` without it when
       scrolling moves a link under a pointer that does not move, and then no card should open. */
    let moved: EventTarget | null = null;
    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      moved = null;
      if (isInside(target)) clearTimeout(timer.current);
      else change(undefined, delays.close);
    });
    listen('pointermove', ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || target === moved) return;
      moved = target;
      handleTarget(target, true);
    });
    listen('focusin', ({ target }) => {
      handleTarget(target, target instanceof Element && target.matches(':focus-visible'));
    });
    listen('contextmenu', (event) => {
      const found = acceptedLink(event.target);
      if (!found || !matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      change(found, 0);
    });
    /* Some phones report a long press only by the click at its end. */
    let touch: { link: HTMLAnchorElement; since: number } | undefined;
    listen('pointerdown', ({ target, pointerType, timeStamp }) => {
      const found = pointerType === 'touch' ? acceptedLink(target) : undefined;
      touch = found && { link: found, since: timeStamp };
      found?.style.setProperty('-webkit-touch-callout', 'none');
    });
    listen(
      'click',
      (event) => {
        const found = acceptedLink(event.target);
        if (!found) return;
        const wasLongPress = touch?.link === found && event.timeStamp - touch.since >= delays.hold;
        change(wasLongPress ? found : undefined, 0);
        if (!wasLongPress) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
    return () => {
      clearTimeout(timer.current);
      controller.abort();
    };
  }, []);
  return [link, () => setLink(undefined)];
}
