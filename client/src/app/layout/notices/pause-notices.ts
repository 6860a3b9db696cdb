import type { Notices } from '#session/notices.ts';

/**
 * Ref callback for the text of a notice: notices stay while this one is hovered or has the focus
 * (R-SHELL-073).
 */
export function pauseNotices(
  text: HTMLElement | null,
  notices: Pick<Notices, 'pause'>,
): (() => void) | undefined {
  const notice = text?.closest<HTMLElement>('[data-notice]');
  if (!notice) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['pointerenter', 'focusin', 'pointerleave', 'focusout'] as const)
    notice.addEventListener(
      type,
      () => notices.pause(type === 'pointerenter' || type === 'focusin'),
      { signal },
    );
  return () => {
    ended.abort();
    notices.pause(false);
  };
}
