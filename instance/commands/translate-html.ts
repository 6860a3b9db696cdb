import * as v from 'valibot';
import type { Translation, TranslationLanguages } from '@rookery/contract/schemas/translation.ts';
import type { InstanceConfig } from '#config.ts';
import { HttpError } from '#http/http-error.ts';

const timeoutMs = 10_000;
const maxCharacters = 1_000_000;

const languages = v.array(v.object({ code: v.string(), name: v.string() }));
const translated = v.object({
  translatedText: v.string(),
  detectedLanguage: v.optional(v.nullable(v.object({ language: v.string() }))),
});

/** Sends a request to the translation service. Every failure is thrown as the same HttpError. */
async function fetchService<Schema extends v.GenericSchema>(
  address: string,
  path: string,
  schema: Schema,
  body?: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Schema>> {
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would send the text and the key to another host.
      redirect: 'error',
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    if (!response.ok) throw new Error('the service returned an error');
    const text = await response.text();
    if (text.length > maxCharacters) throw new Error('the response is too large');
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new HttpError(400, 'Could not translate');
  }
}

/** Returns the languages of the configured service; empty without one. */
export async function translationLanguages(config: InstanceConfig): Promise<TranslationLanguages> {
  const { address } = config.translation;
  if (address === undefined) return {};
  const known = await fetchService(address, '/languages', languages);
  const named = known.map(({ code, name }) => ({ code, name }));
  return { source: named, target: named };
}

interface TranslationRequest {
  readonly html: string;
  readonly to: string;
  readonly from?: string | undefined;
}

const languageCode = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?$/;

/** Translates HTML. The result is untrusted and must be sanitised before it is shown. */
export async function translateHtml(
  config: InstanceConfig,
  request: TranslationRequest,
): Promise<Translation> {
  const { address, apiKey } = config.translation;
  if (address === undefined) throw new HttpError(400, 'Translation is not enabled');
  const { html, to, from } = request;
  if (!languageCode.test(to) || (from !== undefined && !languageCode.test(from)))
    throw new HttpError(400, 'Invalid language');
  const { translatedText, detectedLanguage } = await fetchService(
    address,
    '/translate',
    translated,
    {
      q: html,
      source: from ?? 'auto',
      target: to,
      format: 'html',
      ...(apiKey === '' ? {} : { api_key: apiKey }),
    },
  );
  return { text: translatedText, detected_language: detectedLanguage?.language ?? from ?? null };
}
