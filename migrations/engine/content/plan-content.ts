import type { Space } from '@association/content'
import type { ContentStep } from '../vocabulary.ts'
import { planDeletion } from './delete.ts'
import { planDerivation } from './derive.ts'
import { planLinks } from './links.ts'
import { planMove } from './move.ts'
import type { Planned, Planning } from './planned.ts'
import { planNewTag, planTagDeletion, planTagging } from './tags.ts'
import { planTransform } from './transform.ts'

export function planContent(step: ContentStep, planning: Planning & { space: Space }): Planned {
  if ('spaces' in step && !step.spaces.includes(planning.space)) return { stages: [] }
  switch (step.do) {
    case 'transformEntries':
      return planTransform(step, planning)
    case 'deriveEntries':
      return planDerivation(step, planning)
    case 'moveEntries':
      return planMove(step, planning)
    case 'deleteEntries':
      return planDeletion(step, planning)
    case 'replaceLinks':
      return planLinks(step, planning)
    case 'tagEntries':
      return planTagging(step, planning)
    case 'createTag':
      return planNewTag(step, planning)
    case 'deleteTag':
      return planTagDeletion(step, planning)
  }
}
