import { contentType } from '../../define/content-type.ts'
import { asset, flag, longText, reference, references, text } from '../../define/field.ts'

export const page = contentType({
  id: 'page',
  name: 'Page',
  description:
    'A page of the site: its address, what search engines show of it, and its blocks from top to bottom.',
  icon: 'page',
  slots: [],
  spaces: ['association', 'events'],
  title: 'title',
  page: { sitemap: 'pages' },
  index: 'small',
  fields: {
    title: text({ required: true, max: 120, help: 'Shown in the browser tab and in search results.' }),
    path: text({
      required: true,
      unique: true,
      max: 200,
      pattern: '^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$',
      help: 'The address after the host, such as /membership. The home page is /.',
    }),
    description: longText({ max: 320, help: 'One or two sentences for search engines and shared links.' }),
    socialImage: asset({ mimeTypes: ['image'], help: 'Shown when the page is shared; 1200 × 630 px.' }),
    hideFromSearch: flag({ help: 'Keeps the page out of search engines and the sitemap.' }),
    notification: reference({
      to: ['notificationDialogue'],
      help: 'A notice that this page shows below its header until a visitor closes it.',
    }),
    sections: references({ to: { slot: 'block' }, max: 80 }),
  },
  checks: [
    {
      field: 'sections',
      when: (fields) => (fields.sections ?? []).length === 0,
      warn: 'The page is empty. Add its first block.',
    },
  ],
})
