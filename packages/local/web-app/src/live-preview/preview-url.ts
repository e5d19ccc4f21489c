import type { Scope } from '../contentful/clients.ts'

export function previewUrl(template: string, { scope, entryId }: { scope: Scope; entryId: string }): string {
  const values: Record<string, string> = {
    space: scope.spaceId,
    environment: scope.environmentId,
    entry: entryId,
  }
  return template.replace(/\{(\w+)\}/g, (whole, name) =>
    values[name] ? encodeURIComponent(values[name]) : whole,
  )
}
