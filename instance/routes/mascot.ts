import { getMascot, setMascot } from '@rookery/contract/calls/account-settings.ts';
import { readBytes, storeUpload } from '#commands/store-upload.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { mediaKind } from '#media/media-kind.ts';
import { parseSettings, serialiseSettings } from '#rules/account-settings.ts';
import { accountById, updateAccount } from '#store/accounts.ts';
import { mediaById } from '#store/media.ts';
import { mediaView } from '#views/media-view.ts';

const imagePath = '/favicon.png';
const defaultMascot = {
  id: 'default-mascot',
  pleroma: { mime_type: 'image/png' },
  preview_url: imagePath,
  url: imagePath,
};

/** The mascot of a member, an image that some front ends show. */
export const mascotRoutes = [
  route(getMascot, ({ instance, member, view }) => {
    const { mascot } = parseSettings(member);
    const media = mascot === null ? undefined : mediaById(instance.database, mascot);
    return media ? mediaView(media, view) : defaultMascot;
  }),

  route(setMascot, async ({ instance, member, body, view }) => {
    const { file } = body;
    const { database } = instance;
    if (file.size > instance.config.limits.upload) throw new HttpError(413, 'file_too_large');
    const bytes = await readBytes(file);
    if (mediaKind(bytes, file.type).type !== 'image')
      throw new HttpError(415, 'mascots can only be images');
    const media = await storeUpload(instance, member, { bytes, type: file.type });
    const fresh = accountById(database, member.id) ?? member;
    const settings = serialiseSettings(fresh, { mascot: String(media.id) });
    updateAccount(database, member.id, { settings });
    return mediaView(media, view);
  }),
];
