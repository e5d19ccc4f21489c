import { assetLink, type Draft } from '../../define/values.ts'

export const cta: Draft<'cta'> = {
  internalName: 'Call to action: apply for fellowship',
  url: '/membership',
  image: assetLink('banner-fellowship'),
}
