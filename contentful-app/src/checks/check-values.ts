import type { ContentType, Field } from '@association/content'
import { check, type Issue } from '@association/content/check'
import { sentence } from '@association/content/content-type'
import { isAllowedAddress } from '@association/content/links/link-attributes.ts'
import { safeColor } from '@association/content/safe/color.ts'
import { checkRichText, isEmptyRichText } from './check-rich-text.ts'

/** Everything the light rules say about one entry's values; quick enough to run while somebody types. */
export function checkValues(type: ContentType, values: Record<string, unknown>): Issue[] {
  const known = Object.fromEntries(Object.entries(values).filter(([id]) => id in type.fields))
  return [
    ...check(type, known),
    ...Object.entries(type.fields).flatMap(([id, field]) =>
      checkKind({ id, field, label: field.name ?? sentence(id) }, values[id]),
    ),
  ]
}

type Named = { id: string; field: Field; label: string }

function checkKind({ id, field, label }: Named, value: unknown): Issue[] {
  const say = (severity: Issue['severity'], message: string): Issue => ({ severity, field: id, message })
  if (field.kind === 'richText') {
    const isMissing = field.required && value !== undefined && isEmptyRichText(value)
    return isMissing
      ? [say('error', `${label} is required.`)]
      : checkRichText(value).map((message) => say('warning', message))
  }
  if (typeof value !== 'string' || value === '') return []
  if (field.kind === 'url' && !isAllowedAddress(value))
    return [say('error', `${label} leads nowhere: “${value}” is no address that the site links to.`)]
  if (field.kind === 'color' && safeColor(value) === undefined)
    return [say('warning', `${label}: “${value}” is no colour of the palette, hex or rgb().`)]
  return []
}

const parsed: ReadonlySet<string> = new Set(['html', 'markdown'])

/** Rules that need a parser, which is loaded when a value first asks for it. */
export async function checkParsed(type: ContentType, values: Record<string, unknown>): Promise<Issue[]> {
  const written = Object.entries(type.fields).filter(([id, { kind }]) => parsed.has(kind) && values[id])
  if (!written.some(([, { kind }]) => kind === 'html')) return []
  const { checkHtml } = await import('./check-html.ts')
  return written
    .filter(([, { kind }]) => kind === 'html')
    .flatMap(([id]) =>
      checkHtml(String(values[id])).map((message): Issue => ({ severity: 'warning', field: id, message })),
    )
}
