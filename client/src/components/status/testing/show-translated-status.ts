import { screen, within } from '@testing-library/react';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from './show-status.tsx';

/** Default languages of the translation service. */
const languages = {
  source: [
    { code: 'de', name: 'German' },
    { code: 'nl', name: 'Dutch' },
  ],
  target: [
    { code: 'en', name: 'English' },
    { code: 'it', name: 'Italian' },
  ],
};

/**
 * Shows a German status on a server that translates unless `translates` is false. `requested` lists
 * the requested pairs of languages, and `translator` sets the response.
 */
export async function showTranslatedStatus(show: Partial<ShowOptions> = {}, translates = true) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { translation: translates ? { address: 'http://translate.test', apiKey: '' } : {} },
  });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Der Reiher ist da' });
  const id = String(body.id);
  const requested: string[] = [];
  const languageRequests: string[] = [];
  const translator = {
    languages: (): Response => Response.json(languages),
    answer: (from: string | null): Response | Promise<Response> =>
      Response.json({ detected_language: from ?? 'de', text: `<p>From ${from ?? 'itself'}</p>` }),
  };
  const shown = await showStatus(id, {
    instance,
    ...show,
    faultOf({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith('/translation/languages')) {
        languageRequests.push(url);
        return translator.languages();
      }
      const to = /\/translations\/(.*)$/.exec(pathname)?.[1];
      if (to === undefined) return undefined;
      requested.push(`${searchParams.get('from') ?? 'auto'}-${to}`);
      return translator.answer(searchParams.get('from'));
    },
  });
  return { ...shown, id, requested, languageRequests, translator };
}

/** Resolves to the text of the translation once it is shown. */
export const findTranslationText = async () =>
  within(await screen.findByRole('region', { name: 'Translation' }));
