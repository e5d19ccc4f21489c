import type { Draft } from '../../define/values.ts'

export const buttonGroup: Draft<'buttonGroup'> = {
  internalName: 'Buttons: join or look around',
  button1Text: 'Become a member',
  button1Url: '/membership',
  button1Variant: 'yellow',
  button2Text: 'See what is included',
  button2Url: '/membership#benefits',
  button2Variant: 'dark',
}
