import {
  getTranslationLanguages,
  requestTranslation,
  translateStatus,
} from '@rookery/contract/calls/translations.ts';
import { translateHtml, translationLanguages } from '#commands/translate-html.ts';
import { route } from '#http/route.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { sanitizeHtml } from '#rules/rich-text/sanitize-html.ts';
import { HttpError } from '#http/http-error.ts';
import type { ViewContext } from '#views/view-context.ts';
import { requiredOriginalStatus } from './required-entities.ts';

function refuseVisitors({ viewer, instance }: ViewContext): void {
  if (!viewer && !instance.config.translation.visitors)
    throw new HttpError(403, 'Invalid credentials.');
}

export const translationRoutes = [
  route(translateStatus, async ({ view, path, query, instance }) => {
    refuseVisitors(view);
    const status = requiredOriginalStatus(view, path.id);
    const translation = await translateHtml(instance.config, {
      html: insertOrigin(status.content, view.origin),
      to: path.language,
      from: query.from,
    });
    return { ...translation, text: sanitizeHtml(translation.text ?? '') };
  }),
  route(requestTranslation, async ({ view, path, body, instance, member }) => {
    const status = requiredOriginalStatus(view, path.id);
    const language = body.lang ?? parseSettings(member).language;
    const { text = '', detected_language = null } = await translateHtml(instance.config, {
      html: insertOrigin(status.content, view.origin),
      to: language,
    });
    return { content: sanitizeHtml(text), detected_source_language: detected_language, language };
  }),
  route(getTranslationLanguages, ({ view, instance }) => {
    refuseVisitors(view);
    return translationLanguages(instance.config);
  }),
];
