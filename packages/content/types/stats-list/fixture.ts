import { type Draft, link } from '../../define/values.ts'

export const statsList: Draft<'statsList'> = {
  internalName: 'Figures: the association in short',
  title: 'The association in short',
  stats: [link('stats')],
  backgroundColor: 'paleBlue',
}
