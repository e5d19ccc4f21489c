import type { Draft } from '../../define/values.ts'

export const title: Draft<'title'> = {
  internalName: 'Title: leadership is a clinical skill',
  text: 'Leadership is a clinical skill',
  tag: 'h2',
}
