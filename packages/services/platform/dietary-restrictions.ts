const separator = ';'

/** The platform stores one string: `vegan;no nuts`. */
export const writeDiet = (restrictions: readonly string[]): string =>
  cleaned(restrictions.map((each) => each.replaceAll(separator, ','))).join(separator)

export const readDiet = (written: string | null): string[] => cleaned((written ?? '').split(separator))

const cleaned = (items: readonly string[]) => items.map((item) => item.trim()).filter(Boolean)
