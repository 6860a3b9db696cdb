/**
 * Returns the names of controls of which a part can't be reached, because the window or a box that
 * does not scroll cuts it. Runs in the page, so it contains all functions that it calls.
 */
export function findCutActions(): string[] {
  // Borders and focus rings may reach a few pixels beyond a box.
  const tolerance = 3;
  const found = new Set<string>();

  function isCut(control: Element): boolean {
    let { left, right, top, bottom } = control.getBoundingClientRect();
    // Visually hidden until focused, such as a skip link.
    if (right - left <= 2 || bottom - top <= 2) return false;
    let isWide = true;
    let isHigh = true;
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const outer = box.getBoundingClientRect();
      if (isWide && overflowX !== 'visible') {
        if (overflowX === 'auto' || overflowX === 'scroll') isWide = false;
        else if (left < outer.left - tolerance || right > outer.right + tolerance) return true;
      }
      if (isHigh && overflowY !== 'visible') {
        if (overflowY === 'auto' || overflowY === 'scroll') isHigh = false;
        else if (top < outer.top - tolerance || bottom > outer.bottom + tolerance) return true;
      }
      if (position === 'fixed' && isHigh && (bottom > innerHeight + tolerance || top < -tolerance))
        return true;
    }
    return isWide && (left < -tolerance || right > innerWidth + tolerance);
  }

  for (const control of document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role^=menuitem]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (control.closest('[inert], [aria-hidden=true]') || !isCut(control)) continue;
    const name =
      control.getAttribute('aria-label') || control.textContent.trim() || control.className;
    found.add(`${control.tagName.toLowerCase()} ${name.slice(0, 60)}`);
  }
  return [...found];
}
