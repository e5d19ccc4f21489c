import type { CSSProperties } from 'react'

type Properties = CSSProperties & { [custom: `--${string}`]: string | number | undefined }

/** Without properties, React writes no `style`. */
export function properties(wished: Properties): CSSProperties | undefined {
  const given = Object.entries(wished).filter(([, value]) => value !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}
