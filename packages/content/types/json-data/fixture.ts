import { assetLink, type Draft } from '../../define/values.ts'
import { accessKnowledge } from './kinds/access-knowledge/example.ts'

export const jsonData: Draft<'jsonData'> = {
  internalName: 'Access knowledge: courses, journal and books',
  kind: 'accessKnowledge',
  data: accessKnowledge,
  pictures: [
    assetLink('first-light'),
    assetLink('journal-physician-leadership'),
    assetLink('cover-first-hundred-days'),
    assetLink('open-leaves'),
  ],
}
