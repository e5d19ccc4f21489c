import { type ViewAs, viewAsOf } from '@association/content/preview/view-as.ts'

/** Returns undefined for text that is no view. */
export function viewIn(text: string | undefined): ViewAs | undefined {
  try {
    return viewAsOf(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
