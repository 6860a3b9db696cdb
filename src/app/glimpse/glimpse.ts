/** Under this name the last glimpse lies in the browser's storage. */
export const glimpseName = 'glimpse';

/** In the tab's storage while the reader is further down, where a reload leads back to. */
export const readsBelowName = 'readsBelow';

/**
 * An element as `[name, attributes, ...children]`, or a text. It is drawn from storage, where anything
 * may lie: see `isShowable` and `isShowableAttribute`.
 */
export type Drawing = string | readonly [string, Readonly<Record<string, string>>, ...unknown[]];

/** What a page looked like when it was last seen at its top. */
export interface Glimpse {
  /** The addresses that show it: its own, and the one that led there when the page was opened. */
  readonly paths: readonly string[];
  /** Whose it is; null for a visitor. */
  readonly viewerId: string | null;
  /** The window's width in CSS pixels. */
  readonly width: number;
  /** The style sheet that it was drawn with, whose name changes with its contents. */
  readonly style: string;
  /** What marks the whole page: theme, language, direction. */
  readonly page: Readonly<Record<string, string>>;
  readonly drawing: Drawing;
}

/** Elements of SVG, which live in a namespace of their own. */
export const isVector = (name: string): boolean =>
  /^(?:svg|g|path|circle|ellipse|line|rect|polyline|polygon)$/.test(name);

const elements =
  /^(?:a|article|aside|b|bdi|blockquote|br|button|code|dd|del|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|i|img|input|kbd|label|legend|li|main|nav|ol|p|pre|q|rp|rt|ruby|s|section|select|option|small|span|strong|sub|sup|textarea|time|u|ul)$/;

/** Whether an element of this name may stand in a glimpse: it can neither run nor frame anything. */
export const isShowable = (name: string): boolean => elements.test(name) || isVector(name);

/* Of what is written with brackets, only what reckons: the rest may fetch something. */
const harmless = /^(?:calc\(|var\(|[^\\(])*$/;

/** Whether a style may be set: it fetches nothing. */
export const isShowableStyle = (style: string): boolean => harmless.test(style);

const attributes =
  /^(?:class|dir|lang|style|src|type|placeholder|disabled|rows|width|height|viewBox|d|fill|stroke|stroke-(?:width|linecap|linejoin)|[cr][xy]?|[xy][12]?|points|aria-(?:pressed|current|expanded|selected|checked|disabled)|data-(?!status$)[\w-]+)$/;

/** Whether an attribute of this name may: it only tells how something looks. */
export const isShowableAttribute = (name: string): boolean => attributes.test(name);

/** Marks of the whole page that its look hangs on. */
export const isPageMark = (name: string): boolean => /^(?:dir|lang|data-[\w-]+)$/.test(name);

/** Leaves nothing of what was seen in storage. */
export function forgetGlimpse(area: Pick<Storage, 'removeItem'>): void {
  try {
    area.removeItem(glimpseName);
  } catch {
    // Where storage is forbidden, nothing lies in it.
  }
}

/** The style sheet of this build. */
export function styleOf(page: Document): string {
  return page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.getAttribute('href') ?? '';
}
