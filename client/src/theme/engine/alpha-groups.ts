/** The opacities that a theme can set, with their defaults. */
export const alphaGroups = {
  bg: 1,
  underlay: 0.15,
  faint: 0.5,
  profileTint: 0.5,
  popover: 1,
  border: 1,
  panel: 1,
  btn: 1,
  input: 0.5,
  alert: 0.5,
  alertPopup: 0.95,
} as const;

export type AlphaGroup = keyof typeof alphaGroups;

export function isAlphaGroup(name: string): name is AlphaGroup {
  return Object.hasOwn(alphaGroups, name);
}
