import { can } from '#api/capabilities.ts';
import type { StatusMenuContext, StatusContext } from '#components/card/status-action.ts';
import type { Session } from '#session/session.ts';
import { canTranslate } from './translations.ts';

export function createStatusMenuContext(session: Session, facts: StatusContext): StatusMenuContext {
  const { viewerId, tables, instance } = session;
  const me = viewerId === null ? undefined : tables.accounts.get(viewerId);
  const server = instance.getState().info.serverInfo;
  return {
    ...facts,
    isStaff: me?.isAdmin === true || me?.isModerator === true,
    canEdit: can('editing', server),
    canTranslate: canTranslate(session),
  };
}
