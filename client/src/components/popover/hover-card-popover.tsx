import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Popover } from '#ui/menus/popover.tsx';

/**
 * Milliseconds before the card opens and closes: a brief hover does not open it, a brief leave does
 * not close it.
 */
const delays = { open: 350, close: 250 } as const;

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && (element?.contains(target) ?? false);
}

/**
 * Card of a `HoverCard`, with the listeners that open and close it. It opens after the usual delay
 * if the element was hovered or focused by keyboard before this code was loaded.
 */
export function HoverCardPopover({
  around,
  wasPressed,
  label,
  content,
}: {
  /** Contains the element with the card, and then the card. */
  around: HTMLElement;
  /** Whether the element was pressed before this code was loaded: a press closes the card. */
  wasPressed: boolean;
  /** Accessible name of the card. */
  label: string;
  content: ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = useEffectEvent(() => anchor !== undefined);
  const canOpenOnMount = useEffectEvent(() => !wasPressed);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (element: Element | null, ms: number): void => {
      clearTimeout(timer);
      const next = element instanceof HTMLElement ? element : undefined;
      timer = setTimeout(() => setAnchor(next), ms);
    };
    const open = (ms: number): void => change(around.firstElementChild, ms);
    const close = (ms: number): void => change(null, ms);
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
      options?: AddEventListenerOptions,
    ): void => around.addEventListener(type, listener, { signal, ...options });

    /* `around` has no box (`display: contents`), its children have. */
    let isHovered = around.querySelector(':hover') !== null;
    if (canOpenOnMount() && (isHovered || around.querySelector(':focus-visible')))
      open(delays.open);
    /* On `pointermove`, since `pointerenter` also fires when scrolling moves an element under the
       pointer. */
    listen('pointermove', ({ pointerType }) => {
      if (pointerType !== 'mouse' || isHovered) return;
      isHovered = true;
      open(delays.open);
    });
    listen('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isHovered = false;
      close(delays.close);
    });
    listen('focusin', ({ target }) => {
      if (isOpen()) clearTimeout(timer);
      else if (target instanceof Element && target.matches(':focus-visible')) open(delays.open);
    });
    listen('focusout', ({ relatedTarget }) => {
      if (!isIn(around, relatedTarget)) close(delays.close);
    });
    listen(
      'click',
      ({ target }) => {
        if (isIn(around.firstElementChild, target)) close(0);
      },
      { capture: true },
    );
    listen('contextmenu', (event) => {
      /* A long press opens the card of a button only. On a link, it opens the context menu of the
         browser. */
      const isLink = around.firstElementChild instanceof HTMLAnchorElement;
      if (isLink || !matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      open(0);
    });
    /* A removed element fires no blur event: only the next focusin shows that the focus has
       moved. */
    const handleElsewhere = ({ target }: Event): void => {
      if (isOpen() && !isIn(around, target)) close(delays.close);
    };
    document.addEventListener('focusin', handleElsewhere, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [around]);

  return (
    anchor && (
      <Popover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
        {content}
      </Popover>
    )
  );
}
