import { type Draft, link } from '../../define/values.ts'

export const advertisementsList: Draft<'advertisementsList'> = {
  internalName: 'Advertisements: articles',
  advertisements: [link('advertisement')],
  secondsPerAdvertisement: 8,
}
