import {
  type FormHTMLAttributes,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';

/** Returns whether an event happened outside the element. Dialogs do not count as outside. */
function isLeaving(target: EventTarget | null, element: Element | null): boolean {
  if (!(target instanceof Element) || element === null) return false;
  return !element.contains(target) && target.closest('dialog') === null;
}

/**
 * Returns whether a composer in a side panel is folded to one line. It unfolds when its text is
 * focused, and folds when something outside is pressed or focused. It stays unfolded when the focus is
 * lost without a new target: after its button was removed, or in another window.
 */
export function useFolding(
  isFoldable: boolean,
  form: RefObject<HTMLFormElement | null>,
  text: RefObject<HTMLElement | null>,
): {
  readonly isFolded: boolean;
  fold: () => void;
  /** Event handlers of the form that unfold it. */
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
    /* Besides on focus, the composer unfolds on press and input: after Escape has folded it, its
       text area still has the focus. */
    unfoldingProps: { onFocus: unfold, onPointerDown: unfold, onInput: unfold },
  };
}
