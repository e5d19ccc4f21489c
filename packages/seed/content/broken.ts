import { assetLink, changed, draft, entry, link, prose, seedFile } from '../define.ts'

/**
 * Breaks in every way that Contentful accepts. Visitors see the sound blocks, and the preview reports the others. Links
 * are sound for the link audit; the browser test writes broken ones.
 */
export const broken = seedFile({
  space: 'association',
  isBroken: true,
  entries: [
    entry('page', 'broken', {
      title: 'A page with broken blocks',
      path: '/broken',
      description: 'What is broken stays away; the rest of the page stands.',
      hideFromSearch: true,
      sections: [
        link('broken-before'),
        link('broken-inside-itself'),
        link('broken-unpublished'),
        link('broken-addresses'),
        link('broken-hostile-text'),
        link('broken-hostile-colors'),
        link('broken-no-media'),
        link('broken-deep-1'),
        link('broken-after'),
      ],
    }),
    entry('title', 'broken-before', {
      internalName: 'Broken: sound block before',
      text: 'This stands before the broken blocks',
    }),
    entry('content', 'broken-after', {
      internalName: 'Broken: sound block after',
      text: prose('This stands after the broken blocks.'),
    }),

    entry('section', 'broken-inside-itself', {
      internalName: 'Broken: a section inside itself',
      isContainer: true,
      isWideContainer: true,
      elements: [link('broken-in-circle'), link('broken-inside-itself')],
    }),
    entry('content', 'broken-in-circle', {
      internalName: 'Broken: text inside the circle',
      text: prose('This text stands once, although its section contains itself.'),
    }),
    draft('quoteBlock', 'broken-unpublished', {
      internalName: 'Broken: a quote nobody published',
      quote: prose('Visitors must not read this before it is published.'),
    }),
    entry('buttonGroup', 'broken-addresses', {
      internalName: 'Broken: buttons that a test leads nowhere',
      button1Text: 'Join',
      button1Url: '/membership',
      button2Text: 'Read',
      button2Url: '/articles',
    }),
    entry('content', 'broken-hostile-text', {
      internalName: 'Broken: text full of markup',
      text: prose(
        'Markup is shown, never run: `<script>alert(1)</script>` and `<img src=x onerror=alert(1)>`.',
      ),
      class: 'py-2 x"onmouseover=alert(1)',
    }),
    entry('title', 'broken-hostile-colors', {
      internalName: 'Broken: colors that are none',
      text: '<svg onload=alert(1)> in a title is only text',
      tag: 'h2',
      color: 'red;background:url(//evil.example/x)',
      backgroundColor: 'expression(alert(1))',
    }),
    changed('media', 'broken-no-media', {
      fields: {
        internalName: 'Broken: a picture that is going',
        mediaFile: assetLink('ascent'),
        imageWidth: 320,
      },
      changes: { mediaFile: undefined },
    }),

    ...Array.from({ length: 12 }, (_, index) =>
      entry('section', `broken-deep-${index + 1}`, {
        internalName: `Broken: section ${index + 1} of 12, each inside the one before`,
        paddings: 'p-0',
        elements: [link(index < 11 ? `broken-deep-${index + 2}` : 'broken-before')],
      }),
    ),
  ],
})
