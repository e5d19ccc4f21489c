import type { Field } from '../define/field.ts'
import { deadLink, wire, wireAsset } from './fixture-page.ts'
import { mutated } from './mutated.ts'

/** Returns another kind, or an example with changes inside, as people, tools or bugs might store it. */
export function randomValue(field: Field, random: () => number, examples: readonly unknown[] = []): unknown {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const dice = random()
  if (dice < 0.4 && examples.length > 0) return mutated(pick(examples), { random, strange: strangeJson })
  return dice < 0.7 ? pick(plausible(field, random)) : pick(strange)
}

const plausible = ({ options, min = 0, max = 100 }: Field, random: () => number): readonly unknown[] => [
  ...(options ?? []),
  Math.round(min + random() * (max - min)),
  'darkBlue',
  'py-5 col-md-6',
  '/membership',
  true,
  richTextOf(random),
  wireAsset('a'),
  [wire('title', { text: 'x' }, 'random-title'), wire('content', {}, 'random-content')],
  wire('buttonGroup', { button1Text: 'x' }, 'random-buttons'),
]

const strange: readonly unknown[] = [
  undefined,
  null,
  '',
  0,
  -1,
  Number.NaN,
  1e21,
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u0000\ud800',
  [],
  [null, 1, 'x', {}, [[]]],
  {},
  { nodeType: 'document' },
  { nodeType: 'document', content: [null, 1, { nodeType: 'nonsense', content: [{}] }] },
  { sys: {} },
  { sys: { id: 'x' }, fields: {} },
  { sys: { id: 'x', type: 'Asset' }, fields: { file: null } },
  { sys: { id: 'x', type: 'Asset' }, fields: { file: { url: 1 } } },
  { sys: { id: 'x', contentType: null }, fields: { a: 1 } },
  deadLink('gone'),
  wire('hologram'),
  () => 'a function',
  Symbol('s'),
  10n,
  new Date(Number.NaN),
]

const strangeJson = strange.filter(
  (value) => value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value),
)

function richTextOf(random: () => number) {
  const leaf = { nodeType: 'text', value: 'words\u00ad\nmore', marks: [{ type: 'bold' }], data: {} }
  const kinds = [
    'paragraph',
    'heading-1',
    'blockquote',
    'unordered-list',
    'table',
    'embedded-entry-block',
    'hr',
  ]
  const content = kinds
    .filter(() => random() < 0.5)
    .map((nodeType) => ({
      nodeType,
      data: random() < 0.3 ? { target: wire('media', {}, 'm') } : {},
      content: [leaf],
    }))
  return { nodeType: 'document', data: {}, content }
}
