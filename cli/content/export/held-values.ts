type ExportedFields = Readonly<Record<string, unknown>>

/** Contentful stores emptied fields as `{}` or null. */
export const heldValues = (fields: ExportedFields = {}): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, values]) => {
      const held = Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined)
      return held.length > 0 ? [[id, Object.fromEntries(held)]] : []
    }),
  )
