import { contentType } from '../../define/content-type.ts'
import { choice, color, flag, integer, reference, text, url } from '../../define/field.ts'
import { alignments, buttonVariant, extraClasses, internalName, spacer } from '../../shared/fields.ts'

export const buttonGroup = contentType({
  id: 'buttonGroup',
  name: 'Button group',
  description: 'One or two buttons side by side, and what leads into the shop.',
  icon: 'button',
  inPicker: { category: 'Notices and forms', order: 1, words: ['link', 'cta', 'action'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    button1Text: text({ max: 60 }),
    button1Url: url(),
    button1Variant: buttonVariant,
    button1Disabled: flag(),
    renderAsLinkBtn1: flag({ group: 'layout', name: 'Button 1 looks like a link' }),
    button2Text: text({ max: 60 }),
    button2Url: url(),
    button2Variant: buttonVariant,
    button2Disabled: flag(),
    renderAsLinkBtn2: flag({ group: 'layout', name: 'Button 2 looks like a link' }),
    instantBuy: text({
      max: 60,
      picker: 'variant',
      help: 'The id of a variant in the shop. It adds a button that buys the variant at once.',
    }),
    productAddToCart: reference({
      name: 'Product to add to the cart',
      to: ['product'],
      help: 'Shown with its price and a button that puts it into the cart.',
    }),
    outlineColor: color(),
    fontSize: integer({ default: 15, min: 10, max: 40, unit: 'px' }),
    buttonWidth: integer({ min: 60, max: 800, unit: 'px' }),
    alignButtons: choice({ options: alignments, default: 'start' }),
    paddingTop: integer(spacer),
    paddingBottom: integer(spacer),
    groupClasses: extraClasses,
    additionalClasses: extraClasses,
  },
  checks: [
    {
      field: 'button1Text',
      when: ({ button1Text, button2Text, instantBuy, productAddToCart }) =>
        !button1Text && !button2Text && !instantBuy && !productAddToCart,
      error: 'Give at least one button a text.',
    },
    {
      field: 'button1Url',
      when: ({ button1Text, button1Url, button1Disabled }) =>
        Boolean(button1Text && !button1Url && !button1Disabled),
      error: 'Button 1 has no address. Give it one, or disable the button.',
    },
    {
      field: 'button2Url',
      when: ({ button2Text, button2Url, button2Disabled }) =>
        Boolean(button2Text && !button2Url && !button2Disabled),
      error: 'Button 2 has no address. Give it one, or disable the button.',
    },
  ],
})
