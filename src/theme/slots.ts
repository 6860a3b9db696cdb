/**
 * The slots of a theme, by the group an editor shows them in (existing-client facts §3: 120 colours).
 * Each is a custom property on the root element: colour `text` is `--text`, radius `btn` is
 * `--btnRadius`, shadow `panel` is `--panelShadow`, font `interface` is `--interfaceFont`.
 */
export const colorSlots = {
  common: [
    'bg',
    'wallpaper',
    'fg',
    'text',
    'underlay',
    'link',
    'accent',
    'faint',
    'faintLink',
    'postFaintLink',
    'lightText',
    'border',
    'icon',
    'cBlue',
    'cRed',
    'cGreen',
    'cOrange',
  ],
  post: ['postLink', 'postGreentext', 'postCyantext', 'poll', 'pollText'],
  profile: ['profileBg', 'profileTint'],
  highlight: [
    'highlight',
    'highlightLightText',
    'highlightPostLink',
    'highlightFaintText',
    'highlightFaintLink',
    'highlightPostFaintLink',
    'highlightText',
    'highlightLink',
    'highlightIcon',
  ],
  popover: [
    'popover',
    'popoverLightText',
    'popoverPostLink',
    'popoverFaintText',
    'popoverFaintLink',
    'popoverPostFaintLink',
    'popoverText',
    'popoverLink',
    'popoverIcon',
  ],
  selectedPost: [
    'selectedPost',
    'selectedPostFaintText',
    'selectedPostLightText',
    'selectedPostPostLink',
    'selectedPostFaintLink',
    'selectedPostText',
    'selectedPostLink',
    'selectedPostIcon',
  ],
  selectedMenu: [
    'selectedMenu',
    'selectedMenuLightText',
    'selectedMenuFaintText',
    'selectedMenuFaintLink',
    'selectedMenuText',
    'selectedMenuLink',
    'selectedMenuIcon',
  ],
  selectedMenuPopover: [
    'selectedMenuPopover',
    'selectedMenuPopoverLightText',
    'selectedMenuPopoverFaintText',
    'selectedMenuPopoverFaintLink',
    'selectedMenuPopoverText',
    'selectedMenuPopoverLink',
    'selectedMenuPopoverIcon',
  ],
  panel: ['fgText', 'fgLink', 'panel', 'panelText', 'panelFaint', 'panelLink'],
  topBar: ['topBar', 'topBarText', 'topBarLink'],
  tab: ['tab', 'tabText', 'tabActiveText'],
  button: [
    'btn',
    'btnText',
    'btnPanelText',
    'btnTopBarText',
    'btnPressed',
    'btnPressedText',
    'btnPressedPanel',
    'btnPressedPanelText',
    'btnPressedTopBar',
    'btnPressedTopBarText',
    'btnToggled',
    'btnToggledText',
    'btnToggledPanelText',
    'btnToggledTopBarText',
    'btnDisabled',
    'btnDisabledText',
    'btnDisabledPanelText',
    'btnDisabledTopBarText',
  ],
  input: ['input', 'inputText', 'inputPanelText', 'inputTopbarText'],
  alert: [
    'alertError',
    'alertErrorText',
    'alertErrorPanelText',
    'alertWarning',
    'alertWarningText',
    'alertWarningPanelText',
    'alertSuccess',
    'alertSuccessText',
    'alertSuccessPanelText',
    'alertNeutral',
    'alertNeutralText',
    'alertNeutralPanelText',
  ],
  alertPopup: [
    'alertPopupError',
    'alertPopupErrorText',
    'alertPopupWarning',
    'alertPopupWarningText',
    'alertPopupSuccess',
    'alertPopupSuccessText',
    'alertPopupNeutral',
    'alertPopupNeutralText',
  ],
  badge: ['badgeNotification', 'badgeNotificationText'],
} as const;

/** A group of colour slots. */
export type ColorGroup = keyof typeof colorSlots;

/** The name of a colour slot. */
export type ColorSlot = (typeof colorSlots)[ColorGroup][number];

/** Corner slots; values in CSS pixels. */
export const radiusSlots = [
  'btn',
  'input',
  'checkbox',
  'panel',
  'avatar',
  'avatarAlt',
  'tooltip',
  'attachment',
] as const;

/** Shadow slots; values as CSS `box-shadow` lists. */
export const shadowSlots = [
  'panel',
  'topBar',
  'popup',
  'avatar',
  'avatarStatus',
  'panelHeader',
  'button',
  'buttonHover',
  'buttonPressed',
  'input',
] as const;

/** Font slots; values as CSS font families. */
export const fontSlots = ['interface', 'input', 'post', 'postCode'] as const;
