import { isObject } from './links.ts'

export type Status = 'archived' | 'draft' | 'changed' | 'published'

type Sys = { version?: number; publishedVersion?: number; archivedVersion?: number }

/** Publishing raises the version by one; a higher version means later changes. */
export function statusOf({ version = 1, publishedVersion, archivedVersion }: Sys): Status {
  if (archivedVersion) return 'archived'
  if (!publishedVersion) return 'draft'
  return version > publishedVersion + 1 ? 'changed' : 'published'
}

export const statusNames: Record<Status, string> = {
  archived: 'Archived',
  draft: 'Draft',
  changed: 'Changed',
  published: 'Published',
}

export function titleOf(
  { fields }: { fields: Record<string, Record<string, unknown> | undefined> },
  titleField: string | undefined,
  locale: string,
): string {
  const value = titleField ? fields[titleField]?.[locale] : undefined
  const text = isObject(value) ? '' : String(value ?? '').trim()
  return text === '' ? 'Untitled' : text
}
