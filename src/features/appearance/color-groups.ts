import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlphaGroup } from '#theme/engine/alpha-groups.ts';
import type { ColorSlot } from '#theme/engine/slot-names.ts';

export interface ColorGroup {
  readonly title: MessageDescriptor;
  readonly slots: readonly (readonly [ColorSlot, MessageDescriptor])[];
  /** The opacity that the group can be given. */
  readonly alpha?: AlphaGroup;
}

const background = msg`Background`;
const text = msg`Text`;
const links = msg`Links`;
const icons = msg`Icons`;
const lightText = msg`Light text`;
const faintText = msg`Faint text`;
const faintLinks = msg`Faint links`;
const postLinks = msg`Links in posts`;
const faintPostLinks = msg`Faint links in posts`;
const inPanels = msg`Text in panels`;
const inTopBar = msg`Text in the top bar`;

/** The few colours that most themes decide. */
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
    title: msg`Signs`,
    slots: [
      ['cRed', msg`Red`],
      ['cBlue', msg`Blue`],
      ['cGreen', msg`Green`],
      ['cOrange', msg`Orange`],
    ],
  },
];

/** All others, as they follow from these unless they are set. */
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
  {
    title: msg`Badges`,
    slots: [
      ['badgeNotification', background],
      ['badgeNotificationText', text],
    ],
  },
  {
    title: msg`Panels`,
    alpha: 'panel',
    slots: [
      ['panel', background],
      ['panelText', text],
      ['panelFaint', faintText],
      ['panelLink', links],
    ],
  },
  {
    title: msg`Top bar`,
    slots: [
      ['topBar', background],
      ['topBarText', text],
      ['topBarLink', links],
    ],
  },
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
  {
    title: msg`Buttons`,
    alpha: 'btn',
    slots: [
      ['btn', background],
      ['btnText', text],
      ['btnPanelText', inPanels],
      ['btnTopBarText', inTopBar],
    ],
  },
  {
    title: msg`Buttons, pressed`,
    slots: [
      ['btnPressed', background],
      ['btnPressedText', text],
      ['btnPressedPanel', msg`Background in panels`],
      ['btnPressedPanelText', inPanels],
      ['btnPressedTopBar', msg`Background in the top bar`],
      ['btnPressedTopBarText', inTopBar],
    ],
  },
  {
    title: msg`Buttons, off`,
    slots: [
      ['btnDisabled', background],
      ['btnDisabledText', text],
      ['btnDisabledPanelText', inPanels],
      ['btnDisabledTopBarText', inTopBar],
    ],
  },
  {
    title: msg`Buttons, switched on`,
    slots: [
      ['btnToggled', background],
      ['btnToggledText', text],
      ['btnToggledPanelText', inPanels],
      ['btnToggledTopBarText', inTopBar],
    ],
  },
  {
    title: msg`Tabs`,
    slots: [
      ['tab', background],
      ['tabText', text],
      ['tabActiveText', msg`Text of the open tab`],
    ],
  },
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
      ['underlay', msg`Under the columns`],
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
  {
    title: msg`Highlighted`,
    slots: [
      ['highlight', background],
      ['highlightText', text],
      ['highlightLightText', lightText],
      ['highlightLink', links],
      ['highlightPostLink', postLinks],
      ['highlightFaintText', faintText],
      ['highlightFaintLink', faintLinks],
      ['highlightPostFaintLink', faintPostLinks],
      ['highlightIcon', icons],
    ],
  },
  {
    title: msg`Menus and cards`,
    alpha: 'popover',
    slots: [
      ['popover', background],
      ['popoverText', text],
      ['popoverLightText', lightText],
      ['popoverLink', links],
      ['popoverPostLink', postLinks],
      ['popoverFaintText', faintText],
      ['popoverFaintLink', faintLinks],
      ['popoverPostFaintLink', faintPostLinks],
      ['popoverIcon', icons],
    ],
  },
  {
    title: msg`Chosen post`,
    slots: [
      ['selectedPost', background],
      ['selectedPostText', text],
      ['selectedPostLightText', lightText],
      ['selectedPostLink', links],
      ['selectedPostPostLink', postLinks],
      ['selectedPostFaintText', faintText],
      ['selectedPostFaintLink', faintLinks],
      ['selectedPostIcon', icons],
    ],
  },
  {
    title: msg`Chosen entry`,
    slots: [
      ['selectedMenu', background],
      ['selectedMenuText', text],
      ['selectedMenuLightText', lightText],
      ['selectedMenuLink', links],
      ['selectedMenuFaintText', faintText],
      ['selectedMenuFaintLink', faintLinks],
      ['selectedMenuIcon', icons],
    ],
  },
  {
    title: msg`Chosen entry in a menu`,
    slots: [
      ['selectedMenuPopover', background],
      ['selectedMenuPopoverText', text],
      ['selectedMenuPopoverLightText', lightText],
      ['selectedMenuPopoverLink', links],
      ['selectedMenuPopoverFaintText', faintText],
      ['selectedMenuPopoverFaintLink', faintLinks],
      ['selectedMenuPopoverIcon', icons],
    ],
  },
];
