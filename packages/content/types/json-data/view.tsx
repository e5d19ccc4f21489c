import type { View } from '../../define/view.ts'
import { isKindName } from './kinds/names.ts'
import { kindViews } from './kinds/views.ts'
import { messages } from './messages.ts'

export const JsonData: View<'jsonData'> = ({ entry, page }) => {
  const { kind } = entry.fields
  if (isKindName(kind)) return kindViews[kind]({ entry, page })
  page.report(messages.unknown)
  return null
}
