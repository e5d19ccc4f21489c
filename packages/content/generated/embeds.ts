// Written by `pnpm generate` from the folders in types/.
import type { ViewsFor } from '../define/view.ts'

export const embeds: Partial<ViewsFor<'embed'>> = {}
