/**
 * How many pieces of a seeded variant the shop has at first, where that is limited. `PUT /stock/<variant>` changes it
 * while the shop runs.
 */
export const stock: Readonly<Record<string, number>> = {
  // Books whose print run ends: a hard cover is sold out, a paperback has two copies left.
  '41031301': 0,
  '41031401': 2,
}
