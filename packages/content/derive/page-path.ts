import { paths } from '../generated/paths.ts'

/**
 * The path of an entry's own page, with a query where it needs one: `/education/course/finance?v=12`. Its references
 * must be read as far as `{ fields }`. Returns undefined when the entry has no page.
 */
export function pagePath(type: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  const path = type === 'page' ? fields.path : madePath(type, fields)
  return typeof path === 'string' && path.startsWith('/') ? path : undefined
}

/** Throws nothing: words such as half a character in a slug make no path. */
function madePath(type: string, fields: object): string | undefined {
  if (!Object.hasOwn(paths, type)) return undefined
  try {
    // Each path function takes the entries of its own content type, under whose name it is found.
    return (paths[type as keyof typeof paths] as (entry: { fields: object }) => string)({ fields })
  } catch {
    return undefined
  }
}
