import type { FastifyInstance } from 'fastify'
import { type ContentType, type Control, type EditorInterface, link, type TypeField } from '../../entity.ts'
import { notFound, validationFailed } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { editorInterfaces } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isRecord, objectIn } from '../../validation/shapes.ts'
import { commit, contextOf, type RequestContext } from '../context.ts'
import { createdSys, touched } from '../lifecycle.ts'
import { listDocuments } from '../list.ts'
import { checkVersion } from '../versions.ts'

export function editorInterfaceRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/editor_interfaces', (request) => {
    const page = listDocuments(contextOf(twin, request), editorInterfaces)
    return { ...page, items: page.items.map(shown) }
  })
  app.get('/content_types/:id/editor_interface', (request) =>
    shown(findEditorInterface(contextOf(twin, request), idOf(request))),
  )
  app.put('/content_types/:id/editor_interface', (request) => {
    const context = contextOf(twin, request)
    const before = findEditorInterface(context, idOf(request))
    checkVersion(request, before)
    const { sys: _sys, ...body } = objectIn(request.body)
    const controls = controlsIn(body.controls)
    const after = { ...body, sys: touched(before, context.now).sys, controls }
    return shown(commit(context, 'save', () => twin.store.put(editorInterfaces, context.place, after)))
  })
}

function controlsIn(controls: unknown = []): Control[] {
  const isControl = (control: unknown) => isRecord(control) && typeof control.fieldId === 'string'
  if (Array.isArray(controls) && controls.every(isControl)) return controls
  throw validationFailed([
    { name: 'type', path: ['controls'], details: 'The controls are not a list of controls' },
  ])
}

/** Exists from its content type's first publication. Throws NotFound before. */
function findEditorInterface({ twin, place }: RequestContext, contentTypeId: string): EditorInterface {
  const found = twin.store.get(editorInterfaces, place, contentTypeId)
  if (!found) throw notFound('ContentType', contentTypeId, place)
  return found
}

/** Every publication of the content type raises the version by exactly one and adds controls for new fields. */
export function bumpEditorInterface(
  { twin, place, now }: RequestContext,
  type: ContentType,
  renames: Readonly<Record<string, string>>,
) {
  const before = twin.store.get(editorInterfaces, place, type.sys.id)
  const { publishedCounter: _counter, ...sys } = before
    ? touched(before, now).sys
    : createdSys({ type: 'EditorInterface', id: type.sys.id, place, now })
  const known = new Map(
    before?.controls.map((control) => {
      const fieldId = renames[control.fieldId] ?? control.fieldId
      return [fieldId, { ...control, fieldId }]
    }),
  )
  twin.store.put(editorInterfaces, place, {
    ...before,
    sys: { ...sys, contentType: link('ContentType', type.sys.id) },
    controls: type.fields.map((field) => known.get(field.id) ?? defaultControl(field)),
  })
}

export function removeEditorInterface({ twin, place }: RequestContext, contentTypeId: string) {
  twin.store.remove(editorInterfaces, place, contentTypeId)
}

/** Stored under the content type's id; responses say `default`. */
const shown = (editorInterface: EditorInterface): EditorInterface => ({
  ...editorInterface,
  sys: { ...editorInterface.sys, id: 'default' },
})

const usualWidgets: Record<string, string> = {
  Symbol: 'singleLine',
  Text: 'markdown',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Date: 'datePicker',
  Boolean: 'boolean',
  Location: 'locationEditor',
  Object: 'objectEditor',
  ResourceLink: 'resourceLinkEditor',
  'Link Entry': 'entryLinkEditor',
  'Link Asset': 'assetLinkEditor',
  'Array Symbol': 'tagEditor',
  'Array Link Entry': 'entryLinksEditor',
  'Array Link Asset': 'assetLinksEditor',
  'Array ResourceLink': 'resourceLinksEditor',
}

function defaultControl(field: TypeField): Control {
  const { type, linkType, items } = field
  const key = [type, linkType, items?.type, items?.linkType].filter((part) => part !== undefined).join(' ')
  const isChoice = type === 'Symbol' && field.validations.some((validation) => 'in' in validation)
  return {
    fieldId: field.id,
    widgetNamespace: 'builtin',
    widgetId: isChoice ? 'dropdown' : (usualWidgets[key] ?? usualWidgets[type] ?? 'singleLine'),
  }
}
