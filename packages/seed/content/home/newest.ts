import { entry, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

export const newest = seedFile({
  space: 'association',
  entries: [
    band('home-newest-band', ['home-newest'], {
      internalName: 'Home: newest articles',
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    entry('newestArticles', 'home-newest', {
      internalName: 'Home: newest articles',
      title: 'New in our journals',
      count: 5,
    }),
  ],
})
