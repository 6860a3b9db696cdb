import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AlphaGroup, type ColorSlot, isColorSlot } from '#theme/engine/slot-names.ts';

type Slots = readonly (readonly [ColorSlot, MessageDescriptor])[];

export interface ColorGroup {
  readonly title: MessageDescriptor;
  readonly slots: Slots;
  /** Opacity that applies to the group. */
  readonly alpha?: AlphaGroup;
}

const background = msg`Background`;
const text = msg`Text`;
const links = msg`Links`;
const icons = msg`Icons`;
const lightText = msg`Light text`;
const faintText = msg`Faint text`;
const faintLinks = msg`Faint links`;
const faintPostLinks = msg`Faint links in posts`;
const inPanels = msg`Text in panels`;
const inTopBar = msg`Text in the top bar`;

/** Suffixes of the slots that belong to a surface. */
const partsOfSurface: readonly (readonly [string, MessageDescriptor])[] = [
  ['', background],
  ['Text', text],
  ['LightText', lightText],
  ['Link', links],
  ['PostLink', msg`Links in posts`],
  ['FaintText', faintText],
  ['FaintLink', faintLinks],
  ['PostFaintLink', faintPostLinks],
  ['Icon', icons],
  ['Panel', msg`Background in panels`],
  ['PanelText', inPanels],
  ['TopBar', msg`Background in the top bar`],
  ['TopBarText', inTopBar],
];

/** Returns the slots that exist for a surface. */
function surface(name: ColorSlot): Slots {
  return partsOfSurface.flatMap(([part, label]) => {
    const slot = name + part;
    return isColorSlot(slot) ? [[slot, label] as const] : [];
  });
}

/** Colours that most themes define. */
export const commonGroups: readonly ColorGroup[] = [
  {
    title: msg`Page`,
    alpha: 'bg',
    slots: [
      ['bg', background],
      ['text', text],
      ['accent', msg`Accent`],
      ['link', links],
    ],
  },
  {
    title: msg`Surfaces`,
    slots: [
      ['fg', msg`Surface`],
      ['fgText', text],
      ['fgLink', links],
    ],
  },
  {
    title: msg`Symbols`,
    slots: [
      ['cRed', msg`Red`],
      ['cBlue', msg`Blue`],
      ['cGreen', msg`Green`],
      ['cOrange', msg`Orange`],
    ],
  },
];

/** All other colours, which are derived unless they are set. */
export const advancedGroups: readonly ColorGroup[] = [
  {
    title: msg`Posts`,
    slots: [
      ['postLink', links],
      ['postGreentext', msg`Quoted lines`],
      ['postCyantext', msg`Quoted lines, blue`],
      ['lightText', lightText],
      ['icon', icons],
    ],
  },
  {
    title: msg`Alerts`,
    alpha: 'alert',
    slots: [
      ['alertError', msg`Error`],
      ['alertErrorText', msg`Text of errors`],
      ['alertErrorPanelText', msg`Text of errors in panels`],
      ['alertWarning', msg`Warning`],
      ['alertWarningText', msg`Text of warnings`],
      ['alertWarningPanelText', msg`Text of warnings in panels`],
      ['alertSuccess', msg`Success`],
      ['alertSuccessText', msg`Text of successes`],
      ['alertSuccessPanelText', msg`Text of successes in panels`],
      ['alertNeutral', msg`Neutral`],
      ['alertNeutralText', msg`Text of neutral ones`],
      ['alertNeutralPanelText', msg`Text of neutral ones in panels`],
    ],
  },
  {
    title: msg`Notices`,
    alpha: 'alertPopup',
    slots: [
      ['alertPopupError', msg`Error`],
      ['alertPopupErrorText', msg`Text of errors`],
      ['alertPopupWarning', msg`Warning`],
      ['alertPopupWarningText', msg`Text of warnings`],
      ['alertPopupSuccess', msg`Success`],
      ['alertPopupSuccessText', msg`Text of successes`],
      ['alertPopupNeutral', msg`Neutral`],
      ['alertPopupNeutralText', msg`Text of neutral ones`],
    ],
  },
  { title: msg`Badges`, slots: surface('badgeNotification') },
  { title: msg`Panels`, alpha: 'panel', slots: [...surface('panel'), ['panelFaint', faintText]] },
  { title: msg`Top bar`, slots: surface('topBar') },
  {
    title: msg`Fields`,
    alpha: 'input',
    slots: [
      ['input', background],
      ['inputText', text],
      ['inputPanelText', inPanels],
      ['inputTopbarText', inTopBar],
    ],
  },
  { title: msg`Buttons`, alpha: 'btn', slots: surface('btn') },
  { title: msg`Buttons, pressed`, slots: surface('btnPressed') },
  { title: msg`Buttons, off`, slots: surface('btnDisabled') },
  { title: msg`Buttons, switched on`, slots: surface('btnToggled') },
  { title: msg`Tabs`, slots: [...surface('tab'), ['tabActiveText', msg`Text of the open tab`]] },
  { title: msg`Borders`, alpha: 'border', slots: [['border', msg`Lines`]] },
  {
    title: msg`Faint text`,
    alpha: 'faint',
    slots: [
      ['faint', faintText],
      ['faintLink', faintLinks],
      ['postFaintLink', faintPostLinks],
    ],
  },
  {
    title: msg`Behind everything`,
    alpha: 'underlay',
    slots: [
      ['underlay', msg`Backdrop`],
      ['wallpaper', msg`Wallpaper`],
      ['profileBg', msg`Behind profiles`],
    ],
  },
  { title: msg`Profiles`, alpha: 'profileTint', slots: [['profileTint', msg`Tint`]] },
  {
    title: msg`Polls`,
    slots: [
      ['poll', msg`Bar`],
      ['pollText', text],
    ],
  },
  { title: msg`Highlighted`, slots: surface('highlight') },
  { title: msg`Menus and cards`, alpha: 'popover', slots: surface('popover') },
  { title: msg`Chosen post`, slots: surface('selectedPost') },
  { title: msg`Chosen entry`, slots: surface('selectedMenu') },
  { title: msg`Chosen entry in a menu`, slots: surface('selectedMenuPopover') },
];
