import {
  type FormHTMLAttributes,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';

/** Returns whether an event leaves the element; dialogs opened from it do not count. */
function isLeaving(target: EventTarget | null, element: Element | null): boolean {
  if (!(target instanceof Element) || element === null) return false;
  return !element.contains(target) && target.closest('dialog') === null;
}

/**
 * Whether a composer in a side panel shows only one line. It unfolds when its text is focused, and
 * folds when a person presses or focuses something outside. Focus that gets lost, such as with a
 * removed button or in another window, does not fold it.
 */
export function useFolding(
  isFoldable: boolean,
  form: RefObject<HTMLFormElement | null>,
  text: RefObject<HTMLElement | null>,
): {
  readonly isFolded: boolean;
  fold: () => void;
  /** For the form. */
  readonly unfoldingProps: FormHTMLAttributes<HTMLFormElement>;
} {
  const [isUnfolded, setIsUnfolded] = useState(false);
  useEffect(() => {
    if (!isFoldable || !isUnfolded) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const handleLeave = ({ target }: Event): void => {
      if (isLeaving(target, form.current)) setIsUnfolded(false);
    };
    document.addEventListener('focusin', handleLeave, options);
    document.addEventListener('pointerdown', handleLeave, options);
    return () => controller.abort();
  }, [isFoldable, isUnfolded, form]);
  const unfold = ({ target }: SyntheticEvent): void => {
    if (target === text.current) setIsUnfolded(true);
  };
  return {
    isFolded: isFoldable && !isUnfolded,
    fold: () => setIsUnfolded(false),
    /* After Escape the text still has the focus, but may be pressed or written in. */
    unfoldingProps: { onFocus: unfold, onPointerDown: unfold, onInput: unfold },
  };
}
