import { loadExchanges, type Exchange } from '@rookery/contract/testing/recordings.ts';

/**
 * Files contain exchanges with the same number sorted by name. Where they cannot have been made in
 * that order, the first of these is moved before or after the second.
 */
const moves: readonly (readonly [moved: string, where: 'before' | 'after', place: string])[] = [
  ['162_thread_branch_02', 'after', '161_thread_reply_02'],
  ['162_thread_branch_05', 'after', '161_thread_reply_05'],
  ['250_react_unicode_again', 'after', '258_react_unauth'],
  ['312_unfollow_pending_request', 'before', '312_follow_request_anew'],
  ['531_change_password', 'after', '531_change_password_wrong'],
  ['535_backups_empty', 'before', '535_backup_create'],
  ['532_aliases_empty', 'before', '532_alias_add'],
  ['532_aliases', 'after', '532_alias_add'],
  ['608_admin_activate', 'after', '609_token_deactivated'],
  ['608_admin_deactivate', 'before', '609_account_show_deactivated'],
  ['607_account_show_tagged', 'after', '607_admin_tag_user'],
  ['621_admin_announcement_create_blank', 'after', '621_admin_announcement_create_nulls'],
  ['633_token_unapproved', 'before', '633_admin_approve'],
  ['671_push_subscription_get_missing', 'before', '671_push_subscription_create'],
  ['671_push_subscription_get', 'after', '671_push_subscription_create'],
  ['671_push_subscription_delete', 'after', '671_push_subscription_get'],
  ['673_filters', 'after', '673_filters_create'],
  ['802_relationships_domain_blocked', 'after', '802_domain_block_remote'],
  ['804_remote_poll_show', 'after', '804_remote_poll_vote'],
  ['832_notifications_after_clear', 'after', '832_notifications_clear'],
  ['835_conversation_read', 'after', '835_conversations'],
  ['835_conversation_statuses', 'after', '835_conversations'],
  ['860_notification_of_subscription', 'after', '860_subscribe'],
  ['861_notifications_dave_after_reject', 'before', '861_notifications_dave_after_authorize'],
  ['277b_edit_poll_after_votes_same_options', 'after', '871_admin_user_statuses'],
  ['277c_edit_poll_after_votes_other_options', 'after', '277b_edit_poll_after_votes_same_options'],
  ['277d_edit_poll_status_without_poll', 'after', '277c_edit_poll_after_votes_other_options'],
  ['277e_edit_without_media_ids', 'after', '277d_edit_poll_status_without_poll'],
];

/** Returns all recorded exchanges in replay order. */
export function exchangesInOrder(): readonly Exchange[] {
  const ordered = [...loadExchanges()];
  for (const [moved, where, place] of moves) {
    const from = ordered.findIndex(({ name }) => name === moved);
    const [exchange] = ordered.splice(from, 1);
    const to = ordered.findIndex(({ name }) => name === place);
    if (!exchange || to < 0) throw new Error(`No recording is called ${moved} or ${place}.`);
    ordered.splice(where === 'before' ? to : to + 1, 0, exchange);
  }
  return ordered;
}
