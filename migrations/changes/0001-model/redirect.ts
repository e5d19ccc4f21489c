import type { NewContentType } from '../../engine/vocabulary.ts'

export const redirect = {
  spaces: ['association'],
  name: 'Redirect',
  description: 'Sends visitors from an old address of the site to a new one.',
  displayField: 'from',
  fields: {
    from: {
      name: 'From',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 400 } },
        { unique: true },
        { regexp: { pattern: '^/[^?#\\s]+$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The old path, such as /news/spring-meeting. Without the host, and without ? and #.',
    },
    to: {
      name: 'To',
      required: true,
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The new address: a path of the site, or a whole URL.',
    },
    isTemporary: {
      name: 'Is temporary',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Search engines keep the old address. Leave it off for a page that moved for good.',
    },
    publishGate: {
      name: 'Blocked until the checks in the sidebar pass',
      disabled: true,
      type: 'Symbol',
      validations: [{ in: ['ok'] }],
      widget: 'dropdown',
    },
  },
} as const satisfies NewContentType
