import * as v from 'valibot';
import type { Translation, TranslationLanguages } from '#contract/schemas/translation.ts';
import type { InstanceConfig } from '#instance/config.ts';
import { Refusal } from '#instance/http/refusal.ts';

const patience = 10_000;
const mostCharacters = 1_000_000;

const languages = v.array(v.object({ code: v.string(), name: v.string() }));
const translated = v.object({
  translatedText: v.string(),
  detectedLanguage: v.optional(v.nullable(v.object({ language: v.string() }))),
});

/** Asks the service; whatever goes wrong there is one and the same to whoever asked for it. */
async function ask<Schema extends v.GenericSchema>(
  address: string,
  path: string,
  schema: Schema,
  body?: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Schema>> {
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(patience),
      // Nobody else is told the text and the key, whatever the service says.
      redirect: 'error',
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    if (!response.ok) throw new Error('the service refused');
    const text = await response.text();
    if (text.length > mostCharacters) throw new Error('the service says too much');
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new Refusal(400, 'Could not translate');
  }
}

/** Between which languages the configured service translates; nothing without a service. */
export async function translationLanguages(config: InstanceConfig): Promise<TranslationLanguages> {
  const { address } = config.translation;
  if (address === undefined) return {};
  const known = await ask(address, '/languages', languages);
  const named = known.map(({ code, name }) => ({ code, name }));
  return { source: named, target: named };
}

interface Wanted {
  readonly html: string;
  readonly to: string;
  readonly from?: string | undefined;
}

const languageCode = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?$/;

/** HTML in another language. What comes back is a stranger's: it must be cleaned before it is shown. */
export async function translate(config: InstanceConfig, wanted: Wanted): Promise<Translation> {
  const { address, apiKey } = config.translation;
  if (address === undefined) throw new Refusal(400, 'Translation is not enabled');
  const { html, to, from } = wanted;
  if (!languageCode.test(to) || (from !== undefined && !languageCode.test(from)))
    throw new Refusal(400, 'Invalid language');
  const { translatedText, detectedLanguage } = await ask(address, '/translate', translated, {
    q: html,
    source: from ?? 'auto',
    target: to,
    format: 'html',
    ...(apiKey === '' ? {} : { api_key: apiKey }),
  });
  return { text: translatedText, detected_language: detectedLanguage?.language ?? from ?? null };
}
