import { msg } from '@lingui/core/macro';
import Languages from 'lucide-react/icons/languages';
import { translateStatus } from '../translate-status.ts';
import type { StatusMenuAction } from '#domain/card/status-action.ts';

/** Shows any status in the reader's language, where the server translates for them (R-ACT-016). */
export const translate: StatusMenuAction = {
  id: 'translate',
  icon: () => Languages,
  label: () => msg`Translate`,
  isShown: ({ canTranslate }) => canTranslate,
  run: (context) => translateStatus(context),
};
