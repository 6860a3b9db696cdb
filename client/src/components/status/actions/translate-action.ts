import { msg } from '@lingui/core/macro';
import Languages from 'lucide-react/icons/languages';
import { translateStatus } from '../translate-status.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';

/** Translates a status into the reader's language, if the server offers it to them (R-ACT-016). */
export const translateAction: StatusMenuAction = {
  id: 'translate',
  icon: () => Languages,
  label: () => msg`Translate`,
  isShown: ({ canTranslate }) => canTranslate,
  run: (context) => translateStatus(context),
};
