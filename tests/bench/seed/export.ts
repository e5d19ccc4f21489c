export const typesUsed = ['title', 'section'] as const

const english = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]))

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const entry = (type: (typeof typesUsed)[number], id: string, fields: Record<string, unknown>) => ({
  sys: { id, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
  fields: english(fields),
})

const inABand = 10

export const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    if (n % inABand < inABand - 1)
      return entry('title', `entry-${n}`, { internalName: `Entry ${n}`, text: `Title ${n}` })
    const elements = Array.from({ length: inABand - 1 }, (__, back) => link(`entry-${n - 1 - back}`))
    return entry('section', `entry-${n}`, { internalName: `Entry ${n}`, elements })
  })

export const exportOf = (count: number) => JSON.stringify({ entries: entriesOf(count) })
