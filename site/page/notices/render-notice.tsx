import { type RenderOptions, renderList } from '@association/content/render'
import type { RenderNotice } from './site-notices.tsx'

export const renderNotice =
  (options: RenderOptions): RenderNotice =>
  (entry) =>
    renderList([entry], { options, as: 'block' })
