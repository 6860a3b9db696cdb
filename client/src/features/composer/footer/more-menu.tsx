import { useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Brush from 'lucide-react/icons/brush';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import Languages from 'lucide-react/icons/languages';
import ListPlus from 'lucide-react/icons/list-plus';
import ScanEye from 'lucide-react/icons/scan-eye';
import Type from 'lucide-react/icons/type';
import User from 'lucide-react/icons/user';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { useSession } from '#session/session-context.ts';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import { ComposerDialogContext } from '../places/composer-dialog-context.ts';
import { defaultScheduleTime } from '#session/drafts/draft-limits.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { scheduleFieldName, threadFieldName } from '../form/composer-text.tsx';
import { useFormatName } from './format-language-selects.tsx';
import { preloadComposerParts } from '../parts/lazy-composer-parts.tsx';
import { usePostingAccounts } from './post-as-select.tsx';

/** A select that the composer shows once it is chosen in the menu. */
export type ComposerOption = 'format' | 'language' | 'account';

interface MoreMenuProps {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly attachments: Attachments;
  readonly draftKey: string;
  readonly isDisabled: boolean;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onOption: (option: ComposerOption) => void;
  /** Returns the form, into whose fields the focus is moved. */
  readonly form: () => HTMLFormElement | null;
  /** Further items at the start. */
  readonly firstItems: readonly MenuItem[];
  /** Further items at the end. */
  readonly items: readonly MenuItem[];
}

/** Returns the items that add a part to the post: thread, schedule, drawing. */
function usePartItems({ draft, change, attachments, draftKey, form }: MoreMenuProps): MenuItem[] {
  const { t } = useLingui();
  const session = useSession();
  const canSchedule = useStore(session.instance, ({ info }) => can('scheduling', info.serverInfo));
  const { editing, scheduledAt, thread, to = [], visibility } = draft;
  const hasChosenPeople = visibility === 'direct' && to.length > 0;
  const isNew = editing === undefined;
  return [
    ...(isNew && scheduledAt === undefined
      ? [
          {
            id: 'thread',
            icon: ListPlus,
            label: t`Continue as thread`,
            onSelect: async () => {
              await preloadComposerParts();
              flushSync(() => change({ thread: [...thread, ''] }));
              focusNamedField(form(), threadFieldName, -1);
            },
          },
        ]
      : []),
    ...(isNew && canSchedule && thread.length === 0 && !hasChosenPeople
      ? [
          {
            id: 'schedule',
            icon: CalendarClock,
            label: t({ message: 'Schedule', comment: 'Verb, button: publish at the chosen time' }),
            isChecked: scheduledAt !== undefined,
            onSelect: async () => {
              await preloadComposerParts();
              const next = scheduledAt ? undefined : defaultScheduleTime(Date.now());
              /* Akkoma does not return the chosen people of a scheduled post, so that editing it later
                 would send it to those whom its text mentions. */
              flushSync(() => change({ scheduledAt: next, ...(next && { to: undefined }) }));
              focusNamedField(form(), scheduleFieldName);
            },
          },
        ]
      : []),
    {
      id: 'draw',
      icon: Brush,
      label: t`Draw an image`,
      isDisabled: attachments.isFull,
      onSelect: () =>
        openWindow(session, 'drawing', {
          draftKey,
          onDone: (picture) => attachments.add([picture]),
        }),
    },
  ];
}

/** Returns the items for sensitivity, format, language and account, with their values. */
function useOptionItems({ draft, change, onOption }: MoreMenuProps): MenuItem[] {
  const { t, i18n } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  const formatName = useFormatName();
  const { others, ownAddress } = usePostingAccounts(draft);
  const { sensitive, contentType, language } = draft;
  return [
    {
      id: 'sensitive',
      icon: EyeOff,
      label: t`Mark as sensitive`,
      isChecked: sensitive,
      startsGroup: true,
      onSelect: () => change({ sensitive: !sensitive }),
    },
    /* If the server offers a single format, that format is shown only if it is not plain text,
       since characters such as `*` have a meaning in it. */
    ...(formats.length > 1 || (formats[0] ?? 'text/plain') !== 'text/plain'
      ? [
          {
            id: 'format',
            isDisabled: formats.length === 1,
            icon: Type,
            label: t`Format`,
            description: formatName(contentType ?? formats[0] ?? ''),
            onSelect: () => onOption('format'),
          },
        ]
      : []),
    {
      id: 'language',
      icon: Languages,
      label: t`Language`,
      description: language && formatLanguageName(language, i18n.locale),
      onSelect: () => onOption('language'),
    },
    ...(others.length > 0
      ? [
          {
            id: 'account',
            icon: User,
            label: t`Account to post from`,
            description: ownAddress,
            onSelect: () => onOption('account'),
          },
        ]
      : []),
  ];
}

/** Menu of the rarer tools of the composer. */
export function MoreMenu(props: MoreMenuProps) {
  const { t } = useLingui();
  const { isDisabled, isPreviewed, onPreview, firstItems, items } = props;
  /* The preview is a request to post with an additional parameter. A server without previews
     would ignore the parameter and publish the post. */
  const hasPreview = useStore(useSession().instance, ({ info }) =>
    can('postPreviews', info.serverInfo),
  );
  const windowItems = use(ComposerDialogContext)?.menuItems ?? [];
  const tools: readonly MenuItem[] = [
    ...firstItems,
    ...usePartItems(props),
    ...useOptionItems(props),
    ...(hasPreview
      ? [
          {
            id: 'preview',
            icon: ScanEye,
            label: t({
              message: 'Preview',
              comment: 'Noun in the menu, label of the preview of a document',
            }),
            isChecked: isPreviewed,
            startsGroup: true,
            onSelect: onPreview,
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t`More options`}
      icon={Ellipsis}
      items={[
        ...tools.map((item) => ({ ...item, isDisabled: isDisabled || item.isDisabled === true })),
        ...items,
        ...windowItems,
      ]}
    />
  );
}
