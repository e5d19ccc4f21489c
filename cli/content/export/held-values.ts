type ExportedFields = Readonly<Record<string, unknown>>

/** Leaves out empty fields: Contentful stores an emptied field as `{}`, or as null in each locale. */
export const heldValues = (fields: ExportedFields = {}): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, byLocale]) => {
      const filled = Object.entries(byLocale ?? {}).filter(
        ([, value]) => value !== null && value !== undefined,
      )
      return filled.length > 0 ? [[id, Object.fromEntries(filled)]] : []
    }),
  )
