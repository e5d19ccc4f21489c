import jsonPatch, { type Operation } from 'fast-json-patch'
import type { ContentEntity } from '../entity.ts'
import { ContentfulError, validationFailed } from '../http/errors.ts'
import { checkContentShape } from '../validation/shapes.ts'
import { type ContentKind, replaceDraft } from './content-actions.ts'
import type { RequestContext } from './context.ts'
import { checkVersion } from './versions.ts'

/** Throws VersionMismatch, ValidationFailed and the errors of a draft. */
export function patchDraft(context: RequestContext, kind: ContentKind, before: ContentEntity): ContentEntity {
  checkVersion(context.request, before)
  const draft = patched({ fields: before.fields, metadata: before.metadata }, context.request.body)
  checkContentShape(draft)
  return replaceDraft(context, kind, { id: before.sys.id, before, draft })
}

type Patchable = Pick<ContentEntity, 'fields' | 'metadata'>

/** Throws ValidationFailed for other parts. */
export function patched(document: Patchable, operations: unknown): Patchable {
  for (const { path } of operationsIn(operations)) {
    if (!/^\/(fields|metadata)(\/|$)/.test(path ?? '')) throw refusal(`"${path}" cannot be patched`)
  }
  return applyPatch(document, operations)
}

/** Throws ValidationFailed. */
export function applyPatch<T>(document: T, operations: unknown): T {
  try {
    const isChecked = true
    const changesInPlace = false
    return jsonPatch.applyPatch(document, [...operationsIn(operations)], isChecked, changesInPlace)
      .newDocument
  } catch (error) {
    if (error instanceof ContentfulError) throw error
    throw refusal((error as Error).message.split('\n')[0] ?? 'The patch does not apply')
  }
}

function operationsIn(operations: unknown): readonly Operation[] {
  if (Array.isArray(operations)) return operations
  throw refusal('The body is not a list of operations')
}

const refusal = (details: string) => validationFailed([{ name: 'patch', path: [], details }])
