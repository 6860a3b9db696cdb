import { useEffect } from 'react';
import { headHiddenStore } from '#ui/page/head-visibility.ts';
import { initialHeadMotion, headMotionAfterScroll } from './head-motion.ts';

/**
 * Milliseconds after an input for which a scroll counts as its consequence. Later scrolls are corrections
 * of the position by lists, which must not move the header.
 */
const inputMs = 250;

const inputEvents = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Hides the header of the screen on scroll down and shows it on scroll up, by `data-head-hidden` of the
 * document. The header stays while the keyboard focus is in it. Give this component the screen as its
 * key, so that the header is shown when another screen opens.
 */
export function HideHeadOnScroll(): null {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let motion = initialHeadMotion(window.scrollY);
    let inputAt = -inputMs;
    const show = (isHidden: boolean): void => {
      if (headHiddenStore.getState() === isHidden) return;
      headHiddenStore.setState(isHidden, true);
      if (isHidden) dataset['headHidden'] = '';
      else delete dataset['headHidden'];
    };
    const rest = (): void => {
      motion = initialHeadMotion(window.scrollY);
      show(false);
    };
    const handleInput = ({ timeStamp }: Event): void => {
      inputAt = timeStamp;
    };
    const handleScroll = ({ timeStamp }: Event): void => {
      const { scrollY } = window;
      if (timeStamp - inputAt > inputMs) motion = { ...motion, top: scrollY, turn: scrollY };
      else {
        inputAt = timeStamp;
        motion = headMotionAfterScroll(motion, scrollY);
      }
      if (document.querySelector('[data-screen-head] :focus-visible')) rest();
      else show(motion.isHidden && scrollY > 0);
    };
    const handleFocus = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-screen-head]')) rest();
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const name of inputEvents) window.addEventListener(name, handleInput, options);
    window.addEventListener('scroll', handleScroll, options);
    document.addEventListener('focusin', handleFocus, options);
    return () => {
      controller.abort();
      show(false);
    };
  }, []);
  return null;
}
