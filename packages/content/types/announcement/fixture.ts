import { type Draft, link } from '../../define/values.ts'

export const announcement: Draft<'announcement'> = {
  internalName: 'Announcement: call for speakers',
  text: 'The call for speakers is open until the end of the month.',
  url: '/conference',
  linkText: 'Send a proposal',
  backgroundColor: link('color'),
}
