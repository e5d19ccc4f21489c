import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'

export type MediaEntry = Entry<'media'> | Entry<'mediaCard'>
export type MediaProps = { entry: MediaEntry; page: Page }
