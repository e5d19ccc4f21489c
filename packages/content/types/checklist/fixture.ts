import { type Draft, link } from '../../define/values.ts'

export const checklist: Draft<'checklist'> = {
  internalName: 'Checklist: before you apply',
  checklistTitle: 'Before you apply',
  checklistItems: [link('checklistItem')],
  backgroundColor: 'paleBlue',
  hashId: 'before-you-apply',
  buttons: link('buttonGroup'),
}
