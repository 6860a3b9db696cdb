import type { Locator } from '@playwright/test';
import { kindOfName } from './control-names.ts';

/** A control that the page shows. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Role and name without what differs between equal rows, by which a control is found again. */
  readonly kind: string;
  /** Reference for `getByRef`, valid until the next snapshot. */
  readonly ref: string;
  /** Whether it is switched on and off, so that a second click restores its state. */
  readonly isToggle: boolean;
  /** Roles and names of the parts of the page around it, such as `main` or `dialog Report`. */
  readonly places: readonly string[];
}

const controlRoles: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'slider',
  'spinbutton',
  'searchbox',
  'switch',
  'tab',
  'textbox',
]);

const placeRoles: ReadonlySet<string> = new Set([
  'alertdialog',
  'dialog',
  'article',
  'banner',
  'complementary',
  'form',
  'grid',
  'main',
  'navigation',
  'region',
]);

interface Node {
  readonly role: string;
  readonly name: string;
  readonly ref: string | undefined;
  readonly url: string | undefined;
  readonly isDisabled: boolean;
  readonly isToggle: boolean;
  readonly children: readonly unknown[];
}

function toNode(value: unknown): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : undefined);
  const role = text('role') ?? '';
  return {
    role,
    name: text('name') ?? '',
    ref: text('ref'),
    url: text('url'),
    isDisabled: fields['disabled'] === true,
    isToggle: role === 'checkbox' || role === 'switch' || fields['pressed'] !== undefined,
    children: Array.isArray(fields['children']) ? fields['children'] : [],
  };
}

/** Returns the kind of a control. The cells of a grid, such as emoji, are of one kind. */
function kindOf({ role, name, url }: Node, places: readonly string[], origin: string): string {
  const isInGrid = places.at(-1)?.startsWith('grid') === true;
  return isInGrid ? `${role} in ${places.at(-1)}` : `${role} ${kindOfName(name, url, origin)}`;
}

/** Returns the enabled controls of a part of the page, in their order. */
export async function readControls(part: Locator): Promise<readonly Control[]> {
  const { origin } = new URL(part.page().url());
  const roots: unknown = await part.ariaSnapshotJSON({ mode: 'ai' });
  const controls: Control[] = [];
  const visit = (value: unknown, places: readonly string[]): void => {
    const node = toNode(value);
    if (!node) return;
    const { role, name, ref, isDisabled, isToggle, children } = node;
    const place = `${role} ${name}`.trim();
    if (controlRoles.has(role) && ref !== undefined && !isDisabled)
      controls.push({
        role,
        name,
        kind: kindOf(node, places, origin),
        ref,
        places,
        isToggle,
      });
    const inner = placeRoles.has(role) ? [...places, place] : places;
    for (const child of children) visit(child, inner);
  };
  for (const root of Array.isArray(roots) ? roots : [roots]) visit(root, []);
  return controls;
}
