import { assetLink, entry, link, prose, type SeedEntry, seedFile } from '../define.ts'
import { buttons, title, words } from '../parts.ts'

/** Exactly 40 blocks: the bench measures the time from a keystroke to the screen here. */
const kinds = ['title', 'content', 'quoteBlock', 'media', 'buttonGroup'] as const
const rounds = 8

export const bench = seedFile({
  space: 'association',
  entries: [
    entry('page', 'bench', {
      title: 'Forty blocks',
      path: '/bench',
      description: 'Forty blocks, to measure how fast a change is seen.',
      hideFromSearch: true,
      sections: Array.from({ length: rounds }, (_, round) =>
        kinds.map((kind) => link(idOf(kind, round))),
      ).flat(),
    }),
    ...Array.from({ length: rounds }, (_, round) => blocksOf(round)).flat(),
  ],
})

function idOf(kind: (typeof kinds)[number], round: number) {
  return `bench-${kind}-${round + 1}`
}

function blocksOf(round: number): SeedEntry[] {
  const number = round + 1
  return [
    title(idOf('title', round), `Chapter ${number}`, { internalName: `Bench: title ${number}` }),
    words(
      idOf('content', round),
      [
        `## What a chief does before breakfast, part ${number}`,
        'Read the night’s incident reports. Call the unit that had the hard one, **before** the meeting in which it will be discussed. Ask who needs to go home.',
        '- One question that only you can ask\n- One decision that others wait for\n- One thing that you will not do today',
        'Then [read how others begin their day](/membership#read).',
      ].join('\n\n'),
      { internalName: `Bench: text ${number}`, maxWidth: 720 },
    ),
    entry('quoteBlock', idOf('quoteBlock', round), {
      internalName: `Bench: quote ${number}`,
      quote: prose(`Good rounds end with someone else’s idea. This is idea number ${number}.`),
      attribution: 'Tomás Reyes, MD, hospitalist',
    }),
    entry('media', idOf('media', round), {
      internalName: `Bench: picture ${number}`,
      mediaFile: assetLink(round % 2 === 0 ? 'quiet-water' : 'ascent'),
      imageWidth: 640,
      description: `Picture ${number} of ${rounds}.`,
    }),
    buttons(
      idOf('buttonGroup', round),
      [
        ['Become a member', '/membership'],
        ['Back to the top', '#main'],
      ],
      { internalName: `Bench: buttons ${number}`, button2Variant: 'light' },
    ),
  ]
}
