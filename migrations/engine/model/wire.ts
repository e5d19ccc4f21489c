import { isSame } from '@association/services/management/index.ts'
import type { ContentFields, ContentTypeProps, Control, EditorInterfaceProps } from 'contentful-management'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { editorParts, tidyEditor, tidyType } from '../specs/tidy.ts'

export function fromWire(type: ContentTypeProps, editor?: EditorInterfaceProps): TypeSpec {
  const controls = new Map(editor?.controls?.map((control) => [control.fieldId, control]))
  return tidyType({
    name: type.name,
    description: type.description,
    displayField: type.displayField,
    fields: Object.fromEntries(
      type.fields.map((field) => [field.id, fieldFrom(field, controls.get(field.id))]),
    ),
    editor,
  })
}

function fieldFrom({ id: _, ...field }: ContentFields, control: Control | undefined): FieldSpec {
  const { helpText, ...settings } = control?.settings ?? {}
  return {
    ...(field as Omit<FieldSpec, 'widget'>), // The SDK's type is wider than a change can express.
    widget: widgetOf(control),
    help: helpText === undefined ? '' : String(helpText),
    settings,
  }
}

/** Marks a field without a widget: Contentful picks one. */
const unset = 'default'

/** Returns `singleLine`, or `app:…` and `extension:…` for the editor of an app or extension. */
function widgetOf({ widgetId = unset, widgetNamespace = 'builtin' }: Partial<Control> = {}): string {
  return widgetNamespace === 'builtin' ? widgetId : `${widgetNamespace}:${widgetId}`
}

export function toContentTypeBody(spec: TypeSpec): Omit<ContentTypeProps, 'sys'> {
  return {
    name: spec.name,
    description: spec.description,
    displayField: spec.displayField,
    fields: Object.entries(spec.fields).map(([id, field]) => {
      const { widget: _, help: __, settings: ___, ...rest } = field
      return { ...always, ...rest, id } as unknown as ContentFields
    }),
  }
}

const always = { required: false, localized: false, disabled: false, omitted: false, validations: [] }

export function toControls(spec: TypeSpec): Control[] {
  return Object.entries(spec.fields).map(([fieldId, { widget, help, settings = {} }]) => {
    const all = { ...settings, ...(help ? { helpText: help } : {}) }
    return { fieldId, ...widgetControl(widget), ...(Object.keys(all).length > 0 ? { settings: all } : {}) }
  })
}

function widgetControl(widget: string): Partial<Control> {
  if (widget === unset) return {}
  const [, namespace = 'builtin', id = widget] = /^(app|extension):(.+)$/.exec(widget) ?? []
  return { widgetNamespace: namespace, widgetId: id }
}

/**
 * Body of `PUT /content_types/{id}/editor_interface`. Parts that the specification omits return to Contentful's
 * defaults.
 */
export function toEditorBody<Editor extends { controls?: Control[] }>(
  spec: TypeSpec,
  existing: Editor,
): Editor {
  const others = Object.entries(existing).filter(
    ([part]) => !(editorParts as readonly string[]).includes(part),
  )
  const controls = toControls(spec).map((control) => asHeld(control, existing))
  return { ...Object.fromEntries(others), ...editorOf(spec), controls } as Editor
}

/** Keeps an equivalent control byte for byte: empty and missing settings mean the same. */
function asHeld(control: Control, { controls = [] }: { controls?: readonly Control[] }): Control {
  const held = controls.find(({ fieldId }) => fieldId === control.fieldId)
  return held &&
    isSame({ ...held, settings: held.settings ?? {} }, { ...control, settings: control.settings ?? {} })
    ? held
    : control
}

const editorOf = (spec: TypeSpec) => ({ controls: toControls(spec), ...tidyEditor(spec.editor) })

export const hasSameContentType = (one: TypeSpec, other: TypeSpec) =>
  isSame(toContentTypeBody(one), toContentTypeBody(other))
export const hasSameEditor = (one: TypeSpec, other: TypeSpec) => isSame(editorOf(one), editorOf(other))
