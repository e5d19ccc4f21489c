import { type ViewAs, viewAsOf } from '@association/content/preview/view-as.ts'

/** Reads a view from the tab's storage. Returns undefined for what is no view. */
export function viewIn(text: string | undefined): ViewAs | undefined {
  try {
    return viewAsOf(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
