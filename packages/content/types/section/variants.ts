import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const sectionVariants: Variants<'section'> = {
  'dark picture behind': {
    hashLink: undefined,
    elements: [link('title'), link('content'), link('buttonGroup')],
    columnBreakpoints: undefined,
    containerClasses: 'py-5',
    backgroundImage: assetLink('first-light'),
    backgroundImagePosition: '60% bottom',
    darkBackgroundImage: true,
  },
  'light picture behind, centred': {
    hashLink: undefined,
    elements: [link('title'), link('buttonGroup')],
    columnBreakpoints: undefined,
    horizontalAlign: 'center',
    backgroundImage: assetLink('quiet-water'),
    lightBackgroundImage: true,
  },
  'side by side, two colours': {
    hashLink: undefined,
    elements: [link('title'), link('buttonGroup')],
    isContainer: undefined,
    isWideContainer: true,
    columnBreakpoints: undefined,
    flexDirection: 'horizontal',
    horizontalAlign: 'between',
    verticalAlign: 'center',
    outerBackgroundColor: 'lightGray',
    lowerOuterBackgroundColor: 'lightBlue',
    lowerBackgroundHeight: 30,
  },
  'lifted over the one above': {
    hashLink: undefined,
    elements: [link('centeredContainer.boxed')],
    columnBreakpoints: undefined,
    outerBackgroundColor: undefined,
    moveUp: 48,
    paddings: 'pb-5',
  },
  'spread over the height of its neighbour': {
    hashLink: undefined,
    elements: [link('media.picture alone'), link('section.spread')],
    columnBreakpoints: 'col-12 col-md-6',
  },
  spread: {
    hashLink: undefined,
    elements: [link('title'), link('buttonGroup')],
    columnBreakpoints: undefined,
    isContainer: undefined,
    horizontalAlign: 'between',
    paddings: 'py-0',
    outerBackgroundColor: undefined,
  },
  'dark, by its colour': { hashLink: undefined, outerBackgroundColor: 'darkBlue' },
  empty: { hashLink: undefined, elements: undefined },
}
