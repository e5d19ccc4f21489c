import { paths } from '../generated/paths.ts'

/**
 * Returns the path of an entry's page, with a query if needed: `/education/course/finance?v=12`. Its references must be
 * read as `{ fields }`. Returns undefined when the entry has no page.
 */
export function pagePath(type: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  const path = type === 'page' ? fields.path : madePath(type, fields)
  return typeof path === 'string' && path.startsWith('/') ? path : undefined
}

/** Returns undefined for an impossible path, such as a lone surrogate in a slug. */
function madePath(type: string, fields: object): string | undefined {
  if (!Object.hasOwn(paths, type)) return undefined
  try {
    // Each path function takes the entries of the content type under whose name it is found.
    return (paths[type as keyof typeof paths] as (entry: { fields: object }) => string)({ fields })
  } catch {
    return undefined
  }
}
