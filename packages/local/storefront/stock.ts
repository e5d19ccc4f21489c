/**
 * How many pieces of a variant the shop has, where that is limited. All others are never sold out. `PUT /stock/<id>`
 * changes it while the shop runs.
 */
export const stock: Readonly<Record<string, number>> = {}
