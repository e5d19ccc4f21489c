import { assetLink, type Draft } from '../../define/values.ts'

export const advertisement: Draft<'advertisement'> = {
  internalName: 'Fellowship 2027',
  url: '/membership',
  image: assetLink('banner-fellowship'),
}
