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
const text = msg({ message: 'Text', context: 'theme', comment: 'Colour of text' });
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

/** Returns the colour fields of a surface: those of the suffixes for which the theme has a slot. */
function surface(name: ColorSlot): Slots {
  return partsOfSurface.flatMap(([part, label]) => {
    const slot = name + part;
    return isColorSlot(slot) ? [[slot, label] as const] : [];
  });
}

/** Colours that most themes define. */
export const commonColorGroups: readonly ColorGroup[] = [
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
    title: msg`Panels and controls`,
    slots: [
      ['fg', background],
      ['fgText', text],
      ['fgLink', links],
    ],
  },
  {
    title: msg({
      message: 'Symbols',
      context: 'theme',
      comment: 'Group of theme colours: those of icons and signs',
    }),
    slots: [
      ['cRed', msg`Red`],
      ['cBlue', msg`Blue`],
      ['cGreen', msg`Green`],
      ['cOrange', msg`Orange`],
    ],
  },
];

/** All other colours. Each is derived unless a theme sets it. */
export const advancedColorGroups: readonly ColorGroup[] = [
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
    title: msg({
      message: 'Alerts',
      comment: 'Theme: boxes with an error, a warning or a success in the page',
    }),
    alpha: 'alert',
    slots: [
      ['alertError', msg`Error`],
      ['alertErrorText', msg`Error text`],
      ['alertErrorPanelText', msg`Error text in panels`],
      ['alertWarning', msg`Warning`],
      ['alertWarningText', msg`Warning text`],
      ['alertWarningPanelText', msg`Warning text in panels`],
      ['alertSuccess', msg`Success`],
      ['alertSuccessText', msg`Success text`],
      ['alertSuccessPanelText', msg`Success text in panels`],
      ['alertNeutral', msg`Neutral`],
      ['alertNeutralText', msg`Neutral text`],
      ['alertNeutralPanelText', msg`Neutral text in panels`],
    ],
  },
  {
    title: msg({
      message: 'Notices',
      comment: 'Theme: messages that float over the page for a moment',
    }),
    alpha: 'alertPopup',
    slots: [
      ['alertPopupError', msg`Error`],
      ['alertPopupErrorText', msg`Error text`],
      ['alertPopupWarning', msg`Warning`],
      ['alertPopupWarningText', msg`Warning text`],
      ['alertPopupSuccess', msg`Success`],
      ['alertPopupSuccessText', msg`Success text`],
      ['alertPopupNeutral', msg`Neutral`],
      ['alertPopupNeutralText', msg`Neutral text`],
    ],
  },
  {
    title: msg({
      message: 'Badges',
      comment: 'Theme: small counts of what is new, beside an entry',
    }),
    slots: surface('badgeNotification'),
  },
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
  { title: msg`Pressed buttons`, slots: surface('btnPressed') },
  { title: msg`Disabled buttons`, slots: surface('btnDisabled') },
  { title: msg`Toggled buttons`, slots: surface('btnToggled') },
  { title: msg`Tabs`, slots: [...surface('tab'), ['tabActiveText', msg`Text of the active tab`]] },
  { title: msg`Borders`, alpha: 'border', slots: [['border', msg`Border colour`]] },
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
    title: msg`Backdrop and wallpaper`,
    alpha: 'underlay',
    slots: [
      [
        'underlay',
        msg({
          message: 'Backdrop',
          comment: 'Theme: colour between the columns and the wallpaper',
        }),
      ],
      [
        'wallpaper',
        msg({
          message: 'Wallpaper',
          comment: 'Theme: colour behind everything, where no picture is shown',
        }),
      ],
      ['profileBg', msg`Profile background`],
    ],
  },
  {
    title: msg`Profiles`,
    alpha: 'profileTint',
    slots: [
      [
        'profileTint',
        msg({ message: 'Tint', comment: 'Theme: colour laid over the banner of a profile' }),
      ],
    ],
  },
  {
    title: msg`Polls`,
    slots: [
      ['poll', msg`Poll bar`],
      ['pollText', text],
    ],
  },
  { title: msg`Highlighted`, slots: surface('highlight') },
  { title: msg`Menus and cards`, alpha: 'popover', slots: surface('popover') },
  { title: msg`Selected post`, slots: surface('selectedPost') },
  { title: msg`Selected entry`, slots: surface('selectedMenu') },
  { title: msg`Selected entry in a menu`, slots: surface('selectedMenuPopover') },
];
