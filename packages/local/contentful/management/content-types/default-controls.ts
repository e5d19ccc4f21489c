import type { Control, TypeField } from '../../entity.ts'

const widgets: Record<string, string> = {
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

export function defaultControl(field: TypeField): Control {
  const { type, linkType, items } = field
  const key = [type, linkType, items?.type, items?.linkType].filter((part) => part !== undefined).join(' ')
  const isChoice = type === 'Symbol' && field.validations.some((validation) => 'in' in validation)
  return {
    fieldId: field.id,
    widgetNamespace: 'builtin',
    widgetId: isChoice ? 'dropdown' : (widgets[key] ?? widgets[type] ?? 'singleLine'),
  }
}
