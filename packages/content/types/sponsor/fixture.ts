import type { Draft } from '../../define/values.ts'

export const sponsor: Draft<'sponsor'> = {
  name: 'Gulf Coast Mutual',
  level: 'Partner',
  description: 'Insures physicians in eleven states, and pays for the scholarships of eight participants.',
  link: 'https://gulfcoast.example',
}
