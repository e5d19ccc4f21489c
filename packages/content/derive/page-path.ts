import { paths } from '../generated/paths.ts'

/**
 * Returns the path of an entry's page, with a query if needed: `/education/course/finance?v=12`; undefined without a
 * page. References in `fields` must be resolved to `{ fields }`.
 */
export function pagePath(type: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  const path = type === 'page' ? fields.path : computedPath(type, fields)
  return typeof path === 'string' && path.startsWith('/') ? path : undefined
}

/** A lone surrogate in a slug throws. */
function computedPath(type: string, fields: object): string | undefined {
  if (!Object.hasOwn(paths, type)) return undefined
  try {
    // Each path function takes the entries of its own content type.
    return (paths[type as keyof typeof paths] as (entry: { fields: object }) => string)({ fields })
  } catch {
    return undefined
  }
}
