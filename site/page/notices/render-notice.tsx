import { type RenderOptions, renderList } from '@association/content/render'
import type { RenderNotice } from './site-notices.tsx'

/** Renders a notice of the shell as the renderer of pages renders it among blocks. */
export const renderNotice =
  (options: RenderOptions): RenderNotice =>
  (entry) =>
    renderList([entry], { options, as: 'block' })
