import type { Variants } from '../../define/variants.ts'

export const formVariants: Variants<'form'> = {
  'another form, narrow, at the start': {
    formId: 'a4b7c1d2-5e6f-4a3b-9c8d-1e2f3a4b5c6d',
    formTitle: 'Propose an article',
    hashLink: 'propose',
    horizontalAlign: 'start',
    formMaxWidth: 420,
    backgroundColor: undefined,
    topComponents: undefined,
    bottomComponents: undefined,
    loggedInUserAlternateContent: undefined,
  },
  'an id that is none: nothing but what stands around it': {
    formId: '6d1f4a02',
    hashLink: 'no-form',
  },
}
