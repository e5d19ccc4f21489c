import { contentType } from '../../define/content-type.ts'
import { text } from '../../define/field.ts'

export const doiPrefix = contentType({
  id: 'doiPrefix',
  name: 'DOI prefix',
  description: 'The first part of an article’s digital object identifier; a publisher has one.',
  slots: [],
  spaces: ['association', 'events'],
  title: 'prefix',
  fields: {
    prefix: text({
      required: true,
      unique: true,
      max: 20,
      pattern: '^10\\.\\d{4,9}$',
      help: 'Such as 10.55834.',
    }),
  },
})
