/*
 * Characters that embed, override or isolate a direction. The plain marks (U+200E, U+200F, U+061C) stay:
 * punctuation needs them, and they do not change the text around them.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text without characters that would change the direction of the text around it. For values in
 * sentences and for attributes such as `title`, `alt` and `aria-label`, where markup cannot isolate it.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, '');
}
