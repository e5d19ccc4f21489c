// Written by `npm run generate` from the files in types/ and lists/definitions/.
import type { ViewsFor } from '../define/view.ts'
import { ChecklistItemEmbed } from '../types/checklist-item/embed.tsx'
import { StatsEmbed } from '../types/stats/embed.tsx'

export const embeds: Partial<ViewsFor<'embed'>> = {
  checklistItem: ChecklistItemEmbed,
  stats: StatsEmbed,
}
