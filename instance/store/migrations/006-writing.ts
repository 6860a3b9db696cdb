/**
 * The time at which a muted conversation is unmuted, and indexes for expiring statuses, ended polls
 * and attachments.
 */
export const writingTables = `
ALTER TABLE thread_mutes ADD COLUMN expires_at INTEGER;
CREATE INDEX statuses_expiring ON statuses (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX statuses_by_poll ON statuses (poll_id) WHERE poll_id IS NOT NULL;
CREATE INDEX polls_untold ON polls (expires_at) WHERE told = 0 AND expires_at IS NOT NULL;
CREATE INDEX media_attached ON media (status_id) WHERE status_id IS NOT NULL;
`;
