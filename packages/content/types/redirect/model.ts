import { contentType } from '../../define/content-type.ts'
import { flag, text, url } from '../../define/field.ts'

export const redirect = contentType({
  id: 'redirect',
  name: 'Redirect',
  description: 'Sends visitors from an old address of the site to a new one.',
  slots: [],
  spaces: ['association'],
  title: 'from',
  index: 'small',
  fields: {
    from: text({
      required: true,
      unique: true,
      max: 400,
      pattern: '^/[^?#\\s]+$',
      help: 'The old path, such as /news/spring-meeting. Without the host, and without ? and #.',
    }),
    to: url({ required: true, help: 'The new address: a path of the site, or a whole URL.' }),
    isTemporary: flag({
      group: 'content',
      help: 'Search engines keep the old address. Leave it off for a page that moved for good.',
    }),
  },
  checks: [
    {
      field: 'to',
      when: ({ from, to }) => Boolean(from && to && from === to),
      error: 'The redirect leads to itself. Enter another address.',
    },
  ],
})
