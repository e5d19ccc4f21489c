import jsonPatch, { type Operation } from 'fast-json-patch'
import type { Content } from '../entity.ts'
import { validationFailed } from '../http/errors.ts'
import { checkContentShape } from '../validation/shapes.ts'
import { type ContentKind, replaceDraft } from './content-actions.ts'
import type { Context } from './context.ts'
import { checkVersion } from './versions.ts'

/** Applies a JSON Patch to fields and metadata. Throws VersionMismatch, ValidationFailed and what a draft may not be. */
export function patchDraft(context: Context, kind: ContentKind, before: Content): Content {
  checkVersion(context.request, before)
  const draft = patched({ fields: before.fields, metadata: before.metadata }, context.request.body)
  checkContentShape(draft)
  return replaceDraft(context, kind, { id: before.sys.id, before, draft })
}

type Patchable = Pick<Content, 'fields' | 'metadata'>

function patched(document: Patchable, operations: unknown): Patchable {
  if (!Array.isArray(operations)) throw refusal('The body is not a list of operations')
  for (const { path } of operations as Partial<Operation>[]) {
    if (!/^\/(fields|metadata)(\/|$)/.test(path ?? '')) throw refusal(`"${path}" cannot be patched`)
  }
  try {
    const isChecked = true
    const changesInPlace = false
    return jsonPatch.applyPatch(document, operations as Operation[], isChecked, changesInPlace).newDocument
  } catch (error) {
    throw refusal((error as Error).message.split('\n')[0] ?? 'The patch does not apply')
  }
}

const refusal = (details: string) => validationFailed([{ name: 'patch', path: [], details }])
