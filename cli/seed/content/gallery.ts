import { assetLink, entry, link, prose, type SeedEntry, seedFile } from '../define.ts'

/** A page for each kind of block: its fixture, then what else it can do. */
const pages: Readonly<Record<string, { title: string; fixture: string; variants: readonly SeedEntry[] }>> = {
  title: {
    title: 'Title',
    fixture: 'title',
    variants: [
      entry('title', {
        id: 'gallery-title-large',
        fields: {
          internalName: 'Gallery: large title',
          text: 'Large, centred and purple',
          tag: 'h2',
          fontSize: 56,
          color: 'purple',
          textAlign: 'center',
          justify: 'center',
        },
      }),
      entry('title', {
        id: 'gallery-title-line',
        fields: {
          internalName: 'Gallery: title with a line',
          text: 'With a line beside it, in Georgia',
          tag: 'h3',
          fontFamily: 'Georgia',
          colorLine: 'orange',
          colorLinePadding: 20,
          backgroundColor: 'paleYellow',
        },
      }),
    ],
  },
  content: {
    title: 'Rich text',
    fixture: 'content',
    variants: [
      entry('content', {
        id: 'gallery-content-colours',
        fields: {
          internalName: 'Gallery: text in colours',
          text: prose(
            'White text on blue, **its bold words yellow**, and [a link](/membership) in yellow as well.',
          ),
          color: 'white',
          boldTextColor: 'yellow',
          linkColor: 'yellow',
          contentBackgroundColor: 'darkBlue',
          contentClasses: 'p-4',
          columnWidth: 8,
        },
      }),
      entry('content', {
        id: 'gallery-content-embed',
        fields: {
          internalName: 'Gallery: text with an embedded quote',
          text: prose('Before the quote.\n\n{{quoteBlock}}\n\nAfter the quote.'),
        },
      }),
      entry('content', {
        id: 'gallery-content-link',
        fields: {
          internalName: 'Gallery: text that is one link',
          text: prose('### All of this is one link\n\nAnd its button still works.\n\n{{buttonGroup}}'),
          contentLink: '/membership',
          colorLine: 'mediumBlue',
        },
      }),
    ],
  },
  'button-group': {
    title: 'Button group',
    fixture: 'buttonGroup',
    variants: [
      ...(
        [
          ['dark', 'light'],
          ['transparent', 'yellow'],
          ['mediumYellow', 'purple'],
          ['mediumRed', 'red'],
          ['mediumBlue', 'light-blue'],
          ['green', 'green'],
        ] as const
      ).map(([first, second]) =>
        entry('buttonGroup', {
          id: `gallery-buttons-${first}`,
          fields: {
            internalName: `Gallery: buttons ${first} and ${second}`,
            button1Text: first,
            button1Url: '/membership',
            button1Variant: first,
            button2Text: second,
            button2Url: '/membership',
            button2Variant: second,
            button2Disabled: first === second,
            buttonWidth: 180,
          },
        }),
      ),
    ],
  },
  media: {
    title: 'Media',
    fixture: 'media',
    variants: [
      entry('media', {
        id: 'gallery-media-small',
        fields: {
          internalName: 'Gallery: small picture',
          mediaFile: assetLink('ascent'),
          imageWidth: 320,
          alignImage: 'start',
          imgLabel: link('label'),
        },
      }),
      entry('media', {
        id: 'gallery-media-row',
        fields: {
          internalName: 'Gallery: picture beside its text',
          mediaFile: assetLink('open-leaves'),
          flexDirection: 'row-reverse',
          contents: [link('title'), link('content')],
        },
      }),
      entry('media', {
        id: 'gallery-media-video',
        fields: {
          internalName: 'Gallery: video',
          mediaFile: assetLink('filled-hall'),
          vimeoId: '76979871',
          imageWidth: 640,
        },
      }),
      entry('media', {
        id: 'gallery-media-sound',
        fields: {
          internalName: 'Gallery: sound',
          audioUrl: 'https://podcasts.example/soundpractice/1.mp3',
          description: 'SoundPractice, episode one: the first hundred days of a chief.',
        },
      }),
    ],
  },
  'quote-block': {
    title: 'Quote',
    fixture: 'quoteBlock',
    variants: [
      entry('quoteBlock', {
        id: 'gallery-quote-boxed',
        fields: {
          internalName: 'Gallery: boxed quote over two colours',
          quote: prose('Rounds are the only meeting that patients attend.'),
          attribution: 'Amara Nwosu, MD',
          alignAttribution: 'end',
          isContainer: true,
          backgroundColor: 'white',
          wrapperBackgroundColor: 'paleBlue',
          lowerBackgroundColor: 'darkBlue',
          lowerBackgroundHeight: 40,
          quoteMarkerColor: 'purple',
          maxWidth: 640,
        },
      }),
    ],
  },
  section: {
    title: 'Section',
    fixture: 'section',
    variants: [
      entry('section', {
        id: 'gallery-section-row',
        fields: {
          internalName: 'Gallery: blocks side by side',
          isWideContainer: true,
          flexDirection: 'horizontal',
          horizontalAlign: 'between',
          verticalAlign: 'center',
          outerBackgroundColor: 'lightGray',
          lowerOuterBackgroundColor: 'lightBlue',
          lowerBackgroundHeight: 30,
          elements: [link('title'), link('buttonGroup')],
        },
      }),
      entry('section', {
        id: 'gallery-section-lifted',
        fields: {
          internalName: 'Gallery: lifted over the section above',
          isContainer: true,
          moveUp: 24,
          paddings: 'pb-5',
          containerClasses: 'text-center',
          elements: [link('content')],
        },
      }),
    ],
  },
}

export const gallery = seedFile({
  space: 'association',
  entries: Object.entries(pages).flatMap(([path, { title, fixture, variants }]) => [
    entry('page', {
      id: `gallery-${path}`,
      fields: {
        title: `Block: ${title}`,
        path: `/blocks/${path}`,
        hideFromSearch: true,
        sections: [fixture, ...variants.map(({ id }) => id)].map((id) => link(id)),
      },
    }),
    ...variants,
  ]),
})
