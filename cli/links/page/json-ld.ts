import { parsedJson } from '@association/content/safe/parsed-json.ts'

/** The addresses that structured data (JSON-LD with schema.org) shows to people or loads. */
export function jsonLdAddresses(text: string): string[] {
  const found: string[] = []
  // Grows while it is read; nothing calls itself, however deep the data is.
  const parts: unknown[] = [parsedJson(text)]
  for (const part of parts)
    for (const [key, value] of entriesOf(part)) {
      parts.push(value)
      if (linking.has(key)) for (const text of textsOf(value)) found.push(text)
    }
  return found
}

const entriesOf = (part: unknown) => (typeof part === 'object' && part !== null ? Object.entries(part) : [])

const textsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isAddress)

/** `{search_term_string}` is filled in by search engines. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|\/)[^{]*$/i.test(value)

/** `@id` and `@context` only name things, and nobody follows them. */
const linking = new Set([
  ...[
    'url',
    'image',
    'logo',
    'sameAs',
    'contentUrl',
    'embedUrl',
    'thumbnailUrl',
    'downloadUrl',
    'installUrl',
  ],
  ...['item', 'mainEntityOfPage', 'target', 'discussionUrl', 'license', 'photo', 'hasMap', 'menu'],
])
